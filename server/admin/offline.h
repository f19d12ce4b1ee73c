#pragma once

#include "engine/json.h"

#include <filesystem>

namespace homestretch::server {

// Does an errand on a database that no server leads, and leads it meanwhile. The answer is the desk's.
[[nodiscard]] Json do_without_server(const std::filesystem::path& database, const Json& request);

} // namespace homestretch::server
