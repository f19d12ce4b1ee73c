#pragma once

// The parts of a turn, in the order of the rulebook. Each runs on until somebody has to decide.

#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/events.h"
#include "games/dragon-racer/racetracks.h"
#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

namespace dragon_racer {

using homestretch::index_of;
using homestretch::NullSink;
using homestretch::seat_at;
using homestretch::seats;

// setup.cpp
void legal_characters(const Rules& rules, const Open& open, ActionList& actions);
void take_character(const Rules& rules, State& state, Seat seat, CharacterId character, Sink sink);

// turn.cpp
void begin_turn(const Rules& rules, State& state, Sink sink);
void end_turn(const Rules& rules, State& state, Sink sink);

// explore.cpp
void explore(const Rules& rules, State& state, Sink sink);

// draft.cpp
// How many cards each player is dealt from a deck of this size (DR-31, DR-39).
[[nodiscard]] std::size_t cards_each(const Rules& rules, std::size_t turn, std::size_t deck);
void deal(const Rules& rules, State& state, Sink sink);
void legal_picks(const State& state, ActionList& actions);
void commit_pick(const Rules& rules, State& state, Seat seat, std::size_t hand_index, Sink sink);

// race.cpp
void reveal(State& state, Seat seat);
void begin_race(const Rules& rules, State& state, Sink sink);
void race(const Rules& rules, State& state, Seat seat, Sink sink);
void legal_attacks(const Rules& rules, const Open& open, ActionList& actions);
void legal_fires(const State& state, ActionList& actions);
void legal_swaps(const Rules& rules, const Open& open, ActionList& actions);
void decide_attack(const Rules& rules, State& state, Action action, Sink sink);
void fire_up(const Rules& rules, State& state, std::size_t mask, Sink sink);
void decide_swap(const Rules& rules, State& state, Action action, Sink sink);

// boost.cpp
// How many dragons of each racetrack a player has: collected and on the team (DR-73).
[[nodiscard]] inline RacetrackCounts racetrack_counts(const Rules& rules, const Team& team,
                                                      const Hand& collected) {
    RacetrackCounts counts;
    for (const CardId card : team) counts.add(rules.dragon(card).racetrack);
    for (const CardId card : collected) counts.add(rules.dragon(card).racetrack);
    return counts;
}
// The racetracks that are judged, as bits: those with a tile that has been turned up (DR-72).
[[nodiscard]] RacetrackSet judged_racetracks(const Rules& rules, const Open& open);
void boost(const Rules& rules, State& state, Sink sink);

// All movement is forward and compulsory, and counts for the turn whatever its source (DR-87, DR-90).
inline void move(Player& who, int spaces) {
    who.distance = static_cast<std::int16_t>(who.distance + spaces);
    who.moved = static_cast<std::int16_t>(who.moved + spaces);
}

} // namespace dragon_racer
