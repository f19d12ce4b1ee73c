#include "cli/report_page.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

namespace homestretch {

namespace {

constexpr std::string_view place_for_data = "\"the numbers\"";

// As text inside of a script element: no '<' may end that.
std::string in_a_script(const Json& data) {
    const std::string json = data.dump();
    std::string safe;
    safe.reserve(json.size());
    for (const char letter : json) {
        if (letter == '<')
            safe += "\\u003c";
        else
            safe += letter;
    }
    return safe;
}

} // namespace

Result<std::string> report_template(const Home& home) {
    for (const auto* const where : {"web/dist/report.html", "web/report.html"}) {
        std::ifstream file(home.folder() / where, std::ios::binary);
        std::string page(std::istreambuf_iterator<char>(file), {});
        if (page.find(place_for_data) != std::string::npos) return page;
    }
    return failure(fmt::format("the page's template is missing: there is no web/dist/report.html in '{}'; "
                               "`make build` makes it, and --json needs none",
                               home.folder().string()));
}

std::string report_page(std::string page, const Json& data) {
    page.replace(page.find(place_for_data), place_for_data.size(), in_a_script(data));
    return page;
}

} // namespace homestretch
