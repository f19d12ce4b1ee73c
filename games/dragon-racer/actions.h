#pragma once

#include "engine/action.h"
#include "engine/seat.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t { ChooseCharacter, Pick, Hold, Attack, Fire, KeepTeam, Swap };

[[nodiscard]] inline Action make_action(ActionKind kind, std::size_t first = 0, std::size_t second = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second), 0};
}
[[nodiscard]] inline ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind); }

[[nodiscard]] inline Action choose_character(CharacterId character) {
    return make_action(ActionKind::ChooseCharacter, static_cast<std::size_t>(character));
}
[[nodiscard]] inline Action pick(std::size_t hand_index) { return make_action(ActionKind::Pick, hand_index); }
[[nodiscard]] inline Action hold() { return make_action(ActionKind::Hold); }
[[nodiscard]] inline Action attack(Seat target, std::size_t slot) {
    return make_action(ActionKind::Attack, homestretch::index_of(target), slot);
}
[[nodiscard]] inline Action fire(std::size_t mask) { return make_action(ActionKind::Fire, mask); }
[[nodiscard]] inline Action keep_team() { return make_action(ActionKind::KeepTeam); }
[[nodiscard]] inline Action swap(std::size_t collected_index, std::size_t slot) {
    return make_action(ActionKind::Swap, collected_index, slot);
}

} // namespace dragon_racer
