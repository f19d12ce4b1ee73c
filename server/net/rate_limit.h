#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace homestretch::server {

using SteadyInstant = std::chrono::steady_clock::time_point;

// So many at once, and as many again in each period.
struct Rate {
    std::size_t most = 0;
    std::chrono::seconds period{};
};

class Allowance {
public:
    Allowance(Rate rate, SteadyInstant now);
    [[nodiscard]] bool take(SteadyInstant now); // false: too many
    [[nodiscard]] bool is_full(SteadyInstant now) const;

private:
    [[nodiscard]] double filled(SteadyInstant now) const;

    double most_;
    double per_second_;
    double left_;
    SteadyInstant counted_;
};

// One allowance for each of many clients; those that have not been heard of for a while are forgotten.
class RateLimit {
public:
    explicit RateLimit(Rate rate) : rate_(rate) {}
    [[nodiscard]] bool take(const std::string& client, SteadyInstant now);

private:
    Rate rate_;
    std::mutex guard_;
    std::unordered_map<std::string, Allowance> allowances_;
    std::size_t forget_at_ = 1024;
};

// For something that costs others: bounded for a guest, and for all guests of an address together, because
// whoever throws the cookie away is another guest.
class Quota {
public:
    explicit Quota(Rate per_guest);
    [[nodiscard]] bool take(const std::string& guest, const std::string& address);

private:
    RateLimit guests_;
    RateLimit addresses_;
};

} // namespace homestretch::server
