#include "engine/scenario/read_expectations.h"

#include "engine/pack/text.h"
#include "engine/scenario/observe.h"
#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace homestretch::scenario {

namespace {

struct Place {
    Path path{};
    const TomlNode* value = nullptr;
};

void collect_places(const TomlNode& table, const std::vector<std::string>& above, FieldReader& fields,
                    std::vector<Place>& places) {
    for (const auto& [key, value] : table.members) {
        const auto path = path_from(key);
        if (!path) {
            fields.problem(value.line, path.error().message);
            continue;
        }
        std::vector<std::string> keys = above;
        keys.insert(keys.end(), path->keys.begin(), path->keys.end());
        if (value.kind == TomlNode::Kind::Section) {
            collect_places(value, keys, fields, places);
        } else {
            places.push_back({.path = {std::move(keys)}, .value = &value});
        }
    }
}

std::vector<Place> places_in(const TomlNode& table, FieldReader& fields) {
    std::vector<Place> places;
    collect_places(table, {}, fields, places);
    return places;
}

std::optional<Comparison> comparison_named(std::string_view word) {
    const auto names = comparison_words();
    const auto found = std::ranges::find(names, word);
    if (found == names.end()) return std::nullopt;
    return static_cast<Comparison>(found - names.begin());
}

// { min = 3 } is a comparison, { colour = "red" } a value; a table must be one or the other.
std::vector<Requirement> requirements_in(const TomlNode& value, FieldReader& fields) {
    if (value.kind != TomlNode::Kind::Inline) return {{Comparison::Equals, to_json(value)}};
    std::vector<Requirement> requirements;
    for (const auto& [word, operand] : value.members) {
        if (const auto comparison = comparison_named(word))
            requirements.push_back({*comparison, to_json(operand)});
    }
    if (requirements.empty()) return {{Comparison::Equals, to_json(value)}};
    if (requirements.size() < value.members.size()) {
        fields.problem(value.line,
                       fmt::format("this table mixes comparisons with other keys; the comparisons are "
                                   "{}; a table as a value is written {{ equals = {{ ... }} }}",
                                   fmt::join(comparison_words(), ", ")));
    }
    return requirements;
}

// Lists whose order means nothing are compared in any order, also where they are one of several.
void disregard_order(Requirement& requirement) {
    if (requirement.comparison == Comparison::Equals) requirement.comparison = Comparison::AnyOrder;
    if (requirement.comparison == Comparison::Not) requirement.operand = in_order(requirement.operand);
    if (requirement.comparison == Comparison::OneOf && requirement.operand.is_array()) {
        for (Json& list : requirement.operand) list = in_order(std::move(list));
    }
}

// "legal.0.count", "legal.0.has" and "legal.0.lacks" are short for comparisons of "legal.0".
std::optional<Comparison> comparison_of_actions(const Path& path) {
    if (path.keys.size() != 3 || path.keys[0] != "legal") return std::nullopt;
    if (path.keys[2] == "count") return Comparison::Size;
    if (path.keys[2] == "has") return Comparison::Contains;
    if (path.keys[2] == "lacks") return Comparison::Lacks;
    return std::nullopt;
}

Expectation expectation_at(Place place, FieldReader& fields) {
    Expectation expectation{.path = std::move(place.path), .line = place.value->line};
    if (const auto comparison = comparison_of_actions(expectation.path)) {
        Json operand = to_json(*place.value);
        if (operand.is_string()) operand = Json::array({operand});
        expectation.path.keys.pop_back();
        expectation.requirements = {{*comparison, std::move(operand)}};
    } else {
        expectation.requirements = requirements_in(*place.value, fields);
    }
    if (is_a_set(expectation.path)) std::ranges::for_each(expectation.requirements, disregard_order);
    if (const auto mistake = root_mistake(expectation.path)) fields.problem(expectation.line, *mistake);
    for (const Requirement& requirement : expectation.requirements) {
        if (const auto mistake = operand_mistake(requirement)) {
            fields.problem(expectation.line, fmt::format("{}: {}", expectation.path.text(), *mistake));
        }
    }
    return expectation;
}

std::vector<Path> paths_in(const TomlNode& table, std::string_view key, FieldReader& fields) {
    std::vector<Path> paths;
    for (const std::string& text : fields.texts(table, key)) {
        const auto path = path_from(text);
        const auto mistake = path ? root_mistake(*path) : path.error().message;
        if (mistake) {
            fields.problem(table.find(key)->line, *mistake);
        } else {
            paths.push_back(*path);
        }
    }
    return paths;
}

std::vector<Spread> spreads_in(const TomlNode& table, const Draws& draws, FieldReader& fields) {
    std::vector<Spread> spreads;
    for (const Place& place : places_in(table, fields)) {
        Spread spread{.path = place.path, .line = place.value->line};
        if (const auto mistake = root_mistake(spread.path)) fields.problem(spread.line, *mistake);
        for (const TomlNode& item : place.value->items) {
            const Json value = to_json(item);
            spread.values.push_back(is_a_set(spread.path) ? in_order(value) : value);
        }
        if (spread.values.empty()) {
            fields.problem(spread.line, fmt::format("{}: one_of takes a list of values", spread.path.text()));
        }
        // Fewer would let a value stay away without anybody being able to call it uneven.
        constexpr std::size_t least_per_value = 25;
        if (draws.even && draws.count < least_per_value * spread.values.size()) {
            fields.problem(spread.line,
                           fmt::format("{} draws are too few to see whether {} values come up evenly; "
                                       "take at least {}",
                                       draws.count, spread.values.size(),
                                       least_per_value * spread.values.size()));
        }
        spreads.push_back(std::move(spread));
    }
    return spreads;
}

void read_viewer(const TomlNode& table, Draws& draws, FieldReader& fields) {
    const TomlNode* viewer = table.find("viewer");
    if (viewer == nullptr) {
        fields.problem(table.line, "over_redeals needs a viewer: a seat, or \"spectator\"");
    } else if (viewer->scalar != "spectator") {
        const auto seat = fields.number(table, "viewer", 0, max_seats - 1);
        if (seat) draws.viewer = seat_at(*seat);
    }
}

} // namespace

