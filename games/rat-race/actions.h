#pragma once

#include "engine/action.h"
#include "games/rat-race/state.h"

namespace rat_race {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t {
    Vote,     // first: a seat
    Play,     // first: a title
    On,       // first: a Councilor that is given an Issue
    Bank,     // first: a title
    Unbank,   // first: a title; second: 1 if it lies face up
    Discard,  // first: a title
    Steal,    // first: a seat
    Recover,  // first: a title
    Keep,     // first: a title
    Give,     // first: a title
    Deal,     // first: a seat
    Peek,     // first: a seat
    Expose,   // first: a title
    ExposeOf, // first: a seat
    Take,     // first: a Councilor; second: the place in its row
    Shift,    // likewise
    Drop,     // likewise
    Step,     // first: a Councilor; second: a place
    Riot,     // first: a field
    Calm,     // first: a field
    Move,     // first: a Councilor; second: a place
    Draw,
    Pass,
    Stop,
};

[[nodiscard]] constexpr Action make_action(ActionKind kind, std::size_t first = 0, std::size_t second = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), 0};
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, TitleId title, bool face_up = false) {
    return make_action(kind, static_cast<std::size_t>(title), std::size_t{face_up});
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, Seat seat) {
    return make_action(kind, index_of(seat));
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, Councilor councilor, std::size_t index) {
    return make_action(kind, index_of(councilor), index);
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, Councilor councilor, Place place) {
    return make_action(kind, index_of(councilor), index_of(place));
}

[[nodiscard]] constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
[[nodiscard]] constexpr TitleId title_of(Action action) {
    return static_cast<TitleId>(action.first);
}
[[nodiscard]] constexpr Seat seat_of(Action action) {
    return homestretch::seat_at(action.first);
}
[[nodiscard]] constexpr Councilor councilor_of(Action action) {
    return static_cast<Councilor>(action.first);
}
[[nodiscard]] constexpr Place place_of(Action action) {
    return static_cast<Place>(action.second);
}
[[nodiscard]] constexpr Place field_of(Action action) {
    return static_cast<Place>(action.first);
}

} // namespace rat_race
