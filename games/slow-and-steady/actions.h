#pragma once

#include "engine/action.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t {
    Draft,     // first: a card
    Forget,    // first: a card
    Exchange,  // first: a card
    Play,      // first: a card; second: a place
    Stop,      // no more extra plays, no more culling
    Place,     // second: a place
    Pick,      // second: a column, as a place
    PickPiece, // first: the number of a piece, from 0
    Split,     // first: the amount for the copy
    Move,      // second: a place
    Cull,      // first: a card
    Recover,   // first: a card
    Trade,     // first: a seat
    Give,      // first: a card
    Return,    // first: a card
    Decline,
};

[[nodiscard]] constexpr Action make_action(ActionKind kind, std::size_t first = 0, Place place = unopposed) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(place), 0};
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, CardId card, Place place = unopposed) {
    return make_action(kind, index_of(card), place);
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, Place place) {
    return make_action(kind, 0, place);
}

[[nodiscard]] constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
[[nodiscard]] constexpr CardId card_of(Action action) {
    return static_cast<CardId>(action.first);
}
[[nodiscard]] constexpr Place place_of(Action action) {
    return static_cast<Place>(action.second);
}
[[nodiscard]] constexpr Seat seat_of(Action action) {
    return homestretch::seat_at(action.first);
}

} // namespace slow_and_steady
