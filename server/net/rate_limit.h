#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace homestretch::server {

using SteadyInstant = std::chrono::steady_clock::time_point;

// So many per second on average, with a few seconds' worth at once.
class Allowance {
public:
    Allowance(std::size_t per_second, SteadyInstant now);
    [[nodiscard]] bool take(SteadyInstant now); // false: too many
    [[nodiscard]] bool is_full(SteadyInstant now) const;

private:
    [[nodiscard]] double filled(SteadyInstant now) const;

    double per_second_;
    double left_;
    SteadyInstant counted_;
};

// One allowance for each of many clients; those that have not been heard of for a while are forgotten.
class RateLimit {
public:
    explicit RateLimit(std::size_t per_second) : per_second_(per_second) {}
    [[nodiscard]] bool take(const std::string& client, SteadyInstant now);

private:
    std::size_t per_second_;
    std::mutex guard_;
    std::unordered_map<std::string, Allowance> allowances_;
    std::size_t forget_at_ = 1024;
};

} // namespace homestretch::server
