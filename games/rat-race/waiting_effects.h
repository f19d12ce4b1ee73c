#pragma once

#include "engine/json_reader.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

namespace rat_race {

// Of a position that is being arranged: whether the cards whose effects wait, what they remember and the
// decision they ask for can belong together. Mistakes are added to the reader of the whole position.
void check_waiting_effects(const Rules& rules, const State& state, const homestretch::JsonReader& top);

} // namespace rat_race
