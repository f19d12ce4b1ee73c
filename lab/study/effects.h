#pragma once

#include "lab/statistics.h"
#include "lab/study/study.h"

namespace homestretch {

// How a seat did that had a thing: its part of the wins, and how much more that is than what this seat wins
// anyway, whatever it holds.
struct Effect {
    std::uint64_t games = 0;
    std::uint64_t seats = 0; // the same game counts for each seat that had it
    Estimate wins{};         // Wilson's interval
    Estimate more{};         // above the seat's usual part; games are the units, not seats
};

// What each seat wins in all games of a study; of a team one number.
[[nodiscard]] std::vector<double> usual_shares(const Study& study);
[[nodiscard]] Effect effect_of(std::span<const Cell> cells, std::span<const double> shares);

// Two things in one hand, and how much more often that wins than both by themselves would make one think.
struct PairEffect {
    std::size_t one = 0;
    std::size_t other = 0;
    std::uint64_t seats = 0;
    Estimate wins{};
    Estimate more{};
    Estimate together{}; // beyond the sum of the two
    double false_alarm = 1.0;
};
// Those that were together in enough games, the most telling first, at most so many.
[[nodiscard]] std::vector<PairEffect> telling_pairs(const Study& study, std::size_t most);

} // namespace homestretch
