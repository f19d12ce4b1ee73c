#include "lab/statistics.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace homestretch {

namespace {

constexpr double confidence = 0.95;

} // namespace

Estimate estimate(double value, double error, double freedom) {
    if (freedom < 1.0 || !(error > 0.0)) return {.value = value, .low = value, .high = value};
    const boost::math::students_t student(freedom);
    const double reach = boost::math::quantile(student, 0.5 + confidence / 2) * error;
    return {.value = value, .error = error, .low = value - reach, .high = value + reach};
}

Estimate mean_of(double sum, double squares, double count) {
    if (count <= 0.0) return {};
    const double mean = sum / count;
    if (count < 2.0) return estimate(mean, 0.0, 0.0);
    const double variance = std::max(0.0, (squares - sum * mean) / (count - 1.0));
    return estimate(mean, std::sqrt(variance / count), count - 1.0);
}

double two_sided_p(double z) {
    const boost::math::normal normal;
    return 2.0 * boost::math::cdf(boost::math::complement(normal, std::abs(z)));
}

std::vector<double> false_alarms(std::span<const double> p) {
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return p[i]; });
    std::vector<double> q(p.size());
    double least = 1.0;
    for (std::size_t rank = order.size(); rank > 0; --rank) {
        const std::size_t i = order[rank - 1];
        least = std::min(least, p[i] * static_cast<double>(order.size()) / static_cast<double>(rank));
        q[i] = least;
    }
    return q;
}

double median(std::vector<double> numbers) {
    if (numbers.empty()) return 0.0;
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    if (numbers.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(numbers.begin(), middle)) / 2.0;
}

Usual usual_of(std::span<const Estimate> effects) {
    std::vector<double> values;
    std::vector<double> errors;
    for (const Estimate& effect : effects) {
        values.push_back(effect.value);
        errors.push_back(effect.error * effect.error);
    }
    Usual usual{.middle = median(values)};
    std::vector<double> distances;
    for (const double value : values) distances.push_back(std::abs(value - usual.middle));
    constexpr double to_deviation = 1.4826; // from the median distance of a normal distribution
    const double in_all = median(std::move(distances)) * to_deviation;
    usual.spread = std::sqrt(std::max(0.0, in_all * in_all - median(std::move(errors))));
    return usual;
}

} // namespace homestretch
