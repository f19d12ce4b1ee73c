#include "server/table/instant.h"

#include <ctime>

namespace homestretch::server {

namespace {

// Time since the machine was started, sleep included; nobody can set it.
Duration uptime() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::duration_cast<Duration>(std::chrono::seconds(time.tv_sec) +
                                                std::chrono::nanoseconds(time.tv_nsec));
}

} // namespace

Instant now() {
    static const Instant began =
        std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now()) - uptime();
    return began + uptime();
}

} // namespace homestretch::server
