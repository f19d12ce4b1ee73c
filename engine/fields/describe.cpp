#include "engine/fields/describe.h"

#include <algorithm>

namespace homestretch::fields {

namespace {

Single single(Shape shape) {
    Single form;
    form.made.shape = shape;
    return form;
}

bool is_repetition(const Node& node) {
    return node.kind.shape == Shape::BySeat || node.kind.shape == Shape::ByWord;
}
// A struct whose fields stand among those beside it.
bool is_part(const Node& node) {
    return node.name.empty() && node.kind.shape == Shape::Struct;
}
bool is_group(const Node& node) {
    return node.kind.shape == Shape::Struct && node.access.look == nullptr;
}

} // namespace

Single Single::lying() const {
    check(made.deck != nullptr);
    Single copy = *this;
    copy.made.lies = true;
    return copy;
}

Single count(Limit low, Limit high) {
    Single form = single(Shape::Count);
    form.made.low = std::move(low.bound);
    form.made.high = std::move(high.bound);
    return form;
}
Single flag() {
    return single(Shape::Flag);
}
Single seat() {
    return single(Shape::Seat);
}
Single seats() {
    return single(Shape::Seats);
}
Single word(std::string_view noun, Words words) {
    Single form = single(Shape::Word);
    form.made.noun = noun;
    form.made.words = std::move(words);
    return form;
}
Single chosen(std::string_view noun, Words words) {
    Single form = word(noun, std::move(words));
    form.made.shape = Shape::Chosen;
    return form;
}
Single card(const Deck& deck) {
    Single form = word(deck.noun, deck.words);
    form.made.deck = &deck;
    return form;
}
Words words(const Vocabulary& vocabulary) {
    return {[&vocabulary](const void*) -> const Vocabulary& { return vocabulary; }, false};
}

Node grouped(std::string_view name, std::string_view meaning, Fields fields) {
    Node node{.name = std::string(name), .meaning = std::string(meaning), .kind = {.shape = Shape::Struct}};
    node.kind.children = std::make_shared<const Fields>(std::move(fields));
    return node;
}

Node repeated(Shape shape, std::string_view name, std::string_view meaning, Words words, Fields fields) {
    Node node = grouped(name, meaning, std::move(fields));
    node.kind.shape = shape;
    node.kind.words = std::move(words);
    return node;
}

namespace detail {

// Repetitions inside of a part change places with it, then those of one name become one: what a part says of
// each seat stands beside what the rest says of it. What is repeated for one item of an array stays inside.
Fields joined(Fields fields) {
    Fields flat;
    for (Node& node : fields) {
        if (!is_part(node) || node.access.look == nullptr) {
            flat.push_back(std::move(node));
            continue;
        }
        Fields own;
        for (const Node& child : *node.kind.children) {
            if ((!is_repetition(child) || node.is_indexed) && !is_group(child)) {
                own.push_back(child);
                continue;
            }
            if (!own.empty()) {
                Node before = node;
                before.kind.children = std::make_shared<const Fields>(std::move(own));
                own = {};
                flat.push_back(std::move(before));
            }
            Node inside = node;
            inside.kind.children = child.kind.children;
            Node lifted = child;
            lifted.kind.children = std::make_shared<const Fields>(joined({std::move(inside)}));
            flat.push_back(std::move(lifted));
        }
        if (own.empty()) continue;
        node.kind.children = std::make_shared<const Fields>(std::move(own));
        flat.push_back(std::move(node));
    }
    Fields all;
    for (Node& node : flat) {
        const auto same = std::ranges::find_if(
            all, [&](const Node& other) { return !node.name.empty() && other.name == node.name; });
        if (same == all.end()) {
            all.push_back(std::move(node));
            continue;
        }
        check(same->kind.shape == node.kind.shape && (is_repetition(node) || is_group(node))); // named twice
        Fields both = *same->kind.children;
        both.insert(both.end(), node.kind.children->begin(), node.kind.children->end());
        same->kind.children = std::make_shared<const Fields>(joined(std::move(both)));
        if (same->meaning.empty()) same->meaning = node.meaning;
    }
    return all;
}

} // namespace detail

} // namespace homestretch::fields
