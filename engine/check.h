#pragma once

#include <source_location>

namespace homestretch {

// Prints file, line and function, then aborts: a state we cannot trust must not be played on.
[[noreturn]] void fail_check(std::source_location where);

// A mistake of ours stops the program here, in every build. Bad input is a Result instead.
inline void check(bool holds, std::source_location where = std::source_location::current()) {
    if (!holds) [[unlikely]]
        fail_check(where);
}

// The same for places where the test itself would cost; on in dev and sanitizer builds only.
inline void debug_check([[maybe_unused]] bool holds,
                        [[maybe_unused]] std::source_location where = std::source_location::current()) {
#ifdef HOMESTRETCH_DEBUG_CHECKS
    check(holds, where);
#endif
}

} // namespace homestretch
