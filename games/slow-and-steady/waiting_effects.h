#pragma once

#include "engine/json_reader.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

// Whether the unfinished effects of an arranged position can have come about and ask what the position says;
// adds mistakes to the reader of the whole position.
void check_waiting_effects(const Rules& rules, const State& state, const homestretch::JsonReader& top);

} // namespace slow_and_steady
