#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

// The complete state as JSON: cards by id, zones by name.
[[nodiscard]] homestretch::Json dump(const Rules& rules, const State& state);

// A state from such JSON, fully checked. For people who write positions it also takes
//   "undealt": "rest"    whatever lies nowhere else
//   "any"                as a list of cards or as its last item: fill it up with racing dragons from the rest
//   "phase": "race"      the pending seat begins its race: reveal, then whatever it has to decide first
//   "phase": "explore", "deal", "boost" or "clean_up"   that phase begins, and play goes on to a decision
[[nodiscard]] homestretch::Result<State> arrange(const Rules& rules, const homestretch::Json& json);

} // namespace dragon_racer
