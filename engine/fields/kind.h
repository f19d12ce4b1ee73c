#pragma once

#include "engine/fields/scope.h"
#include "engine/json.h"
#include "engine/pack/vocabulary.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a description is made of, once its templates are done (describe.h): a tree without templates, which
// everything derived walks. Games write describe.h's words and never these.

namespace homestretch::fields {

struct Node;
using Fields = std::vector<Node>;

// "none" among numbers: a null in JSON.
inline constexpr std::int64_t nothing = std::numeric_limits<std::int64_t>::min();

struct Words {
    std::function<const Vocabulary&(const void* rules)> find{};
    bool by_rules = false; // they depend on the pack
    [[nodiscard]] const Vocabulary& operator()(const void* rules) const { return find(rules); }
    explicit operator bool() const { return static_cast<bool>(find); }
};
// A bound that may depend on the pack and its options.
struct Bound {
    std::int64_t fixed = 0;
    std::function<std::int64_t(const void* rules)> by_rules{};
    [[nodiscard]] std::int64_t in(const void* rules) const { return by_rules ? by_rules(rules) : fixed; }
};

// A table of things of which every copy lies in exactly one place: the cards of a game.
struct Deck {
    std::string_view noun{}; // "card"
    Words words{};
    std::function<std::vector<int>(const void* rules)> copies{}; // of the box, by word
    // Of these, what this position plays with; without it, all.
    std::function<std::vector<int>(const void* rules, const void* position)> in_play{};
    // In which order "any" takes what lies nowhere; without it, that of the words.
    std::function<std::vector<std::size_t>(const void* rules)> order{};
};

// How values of one C++ type are reached. Made once for each type, not for each field.
struct NumberOps {
    std::int64_t (*get)(const void*) = nullptr;
    void (*set)(void*, std::int64_t) = nullptr;
};
struct ListOps {
    std::size_t (*size)(const void*) = nullptr;
    const void* (*item)(const void*, std::size_t) = nullptr;
    void* (*add)(void*) = nullptr; // at the end, nullptr if there is no room; none if it cannot grow
    std::size_t capacity = 0;      // 0: none
    bool grows = true;
};
struct MaybeOps {
    const void* (*value)(const void*) = nullptr; // nullptr: there is none
    void* (*make)(void*) = nullptr;
};
struct BagOps { // of cards without an order, by word
    std::size_t (*count)(const void* rules, const Scope&, const void* bag, std::size_t word) = nullptr;
    // Why the card may not lie there; nothing if it does now.
    std::string_view (*add)(const void* rules, const Scope&, void* bag, std::size_t word) = nullptr;
};
struct Copies {
    std::size_t word = 0;
    std::size_t count = 1;
};
struct TextOps {
    std::function<std::string(const void* rules, const Scope&, const void*)> write{};
    // What is wrong with the text; nothing if it was read.
    std::function<std::optional<std::string>(const void* rules, const Scope&, std::string_view, void*)>
        read{};
    // The cards it stands for, for the account of all copies.
    std::function<std::optional<Copies>(const void* rules, std::string_view)> lies{};
};

struct Slot;
using Slots = std::vector<Slot>;

enum class Shape : std::uint8_t {
    Count,  // a number with bounds
    Flag,   // true or false
    Word,   // one of a vocabulary, or a card
    Seat,   // a seat at the table
    Seats,  // a set of seats, as bits
    Chosen, // a set of words, as bits
    Text,   // something that has a short text of its own
    List,   // values in order
    Bag,    // cards without an order
    Struct, // an object of fields
    Maybe,  // a value or null
    Named,  // numbers that have names only at a certain step of an effect
    Raw,    // JSON that the game writes itself, with its schema
    BySeat, // the same fields for each seat
    ByWord, // the same for each word of a vocabulary, such as the Councilors
};

struct Kind {
    Shape shape = Shape::Count;
    NumberOps number{};
    ListOps list{};
    MaybeOps maybe{};
    BagOps bag{};
    TextOps text{};
    Bound low{};
    Bound high{};
    std::int64_t none = nothing; // the number that stands for null
    bool may_be_none = false;
    std::string_view other{}; // a word that people may write for a number; alone also for a list of one
    std::int64_t other_number = 0;
    std::string_view noun{}; // of a word or a text: "phase", "card"
    Words words{};
    const Deck* deck = nullptr;  // of words that are cards
    std::int64_t first_seat = 0; // of a word that may be a seat as well: the number of seat 0; 0: it may not
    bool any_order = false;      // of chosen words: whoever writes them need not sort them
    bool lies = false;           // a copy lies here, and is accounted for
    std::function<bool(const Scope&)> lies_if{};                      // only then
    std::function<bool(const void* rules, std::size_t word)> takes{}; // of "any" and "rest" in such a list
    bool any = false; // a list in which "any" stands for some card
    // Of such a list: how many cards belong there. Then "any", alone or last, stands for all that are
    // missing.
    std::function<std::size_t(const void* rules, const void* position, std::size_t index)> room{};
    bool rest = false;                   // a list that ends with "rest" takes all that lie nowhere else
    bool top_first = false;              // a list written from its end
    bool runs = false;                   // a list of cards in which "3 torch" may stand for three
    bool counted = false;                // a bag written as {"card": 3} instead of a list
    bool all = false;                    // a bag for which "all" may stand: every copy there is
    bool sparse = false;                 // by word: words for which there is nothing are left out
    std::shared_ptr<const Kind> inner{}; // of a list or maybe
    std::shared_ptr<const Fields> children{};
    std::function<const Slots&(const void* rules, const void* frame)> slots{};
    Mark mark = nullptr; // of a struct: what its fields find
    std::function<Json(const Scope&, std::string_view text)> spelled_out{}; // of a struct: what a text means
    Json schema{};                                                          // of Raw
};

// One of the numbers that an effect remembers while it waits.
struct Slot {
    std::string name{};
    std::string meaning{};
    Kind kind{};
    NumberOps number{}; // where in the frame it lies
};

// How the value of a field is reached from where it stands. Both hand it to `use`, because it may exist for
// that moment only.
struct Access {
    using Use = void (*)(void* context, const void* value);
    using Fill = void (*)(void* context, void* value);
    void (*look)(const Scope&, void* context, Use use) = nullptr;
    void (*change)(const Scope&, void* context, Fill fill) = nullptr; // nullptr: computed, never read
};

struct Node {
    std::string name{};            // empty: its fields stand among those beside it
    std::string meaning{};         // one line
    Access access{};               // none for repetitions
    Kind kind{};                   // of what `look` shows
    std::optional<Kind> written{}; // of what `change` wants, where that is another C++ type
    bool is_indexed = false;       // a part in an array, which is entered at the seat or word one is at
    bool is_observed = true;
    bool is_absent = false; // left out instead of null
    bool is_checked = true; // a computed field of a position must be written as it is computed

