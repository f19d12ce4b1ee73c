#include "engine/effects/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace homestretch {

namespace {

std::string number_text(int value, bool plus) {
    return fmt::format("{}{}", value < 0 ? "−" : plus ? "+" : "", std::abs(value));
}

std::string small_first(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}
std::string capital_first(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string list_text(const Hole& hole, std::span<const std::int16_t> items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
        text += value_text(hole, items[i]);
    }
    return text;
}

// The argument with this index as its hole prints it; one that the form does not write is a number.
std::string argument_text(const Language& language, const Form& form, const Arguments& arguments,
                          std::size_t index) {
    const int value = arguments[index];
    std::size_t at = 0;
    for (const Piece& piece : pieces_of(language, form)) {
        if (!piece.takes_argument() || at++ != index) continue;
        if (piece.hole == nullptr) break;
        if (!piece.list) return value_text(*piece.hole, value);
        return list_text(*piece.hole,
                         std::span(arguments).subspan(index + 1, static_cast<std::size_t>(value)));
    }
    return number_text(value, false);
}

std::string fill(const Language& language, const Form& form, const Arguments& arguments,
                 std::string_view pattern, const std::string& step_text);

// The place of this sign in a pattern, outside of all braces.
std::size_t outside(std::string_view pattern, char sign) {
    int depth = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (depth == 0 && pattern[i] == sign) return i;
        depth += pattern[i] == '{' ? 1 : pattern[i] == '}' ? -1 : 0;
    }
    return std::string_view::npos;
}

// What stands between two braces: an index, then nothing, '+', '-', '|one|many', '?yes|no' or '<less|more'.
std::string filled_hole(const Language& language, const Form& form, const Arguments& arguments,
                        std::string_view inside) {
    check(!inside.empty() && inside[0] >= '0' && inside[0] < '0' + static_cast<int>(max_arguments));
    const auto index = static_cast<std::size_t>(inside[0] - '0');
    if (inside.size() == 1) return argument_text(language, form, arguments, index);
    const int value = arguments[index];
    if (inside.substr(1) == "+") return number_text(value, true);
    if (inside.substr(1) == "-") return number_text(std::abs(value), false);

    const std::string_view choices = inside.substr(2);
    const std::size_t bar = outside(choices, '|');
    const char asked = inside[1];
    check((asked == '|' || asked == '?' || asked == '<') && bar != std::string_view::npos);
    const bool first = asked == '|' ? std::abs(value) == 1 : asked == '?' ? value != 0 : value < 0;
    return fill(language, form, arguments, first ? choices.substr(0, bar) : choices.substr(bar + 1), "");
}

std::string fill(const Language& language, const Form& form, const Arguments& arguments,
                 std::string_view pattern, const std::string& step_text) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t open = std::min(pattern.find('{'), pattern.size());
        text += pattern.substr(0, open);
        if (open == pattern.size()) break;
        pattern.remove_prefix(open + 1);
        const std::size_t close = outside(pattern, '}');
        check(close != std::string_view::npos);
        const std::string_view inside = pattern.substr(0, close);
        text += inside == "step" ? small_first(step_text) : filled_hole(language, form, arguments, inside);
        pattern.remove_prefix(close + 1);
    }
    return text;
}

} // namespace

std::string value_text(const Hole& hole, int value) {
    const auto word = std::ranges::find(hole.words, value, &HoleWord::value);
    if (word == hole.words.end()) return number_text(value, false);
    return word->text.empty() ? word->word : word->text;
}

std::string filled(const Language& language, const Step& step, std::string_view pattern) {
    return fill(language, language.verbs[step.verb_form], step.arguments, pattern, "");
}

std::string sentence_of(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    const Form& verb = language.verbs[step.verb_form];
    std::string text =
        verb.write != nullptr ? verb.write(language, steps, index) : filled(language, step, verb.text);
    if (step.prefix == 0) return text;

    const Form& prefix = language.prefixes[step.prefix_form];
    return fill(language, prefix, step.prefix_arguments, step.otherwise ? prefix.otherwise : prefix.text,
                text);
}

std::string text_of(const Language& language, std::span<const Step> steps) {
    std::string text;
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const bool goes_on = text.ends_with(':');
        if (!text.empty()) text += ' ';
        const std::string sentence = sentence_of(language, steps, index);
        text += goes_on ? small_first(sentence) : capital_first(sentence);
    }
    return text;
}

} // namespace homestretch
