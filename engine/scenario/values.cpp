#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::scenario {

namespace {

std::string at(const std::string& place) {
    return place.empty() ? "it" : place;
}

std::string inside(const std::string& place, const std::string& key) {
    return place.empty() ? key : place + "." + key;
}

std::string difference_at(const std::string& place, const Json& expected, const Json& actual);

std::string difference_of_lists(const std::string& place, const Json& expected, const Json& actual) {
    const std::size_t common = std::min(expected.size(), actual.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (same_value(expected[i], actual[i])) continue;
        return difference_at(inside(place, fmt::format("item {}", i)), expected[i], actual[i]);
    }
    return fmt::format("{} has {} items, expected {}", at(place), actual.size(), expected.size());
}

std::string difference_of_objects(const std::string& place, const Json& expected, const Json& actual) {
    for (const auto& [key, value] : expected.items()) {
        const auto found = actual.find(key);
        if (found == actual.end()) return fmt::format("{} has no '{}'", at(place), key);
        if (!same_value(value, *found)) return difference_at(inside(place, key), value, *found);
    }
    for (const auto& [key, value] : actual.items()) {
        if (!expected.contains(key)) return fmt::format("{} also has '{}'", at(place), key);
    }
    return fmt::format("{} is something else", at(place));
}

std::string difference_at(const std::string& place, const Json& expected, const Json& actual) {
    if (expected.is_array() && actual.is_array()) return difference_of_lists(place, expected, actual);
    if (expected.is_object() && actual.is_object()) return difference_of_objects(place, expected, actual);
    return fmt::format("{} is {}, expected {}", at(place), compact(actual), compact(expected));
}

} // namespace

bool same_value(const Json& left, const Json& right) {
    if (left.is_array() && right.is_array()) {
        return std::ranges::equal(left, right, same_value);
    }
    if (!left.is_object() || !right.is_object()) return left == right;
    if (left.size() != right.size()) return false;
    for (const auto& [key, value] : left.items()) {
        const auto other = right.find(key);
        if (other == right.end() || !same_value(value, *other)) return false;
    }
    return true;
}

Json in_order(Json list) {
    if (list.is_array()) std::sort(list.begin(), list.end());
    return list;
}

std::vector<Json> lacking(const Json& list, const Json& wanted) {
    std::vector<Json> left(list.begin(), list.end());
    std::vector<Json> lacking;
    for (const Json& item : wanted) {
        const auto found =
            std::ranges::find_if(left, [&](const Json& other) { return same_value(item, other); });
        if (found == left.end()) {
            lacking.push_back(item);
        } else {
            left.erase(found);
        }
    }
    return lacking;
}

std::string compact(const Json& value) {
    constexpr std::size_t longest = 2000;
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() <= longest) return text;
    return text.substr(0, longest) + "...";
}

std::string first_difference(const Json& expected, const Json& actual) {
    return difference_at("", expected, actual);
}

} // namespace homestretch::scenario
