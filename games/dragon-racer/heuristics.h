#pragma once

#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/view.h"

namespace dragon_racer {

// A quick player that wants to move far: takes the card that adds most to what its team can be expected to
// move, fires the best set, attacks where it hurts. Knows nothing but its view.
[[nodiscard]] Action greedy(const Rules& rules, const View& view, const ActionList& actions);

// How far a team can be expected to fly in a turn, with nothing drafted for it yet.
[[nodiscard]] float expected_flight(const Rules& rules, const Character& character, const Team& team,
                                    std::size_t turn);

} // namespace dragon_racer
