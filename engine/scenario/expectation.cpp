#include "engine/scenario/expectation.h"

#include "engine/pack/text.h"
#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace homestretch::scenario {

namespace {

constexpr std::array<std::string_view, 11> words = {
    "equals", "not", "one_of", "any_order", "contains", "lacks", "size", "min", "max", "present", "absent"};

std::string_view word_of(Comparison comparison) {
    return words[static_cast<std::size_t>(comparison)];
}

std::string listed(const std::vector<Json>& items) {
    std::vector<std::string> texts;
    for (const Json& item : items) texts.push_back(compact(item));
    return fmt::format("{}", fmt::join(texts, ", "));
}

bool has_item(const Json& list, const Json& item) {
    return std::ranges::any_of(list, [&](const Json& other) { return same_value(item, other); });
}

using Difference = std::optional<std::string>;

Difference when(bool differs, std::string words_for_it) {
    return differs ? Difference(std::move(words_for_it)) : std::nullopt;
}

Difference any_order_difference(const Json& expected, const Json& actual) {
    if (!actual.is_array()) return fmt::format("it is {}, not a list", compact(actual));
    const std::vector<Json> missing = lacking(actual, expected);
    const std::vector<Json> surplus = lacking(expected, actual);
    if (missing.empty() && surplus.empty()) return std::nullopt;
    std::string text;
    if (!missing.empty()) text = "missing: " + listed(missing);
    if (!surplus.empty()) text += (text.empty() ? "not expected: " : "; not expected: ") + listed(surplus);
    return text;
}

Difference contains_difference(const Json& wanted, const Json& actual) {
    if (wanted.is_string() && actual.is_string()) {
        const bool there = actual.get_ref<const std::string&>().find(wanted.get_ref<const std::string&>()) !=
                           std::string::npos;
        return when(!there, fmt::format("{} is not in it", compact(wanted)));
    }
    if (!wanted.is_array() || !actual.is_array()) {
        return fmt::format("it is {}, which cannot contain {}", compact(actual), compact(wanted));
    }
    const std::vector<Json> missing = lacking(actual, wanted);
    return when(!missing.empty(), "missing: " + listed(missing));
}

Difference lacks_difference(const Json& unwanted, const Json& actual) {
    if (unwanted.is_string() && actual.is_string()) {
        const bool there = actual.get_ref<const std::string&>().find(
                               unwanted.get_ref<const std::string&>()) != std::string::npos;
        return when(there, fmt::format("{} is in it", compact(unwanted)));
    }
    if (!unwanted.is_array() || !actual.is_array()) {
        return fmt::format("it is {}, which cannot be asked to lack {}", compact(actual), compact(unwanted));
    }
    std::vector<Json> there;
    std::ranges::copy_if(unwanted, std::back_inserter(there),
                         [&](const Json& item) { return has_item(actual, item); });
    return when(!there.empty(), "there is: " + listed(there));
}

Difference size_difference(const Json& expected, const Json& actual) {
    if (!actual.is_structured() && !actual.is_string()) {
        return fmt::format("it is {}, which has no size", compact(actual));
    }
    const std::size_t size =
        actual.is_string() ? character_count(actual.get_ref<const std::string&>()) : actual.size();
    return when(Json(size) != expected, fmt::format("its size is {}, expected {}", size, expected.dump()));
}

Difference bound_difference(Comparison comparison, const Json& bound, const Json& actual) {
    if (!actual.is_number()) return fmt::format("it is {}, not a number", compact(actual));
    const bool outside = comparison == Comparison::Min ? actual < bound : actual > bound;
    return when(outside, fmt::format("it is {}, expected at {} {}", actual.dump(),
                                     comparison == Comparison::Min ? "least" : "most", bound.dump()));
}

Difference difference(const Requirement& requirement, const Json& actual) {
    const Json& operand = requirement.operand;
    switch (requirement.comparison) {
    case Comparison::Equals:
        if (same_value(operand, actual)) return std::nullopt;
        return first_difference(operand, actual);
    case Comparison::Not: return when(same_value(operand, actual), fmt::format("it is {}", compact(actual)));
    case Comparison::OneOf: return when(!has_item(operand, actual), fmt::format("it is {}", compact(actual)));
    case Comparison::AnyOrder: return any_order_difference(operand, actual);
    case Comparison::Contains: return contains_difference(operand, actual);
    case Comparison::Lacks: return lacks_difference(operand, actual);
    case Comparison::Size: return size_difference(operand, actual);
    case Comparison::Min:
    case Comparison::Max: return bound_difference(requirement.comparison, operand, actual);
    case Comparison::Present: return std::nullopt;
    case Comparison::Absent: return "it is there";
    }
    return std::nullopt;
}

} // namespace

std::span<const std::string_view> comparison_words() {
    return words;
}

std::optional<std::string> operand_mistake(const Requirement& requirement) {
    const Json& operand = requirement.operand;
    const auto takes = [&](bool fits, std::string_view what) -> std::optional<std::string> {
        if (fits) return std::nullopt;
        return fmt::format("{} takes {}", word_of(requirement.comparison), what);
    };
    switch (requirement.comparison) {
    case Comparison::OneOf:
    case Comparison::AnyOrder: return takes(operand.is_array(), "a list");
    case Comparison::Contains:
    case Comparison::Lacks:
        return takes(operand.is_string() || (operand.is_array() && !operand.empty()),
                     "a list of items, or a text");
    case Comparison::Size:
        return takes(operand.is_number_integer() && operand.get<std::int64_t>() >= 0,
                     "a whole number from 0");
    case Comparison::Min:
    case Comparison::Max: return takes(operand.is_number(), "a number");
    case Comparison::Present:
    case Comparison::Absent: return takes(operand == Json(true), "only true");
    case Comparison::Equals:
    case Comparison::Not: break;
    }
    return std::nullopt;
}

bool wants_absence(const Expectation& expectation) {
    return std::ranges::any_of(expectation.requirements, [](const Requirement& requirement) {
        return requirement.comparison == Comparison::Absent;
    });
}

Json as_written(const Expectation& expectation) {
    const std::vector<Requirement>& all = expectation.requirements;
    if (all.size() == 1 && all[0].comparison == Comparison::Equals) return all[0].operand;
    Json table = Json::object();
    for (const Requirement& requirement : all) {
        table[std::string(word_of(requirement.comparison))] = requirement.operand;
    }
    return table;
}

std::optional<std::string> difference(const Expectation& expectation, const Json& actual) {
    for (const Requirement& requirement : expectation.requirements) {
        if (auto found = difference(requirement, actual)) return found;
    }
    return std::nullopt;
}

} // namespace homestretch::scenario
