#pragma once

#include "engine/scenario/fields.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace homestretch::scenario {

// What scenarios and lessons say alike: which match it is, how it stands, and who does what.

[[nodiscard]] Setup read_setup(const TomlNode& table, FieldReader& fields);
[[nodiscard]] Position read_position(const TomlNode& parent, FieldReader& fields); // [position]
// key = [[0, "pick 1"], [1, "pick 0"]], of at least so many; empty if it is missing.
[[nodiscard]] std::vector<Move> read_moves(const TomlNode& table, std::string_view key, std::size_t least,
                                           FieldReader& fields);

} // namespace homestretch::scenario
