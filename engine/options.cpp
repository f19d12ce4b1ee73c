#include "engine/options.h"

#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace homestretch {

namespace {

std::optional<int> as_number(std::string_view text) {
    int number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<std::string> choice_mistake(const OptionSpec& spec, std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    const auto known = std::ranges::find(spec.values, word, &OptionValue::word);
    if (known == spec.values.end()) {
        std::vector<std::string_view> words;
        for (const OptionValue& value : spec.values) words.push_back(value.word);
        return fmt::format("option {} has no value '{}'{}", spec.name, word, suggestion(word, words));
    }
    if (known->takes_list && (colon == std::string_view::npos || colon + 1 == text.size())) {
        return fmt::format("option {}={} needs a list behind a colon, as in {}={}:first,second", spec.name,
                           word, spec.name, word);
    }
    if (!known->takes_list && colon != std::string_view::npos) {
        return fmt::format("option {}={} takes no list; leave out '{}'", spec.name, word, text.substr(colon));
    }
    return std::nullopt;
}

std::optional<std::string> mistake(const OptionSpec& spec, std::string_view text, std::size_t seats) {
    if (spec.kind == OptionKind::Choice) return choice_mistake(spec, text);
    std::string words;
    for (const OptionValue& value : spec.values) {
        if (text == value.word) return std::nullopt;
        words += fmt::format("{} or ", value.word);
    }
    const int low = spec.kind == OptionKind::Seat ? 0 : spec.low;
    const int high = spec.kind == OptionKind::Seat ? static_cast<int>(seats) - 1 : spec.high;
    const auto number = as_number(text);
    if (number && *number >= low && *number <= high) return std::nullopt;
    return fmt::format("option {} is {}a whole number from {} to {}, not '{}'", spec.name, words, low, high,
                       text);
}

} // namespace

std::string default_of(const OptionSpec& spec) {
    return spec.values.empty() ? fmt::format("{}", spec.normal) : std::string(spec.values.front().word);
}

Result<Options, Problems> Options::resolve(OptionSpecs specs, const OptionTexts& pack_defaults,
                                           const OptionTexts& chosen, std::size_t seats) {
    Options options;
    Problems problems;
    for (const OptionSpec& spec : specs) options.values_[std::string(spec.name)] = default_of(spec);

    std::vector<std::string_view> names;
    for (const OptionSpec& spec : specs) names.push_back(spec.name);
    const auto adopt = [&](const OptionTexts& texts, const std::string& file) {
        for (const auto& [name, text] : texts) {
            const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
            if (spec == specs.end()) {
                problems.push_back(
                    {.file = file,
                     .message = fmt::format("there is no option '{}'{}", name, suggestion(name, names))});
            } else if (const auto wrong = mistake(*spec, text, seats)) {
                problems.push_back({.file = file, .message = *wrong});
            } else {
                options.values_[name] = text;
            }
        }
    };
    adopt(pack_defaults, "pack.toml");
    adopt(chosen, "");

    if (!problems.empty()) return Unexpected{problems};
    options.chosen_ = chosen;
    return options;
}

const std::string& Options::value(std::string_view name) const {
    const auto found = values_.find(std::string(name));
    check(found != values_.end());
    return found->second;
}

bool Options::is(std::string_view name, std::string_view word) const {
    const std::string_view text = value(name);
    return text.substr(0, text.find(':')) == word;
}

int Options::number(std::string_view name) const {
    const auto number = as_number(value(name));
    check(number.has_value());
    return *number;
}

std::vector<std::string> Options::list(std::string_view name) const {
    const std::string& text = value(name);
    std::vector<std::string> items;
    std::size_t start = text.find(':');
    while (start != std::string::npos) {
        const std::size_t end = text.find(',', start + 1);
        items.push_back(text.substr(start + 1, end == std::string::npos ? end : end - start - 1));
        start = end;
    }
    return items;
}

bool Options::chosen(std::string_view name) const {
    return chosen_.contains(std::string(name));
}

} // namespace homestretch
