#include "server/net/rate_limit.h"

#include <algorithm>

namespace homestretch::server {

namespace {

constexpr double seconds_at_once = 4;

} // namespace

Allowance::Allowance(std::size_t per_second, SteadyInstant now)
    : per_second_(static_cast<double>(per_second)), left_(per_second_ * seconds_at_once), counted_(now) {}

double Allowance::filled(SteadyInstant now) const {
    const double seconds = std::chrono::duration<double>(now - counted_).count();
    return std::min(left_ + seconds * per_second_, per_second_ * seconds_at_once);
}

bool Allowance::take(SteadyInstant now) {
    left_ = filled(now);
    counted_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
}

bool Allowance::is_full(SteadyInstant now) const {
    return filled(now) >= per_second_ * seconds_at_once;
}

bool RateLimit::take(const std::string& client, SteadyInstant now) {
    const std::lock_guard lock(guard_);
    if (allowances_.size() >= forget_at_) { // a full allowance is like a new one
        std::erase_if(allowances_, [&](const auto& entry) { return entry.second.is_full(now); });
        forget_at_ = std::max<std::size_t>(1024, 2 * allowances_.size());
    }
    return allowances_.try_emplace(client, per_second_, now).first->second.take(now);
}

} // namespace homestretch::server
