#pragma once

#include "engine/paint.h"
#include "games/slow-and-steady/view.h"

#include <string>

namespace slow_and_steady {

// The table as text for a terminal.
[[nodiscard]] std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);

} // namespace slow_and_steady
