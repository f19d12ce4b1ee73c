#include "server/net/rate_limit.h"

#include <algorithm>

namespace homestretch::server {

namespace {

constexpr std::size_t guests_behind_an_address = 5; // a family, a class; all of them seldom at once

} // namespace

Allowance::Allowance(Rate rate, SteadyInstant now)
    : most_(static_cast<double>(rate.most)), per_second_(most_ / static_cast<double>(rate.period.count())),
      left_(most_), counted_(now) {}

double Allowance::filled(SteadyInstant now) const {
    const double seconds = std::chrono::duration<double>(now - counted_).count();
    return std::min(left_ + seconds * per_second_, most_);
}

bool Allowance::take(SteadyInstant now) {
    left_ = filled(now);
    counted_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
}

bool Allowance::is_full(SteadyInstant now) const {
    return filled(now) >= most_;
}

bool RateLimit::take(const std::string& client, SteadyInstant now) {
    const std::lock_guard lock(guard_);
    if (allowances_.size() >= forget_at_) { // a full allowance is like a new one
        std::erase_if(allowances_, [&](const auto& entry) { return entry.second.is_full(now); });
        forget_at_ = std::max<std::size_t>(1024, 2 * allowances_.size());
    }
    return allowances_.try_emplace(client, rate_, now).first->second.take(now);
}

Quota::Quota(Rate per_guest)
    : guests_(per_guest),
      addresses_({.most = per_guest.most * guests_behind_an_address, .period = per_guest.period}) {}

bool Quota::take(const std::string& guest, const std::string& address) {
    const SteadyInstant present = std::chrono::steady_clock::now();
    return guests_.take(guest, present) && addresses_.take(address, present);
}

} // namespace homestretch::server
