#pragma once

#include "engine/fields/kind.h"

namespace homestretch::fields {

// The JSON Schema (draft 2020-12) of what `write` gives, with the lines of meaning as descriptions. With
// rules, bounds and words that depend on a pack are those of this pack; without, they are left open.
[[nodiscard]] Json schema(const Fields& fields, const void* rules = nullptr);

// The same for people, a line a field.
struct FieldLine {
    std::size_t depth = 0; // in how many objects it lies
    std::string name{};
    std::string holds{}; // "0 to 999", "a card, or null"
    std::string meaning{};
};
[[nodiscard]] std::vector<FieldLine> lines(const Fields& fields, const void* rules);

} // namespace homestretch::fields
