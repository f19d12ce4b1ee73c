#pragma once

#include "server/table/instant.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <optional>

namespace homestretch::server {

// Rings once, when it is time. It counts time that passes, so a clock that is set does not matter to it. Not
// thread-safe; it rings on a thread of the executor.
class Alarm {
public:
    explicit Alarm(const boost::asio::any_io_executor& executor) : timer_(executor) {}

    // The only time at which it rings from now on. `ring` may be called although the alarm was set anew.
    void set(std::optional<Instant> at, Instant present, const std::function<void()>& ring);
    void rang() { at_.reset(); }
    [[nodiscard]] std::optional<Instant> at() const { return at_; }

private:
    boost::asio::steady_timer timer_;
    std::optional<Instant> at_;
};

} // namespace homestretch::server
