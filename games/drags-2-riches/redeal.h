#pragma once

#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// Deals anew what the viewer cannot know: cards in hands, Looks and Wardrobes of others, declarations, and
// all chance to come. Piles nobody has looked into have no order that could be dealt.
void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);

} // namespace drags_2_riches
