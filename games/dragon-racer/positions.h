#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

// How many cards belong into a player's zones in this position.
[[nodiscard]] std::size_t team_room(const Rules& rules, const State& state, Seat seat);
[[nodiscard]] std::size_t hand_room(const Rules& rules, const State& state, Seat seat);
[[nodiscard]] std::size_t collected_room(const Rules& rules, const State& state, Seat seat);

} // namespace dragon_racer
