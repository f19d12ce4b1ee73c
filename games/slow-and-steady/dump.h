#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

[[nodiscard]] homestretch::Json dump(const Rules& rules, const State& state);

// People may write more than a dump has:
//   "rest" as the only item of `special_deck` and of `unused`: the special or basic cards that lie nowhere
//   else; no decision and nobody pending in the phases `activation` and `play`: the match runs on from there
//   to the next decision.
[[nodiscard]] homestretch::Result<State> arrange(const Rules& rules, const homestretch::Json& json);

} // namespace slow_and_steady
