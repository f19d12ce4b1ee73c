#pragma once

#include "engine/outcome.h"

#include <array>
#include <cstdint>

namespace homestretch {

// What many games add up to. Whole numbers only: their sums do not depend on the order in which threads
// finish, so the same games give the same tally to the last digit.
struct Tally {
    // One win, divisible among any number of winners from 1 to 8 without a remainder.
    static constexpr std::uint64_t one_win = 840;

    std::uint64_t games = 0; // played to the end or to the bound
    std::uint64_t finished = 0;
    std::uint64_t decisions = 0; // of all games
    std::uint64_t fewest_decisions = UINT64_MAX;
    std::uint64_t most_decisions = 0;
    std::array<std::uint64_t, max_seats> wins{};  // by seat, in parts of one_win; finished games
    std::array<std::int64_t, max_seats> scores{}; // by seat; finished games
    std::uint64_t team_wins = 0;                  // cooperative games
    std::int64_t team_scores = 0;                 // of victories: a defeat has none

    void add(const Outcome& outcome, std::uint64_t decisions_made);
    void merge(const Tally& other);
    bool operator==(const Tally&) const = default;
};

} // namespace homestretch
