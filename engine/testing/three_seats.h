#pragma once

#include "engine/seat.h"

namespace homestretch {

// The players of tests that need no more of them than a name each.
inline constexpr Seat red = seat_at(0);
inline constexpr Seat blue = seat_at(1);
inline constexpr Seat green = seat_at(2);

} // namespace homestretch
