#pragma once

#include "engine/json_reader.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// Reads the effects and reversals of a position that is being arranged, in which the cards and the decision
// are known already. Whether the step on top asks for this decision is left to be tried out. Mistakes are
// added to the reader of the whole position.
void read_waiting_effects(const Rules& rules, State& state, const homestretch::JsonReader& top);

} // namespace drags_2_riches
