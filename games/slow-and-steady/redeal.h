#pragma once

#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);

} // namespace slow_and_steady
