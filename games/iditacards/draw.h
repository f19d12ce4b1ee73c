#pragma once

#include "engine/paint.h"
#include "games/iditacards/view.h"

#include <string>

namespace iditacards {

// The table as a picture for a terminal.
[[nodiscard]] std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);

} // namespace iditacards
