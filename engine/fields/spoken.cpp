#include "engine/fields/spoken.h"

#include "engine/seat.h"

namespace homestretch::fields {

namespace {

Value word_of(const Kind& kind, const Scope& scope, std::size_t word) {
    return word_value(kind.noun, kind.words(scope.rules), word);
}

Value value_of(const Kind& kind, const Scope& scope, const void* value);

Value number_value(const Kind& kind, const Scope& scope, std::int64_t number) {
    if (kind.may_be_none && number == kind.none) return {};
    switch (kind.shape) {
    case Shape::Flag: return number != 0;
    case Shape::Word: return word_of(kind, scope, static_cast<std::size_t>(number));
    case Shape::Seat: return seat_at(static_cast<std::size_t>(number));
    case Shape::Seats:
    case Shape::Chosen: {
        std::vector<Value> items;
        for (std::size_t place = 0; place < 64; ++place) {
            if ((static_cast<std::uint64_t>(number) >> place & 1U) == 0) continue;
            items.push_back(kind.shape == Shape::Seats ? Value(seat_at(place)) : word_of(kind, scope, place));
        }
        return items;
    }
    default: return number;
    }
}

std::vector<Value> bag_values(const Kind& kind, const Scope& scope, const void* bag) {
    std::vector<Value> items;
    for (std::size_t word = 0; word < kind.words(scope.rules).size(); ++word) {
        items.insert(items.end(), kind.bag.count(scope.rules, scope, bag, word), word_of(kind, scope, word));
    }
    return items;
}

std::vector<Value> list_values(const Kind& kind, const Scope& scope, const void* list) {
    std::vector<Value> items;
    for (std::size_t i = 0; i < kind.list.size(list); ++i)
        items.push_back(value_of(*kind.inner, scope.at_item(i), kind.list.item(list, i)));
    return items;
}

Value value_of(const Kind& kind, const Scope& scope, const void* value) {
    switch (kind.shape) {
    case Shape::Count:
    case Shape::Flag:
    case Shape::Word:
    case Shape::Seat:
    case Shape::Seats:
    case Shape::Chosen: return number_value(kind, scope, kind.number.get(value));
    case Shape::Text: return kind.text.write(scope.rules, scope, value);
    case Shape::Bag: return bag_values(kind, scope, value);
    case Shape::List: return list_values(kind, scope, value);
    case Shape::Maybe: {
        const void* const inner = kind.maybe.value(value);
        return inner == nullptr ? Value() : value_of(*kind.inner, scope, inner);
    }
    default: return {}; // an object says nothing by itself
    }
}

} // namespace

Value spoken(const Node& node, const Scope& scope) {
    Value said;
    look_at(node, scope, [&](const void* value) { said = value_of(node.kind, scope, value); });
    return said;
}

} // namespace homestretch::fields
