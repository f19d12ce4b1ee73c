#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>

namespace homestretch {

// More than anybody waits for.
inline constexpr std::uint64_t most_iterations = 1'000'000'000;
inline constexpr std::uint64_t most_milliseconds = 3'600'000;

// How long to think about one decision. By iterations the same decision comes out on every machine; by time
// it depends on how fast the machine is at that moment.
struct SearchBudget {
    std::uint64_t iterations = 0;      // imagined games of all threads together; 0: as many as time allows
    std::chrono::milliseconds time{0}; // if there are no iterations
    std::size_t threads = 1;           // each searches by itself, and the results are added up
    std::stop_token stop{};            // once it is asked to stop, a search gives what it has so far
};

} // namespace homestretch
