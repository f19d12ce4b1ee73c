#include "engine/paint.h"

#include <fmt/format.h>

#include <array>

namespace homestretch {

std::string Paint::operator()(Ink ink, std::string_view text) const {
    // ANSI "select graphic rendition" codes, in the order of Ink. Bright shades read on dark and light.
    constexpr std::array codes{"0", "1", "2", "31", "32", "34", "33", "35", "36"};
    if (!colours_ || ink == Ink::Plain || text.empty()) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", codes.at(static_cast<std::size_t>(ink)), text);
}

} // namespace homestretch
