#pragma once

#include "engine/words.h"
#include "games/rat-race/actions.h"
#include "games/rat-race/view.h"

#include <vector>

namespace rat_race {

// What the match asks of the viewer, and why some things on the table are no answer.
[[nodiscard]] homestretch::Question question(const Rules& rules, const View& view);
[[nodiscard]] std::vector<homestretch::Blocked>
blocked(const Rules& rules, const View& view, const ActionList& actions, const homestretch::SeatNames& names);

} // namespace rat_race
