#pragma once

#include "engine/paint.h"
#include "games/rat-race/view.h"

#include <string>

namespace rat_race {

// The table as a viewer sees it, for a terminal.
[[nodiscard]] std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);

} // namespace rat_race
