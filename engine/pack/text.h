#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace homestretch {

// The same text without a byte-order mark and with LF at the end of lines (from CRLF or CR): what two
// systems make of one file is then equal.
[[nodiscard]] std::string normalised(std::string_view bytes);

// Without the spaces, tabs and line breaks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

// Code points, if the text is UTF-8.
[[nodiscard]] std::size_t character_count(std::string_view text);

// For a message: on one line, cut behind so many characters, damaged bytes replaced.
[[nodiscard]] std::string shown(std::string_view text, std::size_t longest = 40);
// The same in single quotes.
[[nodiscard]] std::string in_quotes(std::string_view text);

} // namespace homestretch
