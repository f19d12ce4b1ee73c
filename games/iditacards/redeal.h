#pragma once

#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

namespace iditacards {

// Deals anew what the viewer cannot know, evenly over everything consistent with what they do know: the order
// of all decks, which of a player's cards are in hand and which in the deck, hidden legendary cards, and the
// shuffles and rolls to come.
void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);

} // namespace iditacards
