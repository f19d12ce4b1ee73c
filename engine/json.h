#pragma once

#include <nlohmann/json.hpp>

namespace homestretch {

// Keys keep the order in which a game writes them: dumps, views and replays are read by people too.
using Json = nlohmann::ordered_json;

} // namespace homestretch
