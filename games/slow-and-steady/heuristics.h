#pragma once

#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/view.h"

namespace slow_and_steady {

[[nodiscard]] Action greedy(const Rules& rules, const View& view, const ActionList& actions);

} // namespace slow_and_steady
