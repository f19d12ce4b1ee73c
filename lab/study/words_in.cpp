#include "lab/study/words_in.h"

namespace homestretch::fields {

namespace {

// The kind of a single word, of which there may be several or none.
const Kind& innermost(const Kind& kind) {
    const bool holds_others = kind.shape == Shape::List || kind.shape == Shape::Maybe;
    return holds_others ? innermost(*kind.inner) : kind;
}

void add_words(const Kind& kind, const Scope& scope, const void* value, std::vector<std::size_t>& into) {
    switch (kind.shape) {
    case Shape::Word: {
        const std::int64_t number = kind.number.get(value);
        if (!kind.may_be_none || number != kind.none) into.push_back(static_cast<std::size_t>(number));
        return;
    }
    case Shape::List:
        for (std::size_t i = 0; i < kind.list.size(value); ++i)
            add_words(*kind.inner, scope.at_item(i), kind.list.item(value, i), into);
        return;
    case Shape::Bag:
        for (std::size_t word = 0; word < kind.words(scope.rules).size(); ++word)
            if (kind.bag.count(scope.rules, scope, value, word) > 0) into.push_back(word);
        return;
    case Shape::Maybe:
        if (const void* const inner = kind.maybe.value(value)) add_words(*kind.inner, scope, inner, into);
        return;
    default: return;
    }
}

} // namespace

bool holds_words(const Node& node) {
    const Shape shape = innermost(node.kind).shape;
    return shape == Shape::Word || shape == Shape::Bag;
}

const Words& words_of(const Node& node) {
    return innermost(node.kind).words;
}

void words_in(const Node& node, const Scope& scope, std::vector<std::size_t>& into) {
    look_at(node, scope, [&](const void* value) { add_words(node.kind, scope, value, into); });
}

std::optional<Seat> seat_in(const Node& node, const Scope& scope) {
    std::optional<Seat> seat;
    look_at(node, scope, [&](const void* value) {
        const std::int64_t number = node.kind.number.get(value);
        if (number >= 0 && static_cast<std::size_t>(number) < scope.seats)
            seat = seat_at(static_cast<std::size_t>(number));
    });
    return seat;
}

} // namespace homestretch::fields
