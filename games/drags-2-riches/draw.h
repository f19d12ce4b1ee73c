#pragma once

#include "engine/paint.h"
#include "games/drags-2-riches/view.h"

#include <string>

namespace drags_2_riches {

// The table as a terminal shows it.
[[nodiscard]] std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);

} // namespace drags_2_riches
