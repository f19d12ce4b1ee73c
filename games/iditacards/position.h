#pragma once

// What the description of a position (fields.cpp) and the checks of one that somebody wrote (problems.cpp,
// waiting.cpp) share.

#include "engine/fields/kind.h"
#include "engine/fields/mistakes.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

namespace iditacards {

// Cards that lie in no zone: in the box, or in the damage pile.
[[nodiscard]] Cards box_of(const Rules& rules, const State& state);
inline constexpr std::uint16_t all_damage = 65535; // written "rest": what lies nowhere else
[[nodiscard]] int damage_pile(const Rules& rules, const State& state);

inline constexpr unsigned no_checkpoint = 1U << 7U; // among those passed: a square that is none

[[nodiscard]] const homestretch::fields::Deck& card_deck();
// What an effect in the middle of being carried out remembers, by its program and by the step it is at.
[[nodiscard]] const homestretch::fields::Slots& kept_of(const Rules& rules, const Frame& frame);
[[nodiscard]] const homestretch::fields::Slots& scratch_of(const Rules& rules, const Frame& frame);
// Computes what effects in the middle of being carried out do not have to be told, but for who is asked.
void settle_effects(const Rules& rules, Open& open);
// Whom the step on top asks when it is entered again; nobody if it does anything else.
[[nodiscard]] SeatSet asked_again(const Rules& rules, const State& state);
// Whether they can have come about, in a position that is settled.
void check_effects(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);

} // namespace iditacards
