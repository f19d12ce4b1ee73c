#pragma once

#include "engine/fields/kind.h"
#include "engine/pattern.h"

namespace homestretch::fields {

// The value of a field as an argument of a pattern: seats, numbers, flags, words and lists of these. An
// object says nothing by itself.
[[nodiscard]] Value spoken(const Node& node, const Scope& scope);

} // namespace homestretch::fields
