#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

// Deals anew what the viewer cannot know, exactly and evenly over everything consistent with what he does
// know: undealt cards, others' hands and unrevealed picks, their commits, face-down tiles, future shuffles.
void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);

} // namespace dragon_racer
