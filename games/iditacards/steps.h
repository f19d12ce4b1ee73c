#pragma once

// What the frames on the effect stack remember (engine/effects/interpreter.h): which number of `scratch`,
// the step's own, and of `kept`, the whole program's, means what.

#include <cstddef>
#include <cstdint>

namespace iditacards {

namespace scratch {

inline constexpr std::size_t stage = 0; // `destroy`, `take`: see below
// recover, may-destroy-hand
inline constexpr std::size_t done = 0;    // cards so far; kill: 1 when carried out; resolve: executions begun
inline constexpr std::size_t stopped = 1; // 1: the player wants no more; a revealed card: it is to fizzle
inline constexpr std::size_t to_deck = 2; // recover: 1 when a card went to the deck
// destroy X of Y
inline constexpr std::size_t destroys = 1; // that are still allowed
// take X of Y
inline constexpr std::size_t to_add = 1; // cards still to turn up, those for a dog not counted
inline constexpr std::size_t deck = 2;   // 1 + the upgrade deck chosen; 0: none
inline constexpr std::size_t to_take = 3;
// one player after the other
inline constexpr std::size_t turn = 0;        // how many players are done with
inline constexpr std::size_t entry = 1;       // how many dogs and attachments of that player
inline constexpr std::size_t table_entry = 0; // on-move: how many dogs and attachments are done with
inline constexpr std::size_t chosen_dog = 0;  // attaching: 1 + the dog, or declined
inline constexpr std::size_t must_claim = 0;  // walking: 1 on a checkpoint

} // namespace scratch

namespace stage {

inline constexpr std::int16_t beginning = 0;
inline constexpr std::int16_t destroying = 1; // destroy
inline constexpr std::int16_t drawing = 2;
inline constexpr std::int16_t filling = 1; // take
inline constexpr std::int16_t taking = 2;
inline constexpr std::int16_t ended = 3;

} // namespace stage

namespace kept {

inline constexpr std::size_t card = 0;      // of the program, or being played or resolved
inline constexpr std::size_t destroyed = 1; // a card's program: cards destroyed by destroy-hand
inline constexpr std::size_t giver = 2;     // a program with effects: by what, see below
inline constexpr std::size_t energy = 1;    // playing: still to be paid, or one of the two below
inline constexpr std::size_t health = 2;
inline constexpr std::size_t risk = 3;
inline constexpr std::size_t declined = 1;     // resolving a dog: 1 when there is no room for it
inline constexpr std::size_t distance = 0;     // walking: squares left
inline constexpr std::size_t origin = 1;       // walking: the square it began on
inline constexpr std::size_t participants = 0; // of a new day, as bits

} // namespace kept

inline constexpr std::int16_t attachment_declined = -1; // scratch::chosen_dog

inline constexpr std::int16_t given_by_card = 0; // kept::giver
inline constexpr std::int16_t given_by_leg = 1;
inline constexpr std::int16_t given_by_weather = 2;

inline constexpr std::int16_t pays_whole_hand = -1; // kept::energy
inline constexpr std::int16_t payment_failed = -2;

} // namespace iditacards
