#pragma once

#include "engine/match.h"

#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What people type at a prompt of the table.

// Case and runs of spaces do not matter when people type.
[[nodiscard]] std::string folded(std::string_view text);
[[nodiscard]] bool means_leaving(std::string_view text);
// The choice a person means by a number or by its text; otherwise what is wrong with the answer.
[[nodiscard]] Result<const Choice*> chosen(const std::vector<Choice>& choices,
                                           const std::vector<Blocked>& blocked, const std::string& answer);

} // namespace homestretch
