#pragma once

// How likely each Councilor is to be crowned, and who wins with it then: what the greedy player and the
// evaluation of imagined games have in common.

#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace rat_race {

using ByCouncilor = std::array<double, councilor_count>;
using Tokens = std::array<Place, councilor_count>;
using IdealNumbers = std::array<std::uint8_t, councilor_count>; // different ideals in each arsenal

inline constexpr double late_turn = 0.3; // what it is worth to win ties (RR-78), in symbols

// How likely we win with a Councilor of whom we have so many more symbols: 0 to 1.
[[nodiscard]] inline double win_chance(double lead) {
    return 0.5 + 0.5 * lead / (1 + std::abs(lead));
}

[[nodiscard]] IdealNumbers ideals_of(const Board& board);

// How likely each Councilor is to be crowned, against the others, with the tokens in these places. `ways`:
// the places from which riots leave a way to the Throne.
[[nodiscard]] ByCouncilor chances(const Rules& rules, const Board& board, const Tokens& tokens,
                                  const IdealNumbers& ideals, PlaceSet ways);

// Whether whoever moves next can move the Councilor, as far as Feet go (RR-37).
[[nodiscard]] inline bool feet_allow(const Board& board, Councilor councilor) {
    return board.feet == 0 || (board.feet >> index_of(councilor) & 1U) != 0;
}

} // namespace rat_race
