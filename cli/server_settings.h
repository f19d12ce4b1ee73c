#pragma once

#include "engine/problem.h"
#include "server/settings.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What people said about a server, in the order of strength: the settings file (`config`, or the one that
// HOMESTRETCH_CONFIG names), the environment, the flags by setting.
[[nodiscard]] Problems gather_settings(const std::string& config,
                                       const std::map<std::string_view, std::vector<std::string>>& flags,
                                       server::Settings& settings);

// Makes the database the name of a file: the usual one if the settings name none.
[[nodiscard]] Result<void> settle_database(server::Settings& settings);

} // namespace homestretch
