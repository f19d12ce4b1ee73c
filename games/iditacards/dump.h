#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

namespace iditacards {

// The complete state as JSON.
[[nodiscard]] homestretch::Json dump(const Rules& rules, const State& state);

// And back, fully checked. For people who write positions: decks take "3 torch" for three cards, "box" and
// "damage" take "rest" for all cards that lie nowhere else, and "checkpoints" takes "passed" for those up to
// the player's square.
[[nodiscard]] homestretch::Result<State> arrange(const Rules& rules, const homestretch::Json& json);

// Cards of every kind that are neither in a zone nor in the air: what lies in the box.
[[nodiscard]] Cards box_of(const Rules& rules, const State& state);

} // namespace iditacards
