#pragma once

#include "engine/action.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t {
    Character, // first: a character
    Activate,  // first: a card
    Wear,      // first: a card
    Power,
    End,
    Buy,      // first: a Market slot
    Thrift,   // first: a Market slot
    Target,   // first: a seat
    Suffer,   //
    Block,    // first: a card
    Reverse,  // first: a card
    UsePower, // to reverse (D2R-66)
    Pick,     // first: a card
    PickWorn, // first: a category
    PickSlot, // first: a Market slot
    Stop,     // no more, where a step says "up to"
    Skip,     // not at all, where it says "may"
    To,       // first: a seat
    ToNobody,
    Yes,
    Category, // first: a category
    Done,
    Up,
    Down,
    Label, // first: one of performance_labels
    NoLabel,
    Judge, // first: a seat
};

template <class First = std::size_t> // a number, or what has one
[[nodiscard]] constexpr Action make_action(ActionKind kind, First first = {}) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first), 0, 0};
}

[[nodiscard]] constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
[[nodiscard]] constexpr CardId card_of(Action action) {
    return static_cast<CardId>(action.first);
}
[[nodiscard]] constexpr Seat seat_of(Action action) {
    return homestretch::seat_at(action.first);
}
[[nodiscard]] constexpr Category category_of(Action action) {
    return static_cast<Category>(action.first);
}

} // namespace drags_2_riches
