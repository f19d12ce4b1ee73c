#pragma once

#include <array>
#include <string_view>

namespace homestretch::server {

// Ten bits each: short, common, in alphabetical order, and told apart by their first four letters.
extern const std::array<std::string_view, 1024> recovery_words;

} // namespace homestretch::server
