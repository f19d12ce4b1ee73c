#pragma once

#include "engine/words.h"
#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/view.h"

#include <vector>

namespace dragon_racer {

// What the match asks of the viewer, and why some things on the table are no answer.
[[nodiscard]] homestretch::Question question(const Rules& rules, const View& view);
[[nodiscard]] std::vector<homestretch::Blocked>
blocked(const Rules& rules, const View& view, const ActionList& actions, const homestretch::SeatNames& names);

} // namespace dragon_racer
