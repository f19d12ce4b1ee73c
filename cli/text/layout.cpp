#include "cli/text/layout.h"

#include <algorithm>

namespace homestretch {

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') { // "ESC [ numbers m"
            i = text.find('m', i);
            if (i == std::string_view::npos) break;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) { // not inside a UTF-8 character
            ++width;
        }
    }
    return width;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t taken = display_width(text);
    if (taken < width) text.append(width - taken, ' ');
    return text;
}

std::string padded_left(std::string text, std::size_t width) {
    const std::size_t taken = display_width(text);
    if (taken < width) text.insert(0, width - taken, ' ');
    return text;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines{""};
    std::size_t used = 0;
    for (std::size_t start = text.find_first_not_of(' '); start != std::string_view::npos;) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        const std::string_view word = text.substr(start, end - start);
        const std::size_t needed = display_width(word);
        if (used > 0 && used + 1 + needed > width) {
            lines.emplace_back();
            used = 0;
        }
        if (used > 0) {
            lines.back() += ' ';
            ++used;
        }
        lines.back() += word;
        used += needed;
        start = text.find_first_not_of(' ', end);
    }
    return lines;
}

std::string wrapped_behind(std::string_view first, std::string_view text, std::size_t width) {
    const std::size_t indent = display_width(first);
    std::string result(first);
    const std::vector<std::string> lines = wrapped(text, std::max<std::size_t>(width, indent + 20) - indent);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0) result.append(indent, ' ');
        result += lines[i] + '\n';
    }
    return result;
}

namespace {

// Where a line that is too wide is cut; npos if it cannot be.
std::size_t cut_of(std::string_view line, std::size_t width) {
    const std::size_t begin = line.find_first_not_of(' ');
    std::size_t apart = std::string_view::npos;
    std::size_t space = std::string_view::npos;
    for (std::size_t i = line.find(' ', begin); i != std::string_view::npos; i = line.find(' ', i)) {
        if (display_width(line.substr(0, i)) > width) break;
        const std::size_t end = std::min(line.find_first_not_of(' ', i), line.size());
        (end - i > 1 ? apart : space) = i;
        i = end;
    }
    return apart != std::string_view::npos ? apart : space;
}

} // namespace

std::string fitted(std::string_view picture, std::size_t width) {
    constexpr std::size_t further = 4; // how much what goes on is indented
    std::string text;
    while (!picture.empty()) {
        const std::size_t end = std::min(picture.find('\n'), picture.size());
        std::string line(picture.substr(0, end));
        picture.remove_prefix(std::min(end + 1, picture.size()));
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size()) + further;
        while (display_width(line) > width) {
            const std::size_t cut = cut_of(line, width);
            if (cut == std::string_view::npos) break;
            text += line.substr(0, cut) + '\n';
            line.replace(0, std::min(line.find_first_not_of(' ', cut), line.size()), indent, ' ');
        }
        text += line + '\n';
    }
    return text;
}

std::string without_controls(std::string_view text) {
    std::string clean;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte == '\n' || byte == '\t' || (byte >= 0x20U && byte != 0x7FU)) clean += letter;
    }
    return clean;
}

} // namespace homestretch
