#pragma once

#include "lab/interval.h"

#include <cstdint>
#include <string>

namespace homestretch {

// Numbers as people read them.
[[nodiscard]] std::string percent(double share);             // "12.3 %"
[[nodiscard]] std::string percent(const Interval& interval); // "10.1 – 14.6 %"
[[nodiscard]] std::string with_commas(std::uint64_t number); // "1,234,567"

} // namespace homestretch
