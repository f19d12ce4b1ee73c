#pragma once

#include "engine/dice.h"
#include "engine/search_tuning.h"
#include "games/rat-race/actions.h"
#include "games/rat-race/rules.h"

// What search needs to play imagined games fast (engine/game.h).

namespace rat_race {

// A round and a half ahead. The rule of thumb tries every row and every move, so the tree tries little else.
[[nodiscard]] homestretch::SearchTuning search_tuning(const Rules& rules);

// What looks best at the moment; defined in heuristics.cpp.
[[nodiscard]] Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                           homestretch::Dice& dice);

// By who would win with each Councilor, and how near it is to the Throne.
[[nodiscard]] homestretch::SeatValues evaluate(const Rules& rules, const State& state);

} // namespace rat_race
