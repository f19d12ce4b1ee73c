#pragma once

#include "games/rat-race/actions.h"
#include "games/rat-race/view.h"

namespace rat_race {

// A quick player: backs the Councilors whose symbols it has banked and looks one move ahead.
[[nodiscard]] Action greedy(const Rules& rules, const View& view, const ActionList& actions);

} // namespace rat_race
