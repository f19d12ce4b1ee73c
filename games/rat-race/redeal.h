#pragma once

#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

namespace rat_race {

// Deals anew what the viewer cannot know, consistently with all it does know (RR-96).
void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);

} // namespace rat_race
