#pragma once

#include "lab/lineups.h"
#include "lab/tally.h"

#include <span>
#include <vector>

namespace homestretch {

// The games of one line-up; the tally counts by place, not by seat.
struct LineupResult {
    Lineup lineup{};
    Tally tally{};
};

// Elo-like ratings of these bots, by how often each wins against whom (Bradley and Terry's model, or Luce's
// with more than two at a table); teams are rated by how often they win against the game.
[[nodiscard]] std::vector<double> ratings(std::span<const Contestant> bots,
                                          std::span<const LineupResult> results, bool team_game);

} // namespace homestretch
