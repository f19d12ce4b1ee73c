#pragma once

#include "engine/json.h"
#include "engine/paint.h"

#include <string>

namespace homestretch::fields {

// A view as a terminal shows it when its game draws nothing: what is plain on one line, below it a line for
// each object, those in lists with their numbers. What is null, false or empty is left out.
//
//     deck 5, discard trot fork, pending 0 1, question choose-card
//     players 0: spaces 3, hand size 3, hand trot dash dash
[[nodiscard]] std::string as_text(const Json& view, const Paint& paint);

} // namespace homestretch::fields
