#include "engine/source.h"

#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace homestretch {

namespace {

struct Origin {
    char mark = ' ';
    std::string_view word{};
    bool Origins::*member = nullptr;
};
constexpr std::array<Origin, 3> all_origins{Origin{'R', "rulebook", &Origins::rulebook},
                                            Origin{'P', "public", &Origins::published},
                                            Origin{'D', "ours", &Origins::ours}};

std::vector<std::string_view> words_for(const Origins& origins) {
    std::vector<std::string_view> words;
    for (const Origin& origin : all_origins) {
        if (origins.*origin.member) words.push_back(origin.word);
    }
    return words;
}

// "DR-34", "D2R-5": capitals and digits with a capital in front, a hyphen, digits.
bool is_rule_id(std::string_view id) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t hyphen = id.find('-');
    if (hyphen == std::string_view::npos || hyphen == 0 || hyphen + 1 == id.size()) return false;
    return id[0] >= 'A' && id[0] <= 'Z' &&
           id.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == hyphen &&
           id.find_first_not_of(digits, hyphen + 1) == std::string_view::npos;
}

// A note may go on in the next line of the page.
std::string on_one_line(std::string_view text) {
    std::string line;
    for (const char letter : trimmed(text)) {
        const bool space = letter == ' ' || letter == '\n';
        if (!space || !line.ends_with(' ')) line += space ? ' ' : letter;
    }
    return line;
}

// "R+D: the order of the checks is ours"
std::optional<Source> source_in(std::string_view mark) {
    const std::size_t colon = mark.find(':');
    const auto origins = origins_of(mark.substr(0, colon));
    if (!origins) return std::nullopt;
    return Source{.origins = *origins,
                  .note = colon == std::string_view::npos ? "" : on_one_line(mark.substr(colon + 1))};
}

} // namespace

std::optional<Origins> origins_of(std::string_view marks) {
    Origins origins;
    while (!marks.empty()) {
        const auto* const found = std::ranges::find(all_origins, marks.front(), &Origin::mark);
        if (found == all_origins.end() || std::exchange(origins.*found->member, true)) return std::nullopt;
        marks.remove_prefix(1);
        if (marks.size() > 1 && marks.front() == '+') marks.remove_prefix(1);
    }
    return origins == Origins{} ? std::nullopt : std::optional(origins);
}

std::string in_words(const Origins& origins) {
    return fmt::format("{}", fmt::join(words_for(origins), " + "));
}

std::string in_words(const Source& source) {
    const std::string words = in_words(source.origins);
    return source.note.empty() ? words : fmt::format("{}: {}", words, source.note);
}

std::string in_words(const Sources& sources) {
    const bool all_alike = std::ranges::all_of(sources, [&](const Source& source) {
        return source.origins == sources.front().origins && source.note.empty();
    });
    if (sources.empty()) return "";
    if (all_alike) return in_words(sources.front().origins);
    std::vector<std::string> parts;
    for (const Source& source : sources) {
        const std::string origins = in_words(source.origins);
        parts.push_back(fmt::format("{}{}{}", source.part.empty() ? "" : source.part + ": ", origins,
                                    source.note.empty() ? "" : fmt::format(" ({})", source.note)));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

Json to_json(const Source& source) {
    return {{"part", source.part}, {"from", words_for(source.origins)}, {"note", source.note}};
}

std::optional<NumberedRule> numbered_rule(std::string_view text) {
    constexpr std::string_view begin = "- **";
    if (!text.starts_with(begin)) return std::nullopt;
    text.remove_prefix(begin.size());
    const std::string_view id = text.substr(0, text.find("**"));
    if (id.size() == text.size() || !is_rule_id(id)) return std::nullopt;
    NumberedRule rule{.id = id, .text = trimmed(text.substr(id.size() + 2))};
    const std::size_t end = rule.text.starts_with('[') ? rule.text.find(']') : std::string_view::npos;
    if (end == std::string_view::npos) return rule;
    rule.source = source_in(rule.text.substr(1, end - 1));
    if (rule.source) rule.text = trimmed(rule.text.substr(end + 1));
    return rule;
}

} // namespace homestretch
