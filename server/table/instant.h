#pragma once

#include <chrono>
#include <cstdint>

namespace homestretch::server {

// Times go over the wire and into records as milliseconds since 1970.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;
using Duration = std::chrono::milliseconds;

[[nodiscard]] inline Instant now() {
    return std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
}
[[nodiscard]] constexpr std::int64_t to_number(Instant instant) {
    return instant.time_since_epoch().count();
}
[[nodiscard]] constexpr Instant instant_at(std::int64_t number) {
    return Instant(Duration(number));
}

} // namespace homestretch::server
