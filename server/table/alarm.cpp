#include "server/table/alarm.h"

namespace homestretch::server {

void Alarm::set(std::optional<Instant> at, Instant present, const std::function<void()>& ring) {
    if (at == at_) return;
    at_ = at;
    timer_.cancel();
    if (!at) return;
    timer_.expires_after(std::max(*at - present, Duration::zero()));
    timer_.async_wait([ring](const boost::system::error_code& error) {
        if (!error) ring();
    });
}

} // namespace homestretch::server
