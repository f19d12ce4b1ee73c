#include "engine/testing/lying.h"

#include <algorithm>
#include <string>
#include <vector>

namespace homestretch {

namespace {

using fields::Kind;
using fields::Shape;

// One copy of a card in a dump.
struct Spot {
    Json* at = nullptr; // its text, or the object that counts it
    const Kind* kind = nullptr;
    std::string word{};
};

class Spots {
public:
    explicit Spots(const void* rules) : rules_(rules) {}
    std::vector<Spot> all{};
    std::vector<std::pair<Json*, const Kind*>> bags{}; // to be put in order again

    void find(const fields::Fields& nodes, Json& json, const fields::Scope& scope) {
        for (const fields::Node& node : nodes) {
            if (node.name.empty()) {
                find(*node.kind.children, json, scope);
            } else if (node.access.look == nullptr && node.kind.shape != Shape::Struct) {
                for (Json& item : json.at(node.name)) find_repeated(*node.kind.children, item, scope);
            } else if (node.access.look == nullptr) {
                find(*node.kind.children, json.at(node.name), scope);
            } else if (node.access.change != nullptr) {
                find_in(node.kind, json.at(node.name), scope);
            }
        }
    }

private:
    void find_repeated(const fields::Fields& nodes, Json& json, const fields::Scope& scope) {
        if (!is_bare(nodes)) return find(nodes, json, scope);
        const Kind& kind = nodes.front().kind;
        if (kind.shape == Shape::Struct) return find_repeated(*kind.children, json, scope);
        find_in(kind, json, scope);
    }

    void find_in(const Kind& kind, Json& json, const fields::Scope& scope) {
        if (json.is_null()) return;
        if (kind.shape == Shape::Struct) return find(*kind.children, json, scope);
        if (kind.inner && kind.shape == Shape::List) {
            for (Json& item : json) find_in(*kind.inner, item, scope);
        } else if (kind.inner) {
            find_in(*kind.inner, json, scope);
        } else if (kind.lies && kind.shape == Shape::Bag) {
            bags.emplace_back(&json, &kind);
            if (kind.counted) {
                for (const auto& [word, count] : json.items()) all.push_back({&json, &kind, word});
            } else {
                for (Json& item : json) all.push_back({&item, &kind, item.get<std::string>()});
            }
        } else if (kind.lies && kind.shape == Shape::Text) {
            const auto copies = kind.text.lies(rules_, json.get<std::string>());
            if (copies && copies->count == 1)
                all.push_back({&json, &kind, kind.words(rules_).id(copies->word)});
        } else if (kind.lies) {
            all.push_back({&json, &kind, json.get<std::string>()});
        }
    }

    const void* rules_;
};

void put(const Spot& spot, const std::string& word) {
    if (spot.kind->counted) {
        Json& count = (*spot.at)[spot.word];
        count = count.get<int>() - 1;
        if (count == 0) spot.at->erase(spot.word);
        (*spot.at)[word] = spot.at->value(word, 0) + 1;
        return;
    }
    std::string text = spot.at->get<std::string>();
    text.replace(text.find(spot.word), spot.word.size(), word);
    *spot.at = text;
}

void put_in_order(Json& bag, const Vocabulary& words) {
    const auto place = [&](const Json& item) { return *words.find(item.get<std::string>()); };
    if (bag.is_array()) {
        std::stable_sort(bag.begin(), bag.end(),
                         [&](const Json& left, const Json& right) { return place(left) < place(right); });
        return;
    }
    Json sorted = Json::object();
    for (const std::string_view word : words.ids()) {
        if (bag.contains(word)) sorted[std::string(word)] = bag.at(std::string(word));
    }
    bag = std::move(sorted);
}

} // namespace

std::optional<Json> with_two_cards_swapped(const fields::Fields& fields, const fields::Scope& scope,
                                           const Json& dump, RandomStream& random) {
    Json swapped = dump;
    Spots spots(scope.rules);
    spots.find(fields, swapped, scope);
    if (spots.all.size() < 2) return std::nullopt;
    const auto any = [&] { return spots.all[random.below(static_cast<std::uint32_t>(spots.all.size()))]; };
    const Spot one = any();
    const Spot other = any();
    if (one.word == other.word || one.at == other.at || one.kind->deck != other.kind->deck)
        return std::nullopt;
    put(one, other.word);
    put(other, one.word);
    for (const auto& [bag, kind] : spots.bags) put_in_order(*bag, kind->words(scope.rules));
    return swapped;
}

} // namespace homestretch
