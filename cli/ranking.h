#pragma once

#include "cli/console.h"
#include "engine/outcome.h"

#include <string>
#include <vector>

namespace homestretch {

// How a match ended: who won, and every seat with its score. `players` are names by seat; may be empty.
[[nodiscard]] std::string ranking_text(const Outcome& outcome, const std::vector<std::string>& players,
                                       const Console& console);

} // namespace homestretch
