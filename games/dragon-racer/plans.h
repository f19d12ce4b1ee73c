#pragma once

#include "games/dragon-racer/view.h"

namespace dragon_racer {

// How far a set of a player's dragons carries him.
struct Flight {
    int spaces = 0; // by the dragons' speeds (DR-59)
    int bonus = 0;  // on top of that, by the character's ability
};
[[nodiscard]] Flight flight(const Rules& rules, const Player& who, std::size_t mask);

// How far a team can be expected to fly in a turn, with nothing drafted for it yet.
[[nodiscard]] float expected_flight(const Rules& rules, const Character& character, const Team& team,
                                    std::size_t turn);

// What each of a seat's dragons needs now, attacks included (DR-47), by slot.
[[nodiscard]] homestretch::Json needs_json(const Rules& rules, const Open& open, Seat seat);
// Every set the viewer can fire up, with the arrangement of supporters that people are shown (DR-58).
[[nodiscard]] homestretch::Json plans_json(const Rules& rules, const View& view);

} // namespace dragon_racer
