#include "cli/server_settings.h"

#include <unistd.h>

#include <cstdlib>
#include <utility>

namespace homestretch {

namespace {

std::vector<std::string> environment() {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) variables.emplace_back(*variable);
    return variables;
}

} // namespace

Problems gather_settings(const std::string& config,
                         const std::map<std::string_view, std::vector<std::string>>& flags,
                         server::Settings& settings) {
    Problems problems;
    const auto add = [&](Problems more) { problems.insert(problems.end(), more.begin(), more.end()); };
    const char* configured = std::getenv("HOMESTRETCH_CONFIG");
    const std::string file = config.empty() && configured != nullptr ? configured : config;
    if (!file.empty()) add(apply_settings_file(file, settings));
    add(apply_environment(environment(), settings));
    std::vector<std::pair<std::string, std::string>> values;
    for (const auto& [name, said] : flags) {
        for (const std::string& value : said) values.emplace_back(name, value);
    }
    add(apply_flags(values, settings));
    return problems;
}

Result<void> settle_database(server::Settings& settings) {
    constexpr std::string_view kind = "sqlite3:"; // whoever writes it means the file behind it
    if (settings.database.starts_with(kind)) settings.database.erase(0, kind.size());
    if (!settings.database.empty()) return {};
    const auto database = server::usual_database(std::getenv("XDG_STATE_HOME"), std::getenv("HOME"));
    if (!database) return Unexpected{database.error()};
    settings.database = database->string();
    return {};
}

} // namespace homestretch
