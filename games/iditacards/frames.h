#pragma once

#include "engine/json_reader.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

namespace iditacards {

// Reads the unfinished programs of a dump into the state, in which everything else stands already, and
// refuses whatever could not go on: programs that do not call one another, numbers that mean nothing.
void read_frames(const Rules& rules, const homestretch::JsonReader& json, State& state);
// The same for the question on top, once every card lies where it belongs.
void check_question(const Rules& rules, const homestretch::JsonReader& json, const State& state);

} // namespace iditacards
