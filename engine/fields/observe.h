#pragma once

#include "engine/fields/kind.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace homestretch::fields {

// One number of an observation.
struct Observed {
    std::string name{}; // "players.0.hand.2"; of cards without an order: "players.0.hand.torch", how many
    std::int16_t low = 0;
    std::int16_t high = 0;
    bool operator==(const Observed&) const = default;
};

// How a struct lies in a fixed array of small integers: always the same for the same rules, with room for all
// that lists can hold. Words and cards are their numbers. Where nothing is (null, a list that ends before), a
// field holds one less than what may stand there. What is computed or has only a text is left out, unless the
// description says otherwise; numbers too large for the array are cut off at its bounds.
[[nodiscard]] std::vector<Observed> layout(const Fields& fields, const Scope& scope);

// Fills the array, which must be as long as the layout. Asks for no memory.
void observe(const Fields& fields, const Scope& scope, std::span<std::int16_t> into);

} // namespace homestretch::fields
