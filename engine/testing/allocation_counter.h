#pragma once

#include <cstddef>

namespace homestretch {

// How often this thread has asked for memory so far. Whoever links this library gets an operator new
// that counts; the difference of two readings is what the code between them has cost.
[[nodiscard]] std::size_t allocations_so_far();

} // namespace homestretch
