#pragma once

#include "engine/scenario/fields.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace homestretch::scenario {

// The parts of a scenario that name places: changes, expectations and what must hold over many draws.

// Tables in braces are values; other tables are part of the path, so that a.b = 1 and "a.b" = 1 mean the
// same.
[[nodiscard]] std::vector<Change> read_changes(const TomlNode& table, FieldReader& fields);
[[nodiscard]] std::vector<Expectation> read_expectations(const TomlNode& table, FieldReader& fields);

enum class DrawKind : std::uint8_t { Redeals, Seeds };
[[nodiscard]] Draws read_draws(const TomlNode& table, DrawKind kind, FieldReader& fields);

} // namespace homestretch::scenario
