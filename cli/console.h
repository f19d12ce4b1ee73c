#pragma once

#include "engine/paint.h"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string_view>

namespace homestretch {

// All that a command knows of the outside: three streams and what hangs on them. Tests pass string streams.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Paint paint{false};
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    std::size_t width = 80;
    std::size_t height = 24;
    std::function<bool()> interrupted = [] { return false; }; // somebody pressed Ctrl-C
};

// The process's own streams. Colours only on a terminal, and never with NO_COLOR set.
[[nodiscard]] Console system_console();

// Prints a text that may be longer than the screen: through $PAGER (or less) on a terminal, plainly
// otherwise.
void print_long(const Console& console, std::string_view text);

// Forgets what a terminal shows, so that the next person does not see the last one's hand.
void clear_screen(const Console& console);

} // namespace homestretch
