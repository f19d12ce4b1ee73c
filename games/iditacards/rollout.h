#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/iditacards/actions.h"
#include "games/iditacards/rules.h"

// What search needs to play imagined games fast (engine/game.h); defined in heuristics.cpp.

namespace iditacards {

inline constexpr homestretch::SearchTuning search_tuning{
    .method = homestretch::SearchMethod::MultiObserver,
    .exploration = 0.3F,
    .widening = 0.05F, // luck hides what a few tries would show
    .handicap = 2.0F,
    .rashness = 0.1F,
    .horizon = 12, // rounds: whole games are too long
    .easy = 24,
    .normal = 120,
    .hard = 20'000,
};

// What seems to be worth most right now.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// By the lead in squares, with what dogs, cards and levels promise.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

} // namespace iditacards
