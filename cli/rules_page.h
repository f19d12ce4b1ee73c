#pragma once

#include "cli/console.h"
#include "cli/home.h"

#include <string>

namespace homestretch {

// The rules of a game, laid out for this console.
[[nodiscard]] Result<std::string> rules_page(const Home& home, const GameInfo& game, const Console& console);

} // namespace homestretch
