#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <string>

namespace rat_race {

[[nodiscard]] homestretch::Json dump(const Rules& rules, const State& state);

// People may write more than a dump has:
//   "phase": "turn", "move-phase", "draw-phase" and "end-turn" play on from there to the next decision;
//   "any" in a hand or bank: some card that lies nowhere else;
//   "rest" as the last of a pile, a hand or a bank: all cards that lie nowhere else.
[[nodiscard]] homestretch::Result<State> arrange(const Rules& rules, const homestretch::Json& json);

// A card and who besides its owner knows of it: "I04", "I04 known 1 2", "I04 out 0", "A05 up". Seats are in
// ascending order; `known` stands before `out`.
[[nodiscard]] std::string card_text(const Rules& rules, const Card& card, Seats owner);

} // namespace rat_race
