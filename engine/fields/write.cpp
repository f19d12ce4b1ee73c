#include "engine/fields/write.h"

#include "engine/seat.h"

namespace homestretch::fields {

namespace {

Json bits_json(const Kind& kind, const Scope& scope, std::int64_t bits) {
    Json json = Json::array();
    for (std::size_t place = 0; bits != 0 && place < 64; ++place) {
        if ((static_cast<std::uint64_t>(bits) >> place & 1U) == 0) continue;
        bits = static_cast<std::int64_t>(static_cast<std::uint64_t>(bits) & ~(std::uint64_t{1} << place));
        if (kind.shape == Shape::Seats) {
            json.push_back(place);
        } else {
            json.push_back(kind.words(scope.rules).id(place));
        }
    }
    return json;
}

Json number_json(const Kind& kind, const Scope& scope, std::int64_t number) {
    if (kind.may_be_none && number == kind.none) return {};
    if (kind.first_seat > 0 && number >= kind.first_seat) return number - kind.first_seat;
    switch (kind.shape) {
    case Shape::Flag: return number != 0;
    case Shape::Word: return kind.words(scope.rules).id(static_cast<std::size_t>(number));
    case Shape::Seats:
    case Shape::Chosen: return bits_json(kind, scope, number);
    default: return number;
    }
}

Json list_json(const Kind& kind, const Scope& scope, const void* list) {
    Json json = Json::array();
    const std::size_t size = kind.list.size(list);
    json.get_ref<Json::array_t&>().reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t place = kind.top_first ? size - 1 - i : i;
        json.push_back(write_value(*kind.inner, scope.at_item(place), kind.list.item(list, place)));
    }
    return json;
}

Json bag_json(const Kind& kind, const Scope& scope, const void* bag) {
    const Vocabulary& words = kind.words(scope.rules);
    Json json = kind.counted ? Json::object() : Json::array();
    for (std::size_t word = 0; word < words.size(); ++word) {
        const std::size_t count = kind.bag.count(scope.rules, scope, bag, word);
        if (kind.counted && count > 0) json[words.id(word)] = count;
        for (std::size_t copy = 0; !kind.counted && copy < count; ++copy) json.push_back(words.id(word));
    }
    return json;
}

void write_into(Json& object, const Fields& fields, const Scope& scope);

Json write_repeated(const Fields& fields, const Scope& scope) {
    if (!is_bare(fields)) return write(fields, scope);
    Json json;
    const Node& node = fields.front();
    look_at(node, scope, [&](const void* value) {
        json = node.kind.shape == Shape::Struct
                   ? write_repeated(*node.kind.children, scope.into(node.kind.mark, value))
                   : write_value(node.kind, scope, value);
    });
    return json;
}

Json repetition_json(const Node& node, const Scope& scope) {
    if (node.kind.shape == Shape::BySeat) {
        Json json = Json::array();
        for (std::size_t seat = 0; seat < scope.seats; ++seat)
            json.push_back(write_repeated(*node.kind.children, scope.at(seat)));
        return json;
    }
    const Vocabulary& words = node.kind.words(scope.rules);
    Json json = object_with_room(words.size());
    for (std::size_t word = 0; word < words.size(); ++word) {
        Json value = write_repeated(*node.kind.children, scope.at(word));
        if (!node.kind.sparse || !value.empty()) json[words.id(word)] = std::move(value);
    }
    return json;
}

void write_into(Json& object, const Fields& fields, const Scope& scope) {
    for (const Node& node : fields) write_field(object, node, scope);
}

} // namespace

void write_field(Json& object, const Node& node, const Scope& scope) {
    if (node.access.look == nullptr) {
        object[node.name] = node.kind.shape == Shape::Struct ? write(*node.kind.children, scope)
                                                             : repetition_json(node, scope);
        return;
    }
    look_at(node, scope, [&](const void* value) {
        if (node.name.empty()) { // a part: its fields stand here
            write_into(object, *node.kind.children, scope.into(node.kind.mark, value));
            return;
        }
        Json json = write_value(node.kind, scope, value);
        if (!node.is_absent || !json.is_null()) object[node.name] = std::move(json);
    });
}

Json write_value(const Kind& kind, const Scope& scope, const void* value) {
    switch (kind.shape) {
    case Shape::Text: return kind.text.write(scope.rules, scope, value);
    case Shape::List: return list_json(kind, scope, value);
    case Shape::Bag: return bag_json(kind, scope, value);
    case Shape::Struct: return write(*kind.children, scope.into(kind.mark, value));
    case Shape::Maybe: {
        const void* const inner = kind.maybe.value(value);
        return inner == nullptr ? Json() : write_value(*kind.inner, scope, inner);
    }
    case Shape::Named: {
        Json json = Json::object();
        for (const Slot& slot : kind.slots(scope.rules, value))
            json[slot.name] = number_json(slot.kind, scope, slot.number.get(value));
        return json;
    }
    case Shape::Raw: return *static_cast<const Json*>(value);
    default: return number_json(kind, scope, kind.number.get(value));
    }
}

Json write(const Fields& fields, const Scope& scope) {
    Json object = object_with_room(fields.size() + 24); // parts bring more than one
    write_into(object, fields, scope);
    return object;
}

} // namespace homestretch::fields
