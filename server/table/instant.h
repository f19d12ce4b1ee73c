#pragma once

#include <chrono>
#include <cstdint>

namespace homestretch::server {

// Times go over the wire and into records as milliseconds since 1970.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;
using Duration = std::chrono::milliseconds;

// The time, by the clock as it was when the program began and what has passed since: it never goes back, and
// a clock that is set meanwhile neither hurries nor silences anybody.
[[nodiscard]] Instant now();
[[nodiscard]] constexpr std::int64_t to_number(Instant instant) {
    return instant.time_since_epoch().count();
}
[[nodiscard]] constexpr Instant instant_at(std::int64_t number) {
    return Instant(Duration(number));
}

} // namespace homestretch::server
