#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/rat-race/actions.h"
#include "games/rat-race/rules.h"

// What search needs to play imagined games fast (engine/game.h).

namespace rat_race {

inline constexpr homestretch::SearchTuning search_tuning{
    .method = homestretch::SearchMethod::MultiObserver,
    .widening = 0.4F,
    .rashness = 0.15F,
    .horizon = 8, // turns
    .easy = 24,
    .normal = 200,
    .hard = 30'000,
};

// What looks best at the moment; defined in heuristics.cpp.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// By who would win with each Councilor, and how near it is to the Throne.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

} // namespace rat_race
