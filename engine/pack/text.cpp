#include "engine/pack/text.h"

namespace homestretch {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// How many bytes the code point at the front has; 0 if it is not well formed (RFC 3629: no overlong forms,
// no surrogates, nothing beyond U+10FFFF).
std::size_t code_point_size(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if (!continues(text[i])) return 0;
    }
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second >= 0xA0;
    const bool too_large = first == 0xF4 && second >= 0x90;
    return overlong || surrogate || too_large ? 0 : size;
}

} // namespace

std::string normalised(std::string_view bytes) {
    if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const bool before_newline = i + 1 < bytes.size() && bytes[i + 1] == '\n';
        if (bytes[i] != '\r') {
            text += bytes[i];
        } else if (!before_newline) {
            text += '\n';
        }
    }
    return text;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = code_point_size(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text) count += continues(byte) ? 0U : 1U;
    return count;
}

std::string shown(std::string_view text, std::size_t longest) {
    std::string result;
    std::size_t characters = 0;
    while (!text.empty()) {
        if (characters++ == longest) return result + "…";
        const std::size_t size = code_point_size(text);
        const bool printable = size > 1 || (size == 1 && text[0] >= ' ' && text[0] != '\x7F');
        result += printable ? text.substr(0, size) : size == 1 ? " " : "\uFFFD";
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return result;
}

std::string in_quotes(std::string_view text) {
    return "'" + shown(text) + "'";
}

} // namespace homestretch
