#pragma once

#include "engine/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What ends a sentence about an action that is not legal: ": it touches another riot" where that is known,
// otherwise "; did you mean 'riot 0,5'?".
[[nodiscard]] std::string objection(std::string_view text, const std::vector<std::string_view>& legal,
                                    const std::vector<Blocked>& blocked);

} // namespace homestretch