std::vector<Change> read_changes(const TomlNode& table, FieldReader& fields) {
    std::vector<Change> changes;
    for (Place& place : places_in(table, fields)) {
        changes.push_back(
            {.path = std::move(place.path), .value = to_json(*place.value), .line = place.value->line});
    }
    return changes;
}

std::vector<Expectation> read_expectations(const TomlNode& table, FieldReader& fields) {
    std::vector<Expectation> expectations;
    for (Place& place : places_in(table, fields))
        expectations.push_back(expectation_at(std::move(place), fields));
    return expectations;
}

Draws read_draws(const TomlNode& table, DrawKind kind, FieldReader& fields) {
    constexpr std::array<std::string_view, 7> redeal_keys = {"viewer", "draws", "even",  "always",
                                                             "one_of", "same",  "varies"};
    constexpr std::array<std::string_view, 5> seed_keys = {"draws", "even", "always", "one_of", "varies"};
    constexpr std::size_t usual = 400;
    constexpr std::size_t most = 100'000;

    Draws draws{.line = table.line};
    if (kind == DrawKind::Redeals) {
        fields.refuse_unknown(table, redeal_keys, "over_redeals");
        read_viewer(table, draws, fields);
        draws.same = paths_in(table, "same", fields);
    } else {
        fields.refuse_unknown(table, seed_keys, "over_seeds");
    }
    draws.count = fields.number(table, "draws", 2, most).value_or(usual);
    draws.even = fields.flag(table, "even");
    draws.varies = paths_in(table, "varies", fields);
    if (const TomlNode* always = fields.table(table, "always"))
        draws.always = read_expectations(*always, fields);
    if (const TomlNode* one_of = fields.table(table, "one_of"))
        draws.one_of = spreads_in(*one_of, draws, fields);
    return draws;
}

} // namespace homestretch::scenario
