#pragma once

#include <string_view>

namespace homestretch {

// How a replay says what it is, for whoever reads and writes the files.
inline constexpr std::string_view replay_format = "homestretch-replay";
inline constexpr int replay_version = 2;
inline constexpr int version_without_deal = 1; // still written where there is none

} // namespace homestretch
