#pragma once

#include "engine/words.h"
#include "games/drags-2-riches/actions.h"
#include "games/drags-2-riches/view.h"

#include <vector>

namespace drags_2_riches {

[[nodiscard]] homestretch::Question question(const Rules& rules, const View& view);
[[nodiscard]] std::vector<homestretch::Blocked>
blocked(const Rules& rules, const View& view, const ActionList& actions, const homestretch::SeatNames& names);

} // namespace drags_2_riches
