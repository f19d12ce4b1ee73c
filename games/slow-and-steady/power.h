#pragma once

// How strong everything is (SS-51 to SS-57), and what the round brings if it is resolved like this (SS-69 to
// SS-79). Both look at the open board alone, so that anybody may compute them at any time.

#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

#include <algorithm>

namespace slow_and_steady {

// How the power of a piece comes about: F, its own variable part, and what others add (SS-54).
struct PowerParts {
    int fixed = 0;
    int varying = 0;
    int auras = 0;
    [[nodiscard]] int total() const { return std::max(0, fixed + varying + auras); } // SS-51
    bool operator==(const PowerParts&) const = default;
};

struct Powers {
    std::array<PowerParts, max_pieces> parts{}; // by number of the piece
    std::array<int, max_columns> columns{};     // from the left
    [[nodiscard]] int piece(std::size_t number) const { return parts[number].total(); }
};
[[nodiscard]] Powers powers(const Rules& rules, const Open& open);

// What becomes of one column.
struct Contest {
    int power = 0;
    int strength = 0; // of what opposes it (SS-70)
    bool overcome = false;
    bool operator==(const Contest&) const = default;
};

// What the end of the round brings.
struct Resolution {
    FixedList<Contest, max_columns> contests{};
    bool success = true; // SS-72
    bool defeat = false; // SS-77, SS-79
    bool warned = false; // SS-79
    int gain = 0;        // of the unopposed pieces; 0 after a failure
    int loss = 0;        // of the challenges not overcome, guard already taken off (SS-73)
    int ledger = 0;      // with the rewards (SS-74)
    int change = 0;
    int hearts = 0; // afterwards (SS-75)
    bool operator==(const Resolution&) const = default;
};
[[nodiscard]] Resolution resolution(const Rules& rules, const Open& open);
// Whether the team is defeated by any loss in this round, however small (SS-77, SS-79).
[[nodiscard]] bool any_loss_defeats(const Rules& rules, const Open& open);

[[nodiscard]] bool is_special(const Column& column); // SS-99

} // namespace slow_and_steady
