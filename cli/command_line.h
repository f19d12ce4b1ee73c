#pragma once

#include "cli/console.h"

#include <string>
#include <vector>

namespace homestretch {

// The whole command: reads the words behind `homestretch`, does what they ask, returns the exit status.
[[nodiscard]] int run_homestretch(const std::vector<std::string>& words, const Console& console);

} // namespace homestretch
