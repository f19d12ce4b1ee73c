#pragma once

namespace homestretch {

// From here on Ctrl-C (or the end of the terminal) is remembered instead of ending the program, so that a
// game can be saved and a simulation can report. The second time it ends the program as usual.
void catch_interrupts();
[[nodiscard]] bool was_interrupted();

} // namespace homestretch
