#include "engine/fields/difference.h"

#include "engine/fields/write.h"

#include <fmt/format.h>

#include <string>

namespace homestretch::fields {

namespace {

bool same(const Kind& kind, const Scope& before, const void* old, const Scope& after, const void* now);

bool same_fields(const Fields& fields, const Scope& before, const Scope& after) {
    bool equal = true;
    for (const Node& node : fields) {
        if (!equal) return false;
        if (node.access.look == nullptr) return write(fields, before) == write(fields, after); // rare
        look_at(node, before, [&](const void* old) {
            look_at(node, after, [&](const void* now) { equal = same(node.kind, before, old, after, now); });
        });
    }
    return equal;
}

bool same_bags(const Kind& kind, const Scope& before, const void* old, const Scope& after, const void* now) {
    for (std::size_t word = 0; word < kind.words(before.rules).size(); ++word) {
        if (kind.bag.count(before.rules, before, old, word) != kind.bag.count(after.rules, after, now, word))
            return false;
    }
    return true;
}

bool same(const Kind& kind, const Scope& before, const void* old, const Scope& after, const void* now) {
    switch (kind.shape) {
    case Shape::Text:
    case Shape::Named: return write_value(kind, before, old) == write_value(kind, after, now);
    case Shape::List: {
        const std::size_t size = kind.list.size(old);
        if (kind.list.size(now) != size) return false;
        for (std::size_t i = 0; i < size; ++i) {
            if (!same(*kind.inner, before.at_item(i), kind.list.item(old, i), after.at_item(i),
                      kind.list.item(now, i)))
                return false;
        }
        return true;
    }
    case Shape::Bag: return same_bags(kind, before, old, after, now);
    case Shape::Struct:
        return same_fields(*kind.children, before.into(kind.mark, old), after.into(kind.mark, now));
    case Shape::Maybe: {
        const void* const was = kind.maybe.value(old);
        const void* const is = kind.maybe.value(now);
        if (was == nullptr || is == nullptr) return was == is;
        return same(*kind.inner, before, was, after, is);
    }
    case Shape::Raw: return *static_cast<const Json*>(old) == *static_cast<const Json*>(now);
    default: return kind.number.get(old) == kind.number.get(now);
    }
}

class Comparison {
public:
    Json found = Json::object();

    void compare(const Fields& fields, const Scope& before, const Scope& after, const std::string& path) {
        for (const Node& node : fields) {
            if (node.access.look == nullptr) {
                compare_repetition(node, before, after, path + node.name);
                continue;
            }
            look_at(node, before, [&](const void* old) {
                look_at(node, after,
                        [&](const void* now) { compare_value(node, before, old, after, now, path); });
            });
        }
    }

private:
    void compare_value(const Node& node, const Scope& before, const void* old, const Scope& after,
                       const void* now, const std::string& path) {
        if (node.kind.shape == Shape::Struct) {
            const std::string inside = node.name.empty() ? path : path + node.name + ".";
            return compare(*node.kind.children, before.into(node.kind.mark, old),
                           after.into(node.kind.mark, now), inside);
        }
        if (same(node.kind, before, old, after, now)) return;
        // A value without a name is what its repetition's path leads to.
        const std::string at = node.name.empty() ? path.substr(0, path.size() - 1) : path + node.name;
        Json value = write_value(node.kind, after, now);
        if (node.is_absent && value.is_null()) {
            found[at] = Json::value_t::discarded;
        } else {
            found[at] = std::move(value);
        }
    }

    void compare_repetition(const Node& node, const Scope& before, const Scope& after,
                            const std::string& path) {
        const Fields& inside = *node.kind.children;
        if (node.kind.shape == Shape::Struct) return compare(inside, before, after, path + ".");
        if (node.kind.sparse) { // which words there are differs too
            Json now = write({node}, after)[node.name];
            if (now != write({node}, before)[node.name]) found[path] = std::move(now);
            return;
        }
        const bool by_seat = node.kind.shape == Shape::BySeat;
        const Vocabulary* words = by_seat ? nullptr : &node.kind.words(before.rules);
        for (std::size_t i = 0; i < (by_seat ? before.seats : words->size()); ++i) {
            const std::string name = by_seat ? std::to_string(i) : words->id(i);
            compare(inside, before.at(i), after.at(i), fmt::format("{}.{}.", path, name));
        }
    }
};

} // namespace

Json difference(const Fields& fields, const Scope& before, const Scope& after) {
    Comparison comparison;
    comparison.compare(fields, before, after, "");
    return std::move(comparison.found);
}

void apply_difference(Json& json, const Json& difference) {
    for (const auto& [path, value] : difference.items()) {
        Json* at = &json;
        std::size_t from = 0;
        for (std::size_t dot = path.find('.'); dot != std::string::npos; dot = path.find('.', from)) {
            const std::string key = path.substr(from, dot - from);
            at = at->is_array() ? &at->at(std::stoul(key)) : &(*at)[key];
            from = dot + 1;
        }
        const std::string key = path.substr(from);
        if (at->is_array()) {
            at->at(std::stoul(key)) = value;
        } else if (value.is_discarded()) {
            at->erase(key);
        } else {
            (*at)[key] = value;
        }
    }
}

} // namespace homestretch::fields
