#pragma once

#include "games/iditacards/actions.h"
#include "games/iditacards/view.h"

namespace iditacards {

// Plays whatever seems to be worth most right now, counted in squares.
[[nodiscard]] Action greedy(const Rules& rules, const View& view, const ActionList& actions);

} // namespace iditacards
