#pragma once

#include <string>

namespace homestretch::bench {

// What a process has used, as the system counts it.
struct Usage {
    double cpu_seconds = 0; // of all its threads since it began
    double megabytes = 0;   // in memory now
};

// `process` is a number, or "self".
[[nodiscard]] Usage usage_of(const std::string& process);

} // namespace homestretch::bench
