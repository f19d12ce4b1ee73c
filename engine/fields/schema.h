#pragma once

#include "engine/fields/kind.h"

namespace homestretch::fields {

// The JSON Schema (draft 2020-12) of what `write` gives, with the lines of meaning as descriptions. With
// rules, bounds and words that depend on a pack are those of this pack; without, they are left open.
[[nodiscard]] Json schema(const Fields& fields, const void* rules = nullptr);

// The same for people: one line a field, what it may hold and what it means.
[[nodiscard]] std::string page(const Fields& fields, const void* rules);

} // namespace homestretch::fields
