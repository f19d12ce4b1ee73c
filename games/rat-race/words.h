#pragma once

#include "engine/wording.h"
#include "games/rat-race/game.h"

namespace rat_race {

using Seen = homestretch::Seen<Game>;

[[nodiscard]] homestretch::Value councilor_value(const Rules& rules, Councilor councilor);
// "the Throne", "the laurel-hands field in row 3", "off the board"
[[nodiscard]] homestretch::Value place_value(const Rules& rules, Place place);
[[nodiscard]] homestretch::Target place_target(const Rules& rules, Place place);
[[nodiscard]] homestretch::Target councilor_target(const Rules& rules, Councilor councilor);

} // namespace rat_race
