#include "cli/rules_page.h"

#include "cli/text/markdown.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace homestretch {

Result<std::string> rules_page(const Home& home, const GameInfo& game, const Console& console) {
    constexpr std::size_t widest_prose = 96; // longer lines are hard to read
    const std::filesystem::path path = home.rules_page(game.id);
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf())) {
        return failure(fmt::format("cannot read the rules of {} in '{}'", game.title, path.string()));
    }
    return rendered_markdown(text.str(), console.paint, std::min(console.width, widest_prose));
}

} // namespace homestretch
