#include "lab/interval.h"

#include <algorithm>
#include <cmath>

namespace homestretch {

Interval wilson_interval(double share, double trials) {
    constexpr double z = 1.959963984540054; // 95 % of a normal distribution lie within this many deviations
    if (trials <= 0.0) return {};
    const double weight = 1.0 + z * z / trials;
    const double centre = (share + z * z / (2.0 * trials)) / weight;
    const double reach =
        z / weight * std::sqrt(share * (1.0 - share) / trials + z * z / (4.0 * trials * trials));
    // At the ends the formula is exact but its rounding is not.
    return {share <= 0.0 ? 0.0 : std::max(0.0, centre - reach),
            share >= 1.0 ? 1.0 : std::min(1.0, centre + reach)};
}

} // namespace homestretch
