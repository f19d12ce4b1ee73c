#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

[[nodiscard]] homestretch::Json dump(const Rules& rules, const State& state);

// People may write more than a dump has:
//   "decision": "next" plays on from "phase" (playing, werk, tour, untucking) to the next decision;
//   "rest" as the last card of the draw pile, a Wardrobe or the trash: all cards that lie nowhere else;
//   "all" for what was washed: any card of that player that is not in the open;
//   "any" in a hand, Wardrobe or Floordrobe: some card that lies nowhere else, starters and coins first.
[[nodiscard]] homestretch::Result<State> arrange(const Rules& rules, const homestretch::Json& json);

} // namespace drags_2_riches
