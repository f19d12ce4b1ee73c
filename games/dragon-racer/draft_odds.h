#pragma once

#include "games/dragon-racer/support.h"

namespace dragon_racer {

// How likely it is that a player who wants nothing else gets what is missing for a need out of the hands
// that still come by, of `picks`, …, 2, 1 cards. Colours are taken to be equally frequent; of several wanted
// cards in a hand he takes one of the colour he misses most.
[[nodiscard]] float chance_to_meet(const Need& need, const Supply& supply, std::size_t picks);

} // namespace dragon_racer
