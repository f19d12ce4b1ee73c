#pragma once

#include "games/dragon-racer/view.h"

#include <string>

namespace dragon_racer {

// The table for a terminal, at most 100 columns wide: track, players in trophy order, one's own cards.
[[nodiscard]] std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);

} // namespace dragon_racer
