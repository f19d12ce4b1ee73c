#include "engine/fields/difference.h"

#include "engine/fields/patch.h"
#include "engine/fields/write.h"

#include <string>
#include <string_view>

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

// Walks through both values and hands what differs to the patch as JSON.
class Comparison {
public:
    Patch patch{};

    void compare(const Fields& fields, const Scope& before, const Scope& after) {
        for (const Node& node : fields) {
            const std::size_t outside = enter(node.name);
            if (node.access.look == nullptr) {
                compare_repetition(node, before, after);
            } else {
                look_at(node, before, [&](const void* old) {
                    look_at(node, after,
                            [&](const void* now) { compare_value(node, before, old, after, now); });
                });
            }
            path_.resize(outside);
        }
    }

private:
    // Something without a name is what the path leads to already.
    std::size_t enter(std::string_view name) {
        const std::size_t outside = path_.size();
        if (!name.empty()) path_.append("/").append(name);
        return outside;
    }

    void compare_value(const Node& node, const Scope& before, const void* old, const Scope& after,
                       const void* now) {
        if (node.kind.shape == Shape::Struct) {
            return compare(*node.kind.children, before.into(node.kind.mark, old),
                           after.into(node.kind.mark, now));
        }
        if (same(node.kind, before, old, after, now)) return;
        const Json was = write_value(node.kind, before, old);
        const Json is = write_value(node.kind, after, now);
        if (node.is_absent && was.is_null()) {
            patch.add(path_, is);
        } else if (node.is_absent && is.is_null()) {
            patch.remove(path_);
        } else {
            patch.compare(was, is, path_);
        }
    }

    void compare_repetition(const Node& node, const Scope& before, const Scope& after) {
        const Fields& inside = *node.kind.children;
        if (node.kind.shape == Shape::Struct) return compare(inside, before, after);
        const bool by_seat = node.kind.shape == Shape::BySeat;
        const Vocabulary* words = by_seat ? nullptr : &node.kind.words(before.rules);
        for (std::size_t i = 0; i < (by_seat ? before.seats : words->size()); ++i) {
            const Scope was = before.at(i);
            const Scope is = after.at(i);
            if (node.kind.sparse) { // which words there are differs too
                if (!same_fields(inside, was, is)) return compare_written(node, before, after);
                continue;
            }
            const std::size_t outside = enter(by_seat ? std::to_string(i) : words->id(i));
            compare(inside, was, is);
            path_.resize(outside);
        }
    }

    void compare_written(const Node& node, const Scope& before, const Scope& after) {
        patch.compare(write({node}, before)[node.name], write({node}, after)[node.name], path_);
    }

    std::string path_{}; // a JSON Pointer to where one stands
};

} // namespace

Json difference(const Fields& fields, const Scope& before, const Scope& after) {
    Comparison comparison;
    comparison.compare(fields, before, after);
    return std::move(comparison.patch).take();
}

} // namespace homestretch::fields
