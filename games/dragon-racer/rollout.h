#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/rules.h"

// What search needs to play imagined games fast (engine/game.h).

namespace dragon_racer {

// Picks of one draft are secret until all have chosen, so every seat has a tree of its own. It tries few
// actions besides those of the rule of thumb: hands come by only once.
inline constexpr homestretch::SearchTuning search_tuning{
    .method = homestretch::SearchMethod::MultiObserver,
    .exploration = 0.3F,
    .widening = 0.15F,
    .rashness = 0.1F,
    .horizon = 2, // turns
    .easy = 24,
    .normal = 100,
    .hard = 100'000,
};

// A sensible action by simple sums: supporters the team lacks, cards for boosts, the farthest flight.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// By the lead in spaces, with what the teams can be expected to fly in the turns to come.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

// Picks and swaps are about cards, wherever they lie.
[[nodiscard]] std::uint32_t meaning(const Rules& rules, const State& state, Seat seat, Action action);

} // namespace dragon_racer
