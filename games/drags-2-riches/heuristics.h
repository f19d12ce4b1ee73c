#pragma once

#include "games/drags-2-riches/actions.h"
#include "games/drags-2-riches/view.h"

namespace drags_2_riches {

// A quick player that follows the advice of the rules page: build a deck, dress, compete with patience.
[[nodiscard]] Action greedy(const Rules& rules, const View& view, const ActionList& actions);

} // namespace drags_2_riches
