#pragma once

#include "cli/console.h"

#include <optional>
#include <string>
#include <string_view>

namespace homestretch {

// Asks and waits for a line, without surrounding spaces. Nothing if there is none: the input has ended, or
// somebody pressed Ctrl-C.
[[nodiscard]] std::optional<std::string> ask(const Console& console, std::string_view question);

// Asks until the answer is yes or no; an empty line means `normally`.
[[nodiscard]] std::optional<bool> ask_yes_no(const Console& console, std::string_view question,
                                             bool normally);

} // namespace homestretch
