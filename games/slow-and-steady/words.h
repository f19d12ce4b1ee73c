#pragma once

#include "engine/wording.h"
#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/projection.h"

namespace slow_and_steady {

using Seen = homestretch::Seen<Game>;

// What a challenge is called: its cards, from the first, as in "Public Shaming + Basic 4".
[[nodiscard]] homestretch::Value column_cards(const Rules& rules, const Column& column);
// "All overcome: +3, 5 hearts", "2 not overcome: −5, defeat"
[[nodiscard]] homestretch::Value projected_value(const Projection& projection);
[[nodiscard]] homestretch::Target column_target(const Rules& rules, const Open& open, std::size_t column);
// The fields of what a round came to (fields.cpp).
[[nodiscard]] homestretch::fields::Fields result_fields();

} // namespace slow_and_steady
