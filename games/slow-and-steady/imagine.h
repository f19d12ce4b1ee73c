#pragma once

#include "games/slow-and-steady/view.h"

namespace slow_and_steady {

// A state in which everything is as the viewer sees it, for thinking ahead with the rules themselves. What
// the viewer cannot see is missing: hands hold what is known of them, decks and the cards looked at likewise.
[[nodiscard]] State imagined(const Rules& rules, const View& view);

// Deals what is missing in such a state at random: hands, decks and cards looked at get their sizes. The
// chance of the state is drawn anew as well.
void deal_unseen(const Rules& rules, const View& view, State& state, RandomStream& random);

} // namespace slow_and_steady
