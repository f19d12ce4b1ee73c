#pragma once

#include "engine/action.h"
#include "engine/seat.h"
#include "games/iditacards/state.h"

namespace iditacards {

using homestretch::Action;
using homestretch::ActionList;

enum class ActionKind : std::uint8_t {
    Play, // card
    PayRisk,
    NewDay,
    Pass,
    KillDog,           // place on the own table: freely, to make room, or because one has to
    DiscardAttachment, // dog, card
    PayEnergy,         // card
    Join,
    Stay,
    Claim, // card
    Decline,
    AttachTo, // dog
    Replace,  // card
    KillAny,  // seat, dog
    Destroy,  // card
    Draw,     // card
    Stop,
    RecoverToHand, // card
    RecoverToDeck, // card
    ChooseDeck,    // upgrade deck
    Take,          // card
    Fizzle,
};

[[nodiscard]] constexpr Action make_action(ActionKind kind, std::size_t first = 0, std::size_t second = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), 0};
}
[[nodiscard]] constexpr Action make_action(ActionKind kind, CardId card) {
    return make_action(kind, index_of(card));
}
[[nodiscard]] constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
[[nodiscard]] constexpr CardId card_of(Action action) {
    return static_cast<CardId>(action.first);
}
[[nodiscard]] constexpr Action discard_attachment(std::size_t dog, CardId card) {
    return make_action(ActionKind::DiscardAttachment, dog, index_of(card));
}
[[nodiscard]] constexpr Action kill_any(Seat owner, std::size_t dog) {
    return make_action(ActionKind::KillAny, index_of(owner), dog);
}

} // namespace iditacards
