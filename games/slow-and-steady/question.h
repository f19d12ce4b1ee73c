#pragma once

#include "engine/words.h"
#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/view.h"

#include <vector>

namespace slow_and_steady {

[[nodiscard]] homestretch::Question question(const Rules& rules, const View& view);
[[nodiscard]] std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                        const ActionList& actions);

} // namespace slow_and_steady
