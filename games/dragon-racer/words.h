#pragma once

#include "engine/wording.h"
#include "games/dragon-racer/support.h"
#include "games/dragon-racer/view.h"

namespace dragon_racer {

struct Game;
using Seen = homestretch::Seen<Game>;

[[nodiscard]] homestretch::Target racing_dragon(const Seen& seen, Seat seat, std::size_t slot);
// What is on a dragon's card or more: "1 red, 2 blue and 1 any"
[[nodiscard]] homestretch::Value icons(const Rules& rules, const Need& need);

} // namespace dragon_racer
