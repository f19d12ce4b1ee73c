#pragma once

#include "engine/json.h"
#include "engine/random.h"

namespace homestretch {

// The JSON with one thing changed at random, as a slip in a scenario or a careless edit would: an element
// or key gone, one twice, two texts exchanged, a number out of range, a wrong type.
[[nodiscard]] Json damaged(const Json& whole, RandomStream& random);

} // namespace homestretch
