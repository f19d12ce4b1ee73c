#pragma once

#include "engine/words.h"
#include "games/iditacards/actions.h"
#include "games/iditacards/view.h"

#include <vector>

namespace iditacards {

// What the match asks of the viewer, and why some things on the table are no answer.
[[nodiscard]] homestretch::Question question(const Rules& rules, const View& view);
[[nodiscard]] std::vector<homestretch::Blocked>
blocked(const Rules& rules, const View& view, const ActionList& actions, const homestretch::SeatNames& names);

} // namespace iditacards
