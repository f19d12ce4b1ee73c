#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// Columns a text takes on a terminal: colour codes take none, a character takes one.
[[nodiscard]] std::size_t display_width(std::string_view text);
// The text with spaces up to the width; longer texts stay as they are.
[[nodiscard]] std::string padded(std::string text, std::size_t width);
[[nodiscard]] std::string padded_left(std::string text, std::size_t width);

// Breaks at spaces into lines of at most `width` columns; a longer word gets a line of its own. Never empty.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);
// The same as one text: the first line behind `first`, the others under it. Ends with a newline.
[[nodiscard]] std::string wrapped_behind(std::string_view first, std::string_view text, std::size_t width);

// A drawn picture: a line that is too wide goes on below, a little indented, from a place where things stand
// two spaces apart or, if there is none, from any space.
[[nodiscard]] std::string fitted(std::string_view picture, std::size_t width);

// Takes out what could give orders to a terminal: control characters except newline and tab.
[[nodiscard]] std::string without_controls(std::string_view text);

} // namespace homestretch
