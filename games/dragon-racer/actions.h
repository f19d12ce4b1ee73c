#pragma once

#include "engine/action.h"
#include "engine/seat.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t { ChooseCharacter, Pick, Hold, Attack, Fire, KeepTeam, Swap };

[[nodiscard]] constexpr Action make_action(ActionKind kind, std::size_t first = 0, std::size_t second = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), 0};
}
[[nodiscard]] constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}

[[nodiscard]] constexpr Action choose_character(CharacterId character) {
    return make_action(ActionKind::ChooseCharacter, static_cast<std::size_t>(character));
}
[[nodiscard]] constexpr Action pick(std::size_t hand_index) {
    return make_action(ActionKind::Pick, hand_index);
}
[[nodiscard]] constexpr Action hold() {
    return make_action(ActionKind::Hold);
}
[[nodiscard]] constexpr Action attack(Seat target, std::size_t slot) {
    return make_action(ActionKind::Attack, homestretch::index_of(target), slot);
}
[[nodiscard]] constexpr Action fire(std::size_t mask) {
    return make_action(ActionKind::Fire, mask);
}
[[nodiscard]] constexpr Action keep_team() {
    return make_action(ActionKind::KeepTeam);
}
[[nodiscard]] constexpr Action swap(std::size_t collected_index, std::size_t slot) {
    return make_action(ActionKind::Swap, collected_index, slot);
}

// `make(0)`, `make(1)`, …: rows of actions that differ in their last argument, ready to be listed.
template <std::size_t Count, class Make>
[[nodiscard]] constexpr std::array<Action, Count> action_row(Make make) {
    std::array<Action, Count> row{};
    for (std::size_t i = 0; i < Count; ++i) row[i] = make(i);
    return row;
}

} // namespace dragon_racer
