#include "engine/testing/damage.h"

#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace homestretch {

namespace {

void collect(Json& node, std::vector<Json*>& nodes) {
    nodes.push_back(&node);
    if (!node.is_structured()) return;
    for (Json& child : node) collect(child, nodes);
}

template <class T>
const T& any(const std::vector<T>& items, RandomStream& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

Json::iterator any_child(Json& node, RandomStream& random) {
    return std::next(node.begin(), random.below(static_cast<std::uint32_t>(node.size())));
}

// Another text of the document in its place, or both exchanged, which may well give a sound position.
void change_string(Json& node, const std::vector<Json*>& nodes, RandomStream& random) {
    std::vector<Json*> strings;
    for (Json* other : nodes) {
        if (other->is_string()) strings.push_back(other);
    }
    Json& other = *any(strings, random);
    switch (random.below(3)) {
    case 0: node = "no-such-word"; return;
    case 1: node = Json(other); return;
    default: std::swap(node, other); return;
    }
}

void damage(Json& node, const std::vector<Json*>& nodes, RandomStream& random) {
    static const std::vector<Json> strangers{
        nullptr, true, -1, 99999, 1e300, "stranger", Json::array(), Json::object(), 18446744073709551615ULL};
    switch (random.below(4)) {
    case 0: node = any(strangers, random); return;
    case 1:
        if (node.is_structured() && !node.empty()) {
            node.erase(any_child(node, random));
            return;
        }
        break;
    case 2:
        if (node.is_array() && !node.empty()) {
            const Json twice = *any_child(node, random);
            node.push_back(twice);
            return;
        }
        break;
    default: break;
    }
    if (node.is_string()) {
        change_string(node, nodes, random);
    } else if (node.is_number_integer()) {
        node = node.get<std::int64_t>() + (random.below(2) == 0 ? 1 : -1); // the hardest to notice
    } else if (node.is_boolean()) {
        node = !node.get<bool>();
    } else {
        node = any(strangers, random);
    }
}

} // namespace

Json damaged(const Json& whole, RandomStream& random) {
    Json changed = whole;
    std::vector<Json*> nodes;
    collect(changed, nodes);
    damage(*any(nodes, random), nodes, random);
    return changed;
}

} // namespace homestretch
