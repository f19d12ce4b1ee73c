#pragma once

#include "engine/fields/kind.h"

namespace homestretch::fields {

// What makes of the JSON of one value of a struct that of another: a JSON Patch (RFC 6902) of `add`, `remove`
// and `replace` alone, empty where nothing differs. Each leads to the smallest value that changed; a list in
// which little moved is changed item by item. Two scopes, because what is computed depends on all of the
// position.
[[nodiscard]] Json difference(const Fields& fields, const Scope& before, const Scope& after);

} // namespace homestretch::fields
