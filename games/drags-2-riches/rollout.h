#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/drags-2-riches/actions.h"
#include "games/drags-2-riches/rules.h"

// What search needs to play imagined games fast (engine/game.h); defined in heuristics.cpp.

namespace drags_2_riches {

inline constexpr homestretch::SearchTuning search_tuning{
    .method = homestretch::SearchMethod::MultiObserver,
    .exploration = 0.3F,
    .widening = 0.15F,
    .handicap = 2.0F,
    .rashness = 0.1F,
    .horizon = 5, // rounds
    .easy = 24,
    .normal = 150,
    .hard = 30'000,
};

// What looks best at the moment.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// By the lead in prestige, with what Looks and decks promise.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

} // namespace drags_2_riches
