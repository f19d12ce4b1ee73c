#pragma once

#include "cli/console.h"
#include "engine/json.h"

#include <string>

namespace homestretch {

// The answer to an operator's errand, as people read it.
[[nodiscard]] std::string admin_text(const std::string& errand, const Json& answer, const Console& console);

} // namespace homestretch
