#pragma once

#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// Cards that enter and leave hands and Looks, and who still knows them then. A viewer knows copies of a card
// by their number, since nobody can tell them apart.

// All cards of one set join another, or leave it. What is left when a set was taken `without` another may be
// given: of the copies of a card not always the lowest bits.
void add_all(const Rules& rules, CardSet& cards, const CardSet& more);
void remove_all(const Rules& rules, CardSet& cards, const CardSet& fewer);

// From an open zone: everybody knows it there.
void enter_hand_openly(const Rules& rules, State& state, Seat owner, CardId card);
// So many came from where nobody sees them.
void enter_hand_unseen(State& state, Seat owner, std::size_t count);
// Everybody sees which card it is.
void leave_hand_openly(const Rules& rules, State& state, Seat owner, CardId card);
// Face down, to be worn: the others see its category alone, so they can no longer be sure of any card of it.
void leave_hand_to_be_worn(const Rules& rules, State& state, Seat owner, CardId card);
// All of it leaves openly: nothing is left to know.
void leave_hand_together(State& state, Seat owner);
// D2R-43: shown, and it stays.
void show(const Rules& rules, State& state, Seat owner, CardId card);
void peek_hand(State& state, Seat owner, Seat peeker);
void set_known(Player& who, Seat watcher, const CardSet& cards);

// The cards of a player that a watcher knows to be hers, but not where: in the Wardrobe, the hand, the Look
// or among the cards she looks through.
[[nodiscard]] CardSet unknown_peeked(const Rules& rules, const Peeked& peeked);
[[nodiscard]] CardSet unseen(const Rules& rules, const State& state, Seat owner, Seat watcher);

[[nodiscard]] CardSet look_cards(const Rules& rules, const Player& who);
void put_on(const Rules& rules, State& state, Seat owner, CardId card, Watchers known);
// The slot must be filled.
CardId take_off(State& state, Seat owner, Category category);

} // namespace drags_2_riches
