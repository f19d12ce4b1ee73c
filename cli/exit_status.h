#pragma once

namespace homestretch {

// What the command tells the shell; docs and scripts rely on these.
inline constexpr int exit_ok = 0;
inline constexpr int exit_failed = 1;        // an expectation did not hold, or the machine failed us
inline constexpr int exit_bad_input = 2;     // something a person wrote cannot be used
inline constexpr int exit_interrupted = 130; // stopped before the end; what was done is kept

} // namespace homestretch
