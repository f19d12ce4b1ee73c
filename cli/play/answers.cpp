#include "cli/play/answers.h"

#include "cli/arguments.h"
#include "engine/objection.h"

#include <fmt/format.h>

#include <cctype>

namespace homestretch {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

std::string folded(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        const bool space = std::isspace(static_cast<unsigned char>(letter)) != 0;
        if (space && (result.empty() || result.back() == ' ')) continue;
        result += space ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return result;
}

bool means_leaving(std::string_view text) {
    const std::string word = folded(text);
    return word == "q" || word == "quit" || word == "exit";
}

Result<const Choice*> chosen(const std::vector<Choice>& choices, const std::vector<Blocked>& blocked,
                             const std::string& answer) {
    for (const Choice& choice : choices) {
        if (folded(choice.text) == folded(answer)) return &choice;
    }
    if (is_number(answer)) {
        const auto number = whole_number(answer, 1, choices.size());
        if (number) return &choices[*number - 1];
        return failure(choices.size() == 1 ? "There is one choice: 1."
                                           : fmt::format("There is no choice {}; they go from 1 to {}.",
                                                         answer, choices.size()));
    }
    std::vector<std::string_view> texts;
    for (const Choice& choice : choices) texts.push_back(choice.text);
    return failure(
        fmt::format("'{}' is not one of your choices{}", answer, objection(folded(answer), texts, blocked)));
}

} // namespace homestretch
