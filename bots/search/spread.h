#pragma once

#include <cmath>
#include <cstdint>

namespace homestretch::searching {

// How far apart the values of imagined games lie: their standard deviation, by Welford's running sums.
// Exploring is counted in it, so that it means the same in every game and at every stage of one.
class Spread {
public:
    void add(double value) {
        ++count_;
        const double before = value - mean_;
        mean_ += before / static_cast<double>(count_);
        squares_ += before * (value - mean_);
    }
    // Before there are enough values to tell, as if they lay anywhere between lost and won.
    [[nodiscard]] float deviation() const {
        constexpr std::uint64_t enough = 16;
        constexpr double widest = 0.5;
        if (count_ < enough) return static_cast<float>(widest);
        return static_cast<float>(std::sqrt(squares_ / static_cast<double>(count_)));
    }

private:
    std::uint64_t count_ = 0;
    double mean_ = 0.0;
    double squares_ = 0.0;
};

} // namespace homestretch::searching
