#pragma once

// Cards on their way between hidden places, and what each player still knows of them then (RR-92 to RR-99).

#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <cstddef>
#include <optional>

namespace rat_race {

// Takes a card out of a hand, or a face-down card out of a bank, in sight of `seers` (its owner among them).
// The others lose track of what lies there (RR-94), unless they can tell what left.
[[nodiscard]] Card take_hidden(const Rules& rules, State& state, std::size_t zone, std::size_t index,
                               Seats seers);
// The same with all eyes on it.
[[nodiscard]] TitleId take_openly(const Rules& rules, State& state, std::size_t zone, std::size_t index);
// Turns a face-down banked card up (RR-74).
void turn_up(const Rules& rules, State& state, Seat owner, std::size_t index);
// A card comes into a hand or a bank, face down; its new owner sees it.
inline void receive(State& state, std::size_t zone, Seat owner, Card card) {
    card.known = static_cast<Seats>(card.known | bit(owner));
    card.out = static_cast<Seats>(card.out & ~bit(owner));
    card.face_up = false;
    state.held.push_back(zone, card);
}

// The first place in the zone where this title lies; face_up only matters in banks.
[[nodiscard]] std::size_t place_in(const State& state, std::size_t zone, TitleId title, bool face_up = false);
[[nodiscard]] std::size_t face_down_count(const State& state, Seat owner);
[[nodiscard]] bool has_face_down(const State& state, Seat owner);

// `look` has been answered: one lifted card goes to the looker's hand and nobody else saw which.
[[nodiscard]] Card take_lifted(const Rules& rules, State& state, std::size_t index);

// RR-68: the discard pile becomes the draw pile.
void reshuffle(const Rules& rules, State& state);

// peek_memory=off: what was seen of other hands, other banks and the pile is forgotten.
void forget(State& state);

} // namespace rat_race
