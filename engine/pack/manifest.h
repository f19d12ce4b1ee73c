#pragma once

#include "engine/pack/pack.h"
#include "engine/problem.h"

#include <string_view>

namespace homestretch {

inline constexpr std::string_view manifest_file = "pack.toml";

// Fills in what pack.toml says, and adds every problem it has: a syntax error, a key that is missing or
// unknown, a value of the wrong kind.
void read_manifest(std::string_view text, Pack& pack, Problems& problems);

} // namespace homestretch
