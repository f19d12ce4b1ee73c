#pragma once

namespace homestretch {

// Where a share lies with 95 % confidence; both ends are within 0 and 1.
struct Interval {
    double low = 0.0;
    double high = 1.0;
    bool operator==(const Interval&) const = default;
};

// Wilson's score interval for `share` of `trials`: unlike the textbook one it stays honest near 0 and 1 and
// for few games. A shared win counts as a fraction, which makes it a little wider than need be. Without
// trials it says that anything is possible.
[[nodiscard]] Interval wilson_interval(double share, double trials);

} // namespace homestretch
