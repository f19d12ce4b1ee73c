#pragma once

// The decisions of the game: who is asked what, and which answers there are.

#include "games/iditacards/actions.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

#include <optional>

namespace iditacards {

enum class Ask : std::uint8_t {
    None,
    Main,
    BeforeFailing,
    Energy,
    Join,
    Legendary,
    Room,
    AttachTo,
    Replace,
    KillOwn,
    KillAny,
    DestroyOf,
    DrawOf,
    DestroyHand,
    Recover,
    RecoverAll,
    UpgradeDeck,
    Take,
};

// What the position asks; nothing when the match is over.
[[nodiscard]] Ask ask_of(const Rules& rules, const Open& open);
// The step that asks, while a card or procedure is in the middle of its effects.
[[nodiscard]] const homestretch::Step& asking_step(const Rules& rules, const Open& open);
// The answers of the seat that is asked.
void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);

// The card that is being played or resolved by a procedure, and so lies in no other zone.
[[nodiscard]] std::optional<CardId> card_in_the_air(const Frame& frame);
[[nodiscard]] std::optional<CardId> card_in_the_air(const Open& open); // of the topmost that has one

// Whether an upgrade deck is in play and has a card in it or in its destroyed pile (ID-71).
[[nodiscard]] bool is_usable(const Rules& rules, const Open& open, std::size_t upgrade, bool is_empty);
// The names in a discard pile that `recover` or `recover-all` finds (ID-69).
[[nodiscard]] CardSet recoverable(const Rules& rules, const Open& open, Seat seat,
                                  const homestretch::Step& step);
// Whether `kill any` of this kind may find this dog of this seat (ID-101).
[[nodiscard]] bool is_prey(const Rules& rules, const Open& open, Seat hunter, Seat owner, const Dog& dog,
                           Verb verb);

} // namespace iditacards