    // Not part of an observation: what follows from other fields, or is of no use there.
    Node&& unobserved() && {
        is_observed = false;
        return std::move(*this);
    }
    // A computed field that observations contain all the same.
    Node&& observed() && {
        is_observed = true;
        return std::move(*this);
    }
    Node&& left_out_if_none() && {
        is_absent = true;
        return std::move(*this);
    }
    // By word: where nothing is (null, or an empty list), the word is left out.
    Node&& sparse() && {
        kind.sparse = true;
        return std::move(*this);
    }
    // Whatever is written there is ignored: it is computed anew.
    Node&& unchecked() && {
        is_checked = false;
        return std::move(*this);
    }
};

// Whether a repetition holds no objects but values: its only field has no name. It may lie in a part.
[[nodiscard]] inline bool is_bare(const Fields& fields) {
    if (fields.size() != 1 || !fields.front().name.empty()) return false;
    return fields.front().kind.shape != Shape::Struct || is_bare(*fields.front().kind.children);
}

// Calls a callable with the value; the two below are all that walks need.
template <class Then>
void look_at(const Node& node, const Scope& scope, Then&& then) {
    node.access.look(scope, &then, [](void* context, const void* value) {
        (*static_cast<std::remove_reference_t<Then>*>(context))(value);
    });
}
template <class Then>
void change(const Node& node, const Scope& scope, Then&& then) {
    node.access.change(scope, &then, [](void* context, void* value) {
        (*static_cast<std::remove_reference_t<Then>*>(context))(value);
    });
}

} // namespace homestretch::fields
