#pragma once

#include "engine/fields/kind.h"
#include "engine/fields/mistakes.h"
#include "engine/json_reader.h"

#include <map>
#include <vector>

namespace homestretch::fields {

// Where every copy of every card lies while a position is read, and who wants what lies nowhere.
class Account {
public:
    explicit Account(const void* rules) : rules_(rules) {}

    // One more copy lies there; a mistake and false if there is none left.
    [[nodiscard]] bool take(const JsonReader& json, const Deck& deck, std::size_t word);
    [[nodiscard]] std::size_t in_box(const Deck& deck, std::size_t word) { return copies_of(deck).box[word]; }
    // "any" or "rest" stands in this list, at this seat or word; `cards` is the kind of its cards.
    void wish(const JsonReader& list, const Kind& kind, const Kind& cards, bool rest, std::size_t index);
    // A deck counts only if the position has a field for its cards.
    void expect(const Deck& deck) { static_cast<void>(copies_of(deck)); }

    // Names what lies nowhere, unless somebody takes it; then the position is rewritten.
    [[nodiscard]] std::optional<Json> settle(const void* position, const Json& json, Mistakes& mistakes);

private:
    struct Count {
        std::vector<std::size_t> box{};
        std::vector<int> left{};
    };
    struct Wish {
        std::string path{};
        const Kind* kind = nullptr;
        const Deck* deck = nullptr;
        bool rest = false;
        std::size_t index = 0;
    };
    Count& copies_of(const Deck& deck);
    [[nodiscard]] bool takes(const Wish& wish, std::size_t word) const {
        return !wish.kind->takes || wish.kind->takes(rules_, word);
    }
    [[nodiscard]] bool rival(const Wish& one, const Wish& other);
    void fill(Json& list, const Wish& wish, const void* position, Mistakes& mistakes);
    void put_rest(Json& list, const Wish& wish);
    [[nodiscard]] std::vector<std::size_t> in_order(const Deck& deck) const;

    const void* rules_;
    std::map<const Deck*, Count> counts_{};
    std::vector<Wish> wishes_{};
};

} // namespace homestretch::fields
