#include "engine/fields/patch.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::fields {

namespace {

// A step costs about as many bytes as so many short words: beyond that, the list is told whole.
constexpr std::size_t words_of_a_step = 4;

bool holds_objects(const Json& array) {
    return !array.empty() && array.front().is_object();
}

} // namespace

void Patch::compare(const Json& before, const Json& after, const std::string& path) {
    if (before == after) return;
    if (before.is_object() && after.is_object()) return compare_objects(before, after, path);
    if (before.is_array() && after.is_array()) return compare_arrays(before, after, path);
    replace(path, after);
}

void Patch::compare_objects(const Json& before, const Json& after, const std::string& path) {
    for (const auto& [key, value] : before.items()) {
        if (!after.contains(key)) remove(fmt::format("{}/{}", path, key));
    }
    for (const auto& [key, value] : after.items()) {
        const std::string inside = fmt::format("{}/{}", path, key);
        const auto old = before.find(key);
        if (old == before.end()) {
            add(inside, value);
        } else {
            compare(*old, value, inside);
        }
    }
}

// What is the same at both ends stays; what lies between is told anew, or the whole list where that is less.
void Patch::compare_arrays(const Json& before, const Json& after, const std::string& path) {
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head]) ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    const std::size_t leaving = before.size() - head - tail;
    const std::size_t coming = after.size() - head - tail;
    const std::size_t worth = holds_objects(after) ? 1 : words_of_a_step;
    if (leaving == coming && (holds_objects(after) || worth * coming <= after.size())) {
        for (std::size_t i = head; i < head + coming; ++i)
            compare(before[i], after[i], fmt::format("{}/{}", path, i));
        return;
    }
    if (worth * (leaving + coming) > after.size()) return replace(path, after);
    for (std::size_t i = 0; i < leaving; ++i) remove(fmt::format("{}/{}", path, head));
    for (std::size_t i = head; i < head + coming; ++i) add(fmt::format("{}/{}", path, i), after[i]);
}

void Patch::add(const std::string& path, const Json& value) {
    steps_.push_back({{"op", "add"}, {"path", path}, {"value", value}});
}
void Patch::replace(const std::string& path, const Json& value) {
    steps_.push_back({{"op", "replace"}, {"path", path}, {"value", value}});
}
void Patch::remove(const std::string& path) {
    steps_.push_back({{"op", "remove"}, {"path", path}});
}

} // namespace homestretch::fields
