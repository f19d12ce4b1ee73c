#pragma once

#include "engine/fields/kind.h"

namespace homestretch::fields {

// The fields of the struct that the scope has entered, as a JSON object.
[[nodiscard]] Json write(const Fields& fields, const Scope& scope);
// One of them, into the object that holds its neighbours.
void write_field(Json& object, const Node& node, const Scope& scope);
[[nodiscard]] Json write_value(const Kind& kind, const Scope& scope, const void* value);

} // namespace homestretch::fields
