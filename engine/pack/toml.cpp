#include "engine/pack/toml.h"

#include "engine/pack/text.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

// The line where the error stands, and of it what is before the error or behind; columns count code points.
struct Place {
    std::string_view before{};
    std::string_view behind{};
};

Place place_of(std::string_view text, const toml::source_position& position) {
    for (auto line = position.line; line > 1 && text.find('\n') != std::string_view::npos; --line)
        text.remove_prefix(text.find('\n') + 1);
    text = text.substr(0, text.find('\n'));
    std::size_t at = 0;
    for (auto column = position.column; column > 1 && at < text.size(); --column) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) ++at;
    }
    return {text.substr(0, at), text.substr(at)};
}

// The last key in front of an '=', perhaps inside braces; or, of "[name]", the name.
std::string_view last_key(std::string_view text) {
    std::size_t start = 0;
    std::size_t end = text.size();
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (quote != 0) {
            if (letter == '\\' && quote == '"') ++i;
            if (letter == quote) quote = 0;
        } else if (letter == '"' || letter == '\'') {
            quote = letter;
        } else if (letter == '{' || letter == ',' || letter == '[') {
            start = i + 1;
        } else if (letter == '=' || letter == ']') {
            end = i;
            if (letter == ']') break;
        }
    }
    return trimmed(text.substr(start, end - start));
}

std::string toml_mistake(std::string_view text, const toml::parse_error& error) {
    const std::string_view words = error.description();
    if (words.find("cannot redefine existing") == std::string_view::npos ||
        words.find('\'') == std::string_view::npos)
        return std::string(words);
    const Place place = place_of(text, error.source().begin);
    const bool header = words.find("table header") != std::string_view::npos;
    return fmt::format("the key {} is there already; keep one of the two",
                       shown(last_key(header ? place.behind : place.before)));
}

} // namespace

Result<toml::table, TomlMistake> parse_toml(std::string_view text) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        return Unexpected{TomlMistake{.line = static_cast<int>(error.source().begin.line),
                                      .message = toml_mistake(text, error)}};
    }
}

} // namespace homestretch
