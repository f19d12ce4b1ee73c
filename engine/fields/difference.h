#pragma once

#include "engine/fields/kind.h"

namespace homestretch::fields {

// What changed between two values of one struct, as {path: new value}: {"turn": 3, "players.0.hand": [...]}.
// Paths lead to the smallest field that changed; lists are given whole. Two scopes, because what is computed
// depends on all of the position.
[[nodiscard]] Json difference(const Fields& fields, const Scope& before, const Scope& after);

// Makes of the JSON before the JSON after.
void apply_difference(Json& json, const Json& difference);

} // namespace homestretch::fields
