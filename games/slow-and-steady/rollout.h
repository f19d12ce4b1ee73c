#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/rules.h"

// What search needs to play imagined games fast (engine/game.h).

namespace slow_and_steady {

// With open hands everybody knows what the others know, and one tree serves all. With closed hands nobody may
// learn from what only the searching player sees.
[[nodiscard]] homestretch::SearchTuning search_tuning(const Rules& rules);

// Puts cards where they are just enough, and the rest where it counts as confidence.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// Mostly by victory, a little by Mary's confidence.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

} // namespace slow_and_steady
