#include "cli/text/numbers.h"

#include <fmt/format.h>

namespace homestretch {

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100.0 * share);
}

std::string percent(const Interval& interval) {
    return fmt::format("{:.1f} – {:.1f} %", 100.0 * interval.low, 100.0 * interval.high);
}

std::string with_commas(std::uint64_t number) {
    std::string digits = fmt::format("{}", number);
    for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
    return digits;
}

} // namespace homestretch
