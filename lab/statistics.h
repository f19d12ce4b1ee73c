#pragma once

#include "lab/interval.h"

#include <cstdint>
#include <span>
#include <vector>

namespace homestretch {

// A number that was measured, and how well: 95 % of such intervals hold the truth.
struct Estimate {
    double value = 0.0;
    double error = 0.0; // standard error; 0: not known, or nothing varies
    double low = 0.0;
    double high = 0.0;
    bool operator==(const Estimate&) const = default;
};

// With as many degrees of freedom (Student's distribution); without any it tells nothing but the value.
[[nodiscard]] Estimate estimate(double value, double error, double freedom);
// The mean of `count` numbers, from their sum and the sum of their squares.
[[nodiscard]] Estimate mean_of(double sum, double squares, double count);
// The mean, weighted by how often each number came.
template <class Counts>
[[nodiscard]] Estimate mean_of(const Counts& counts) {
    double sum = 0.0;
    double squares = 0.0;
    double all = 0.0;
    for (const auto& [number, times] : counts) {
        const auto value = static_cast<double>(number);
        const auto weight = static_cast<double>(times);
        sum += value * weight;
        squares += value * value * weight;
        all += weight;
    }
    return mean_of(sum, squares, all);
}

// How likely a normal variable lies at least as far from 0 as this.
[[nodiscard]] double two_sided_p(double z);
// Looking at many things at once: for each p-value the smallest share of false alarms at which it would
// still be among what is reported (Benjamini and Hochberg).
[[nodiscard]] std::vector<double> false_alarms(std::span<const double> p);

// What is usual among many measured effects: their middle, and how far they truly differ besides the error
// of measuring. Neither minds a few that stand out.
struct Usual {
    double middle = 0.0;
    double spread = 0.0;
};
[[nodiscard]] Usual usual_of(std::span<const Estimate> effects);

[[nodiscard]] double median(std::vector<double> numbers); // 0 of none

} // namespace homestretch
