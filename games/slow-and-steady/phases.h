#pragma once

// The parts of a match, in the order of the rulebook.

#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/events.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

// What a challenge is called by, of which more cards may have become part; nothing where there is none.
[[nodiscard]] inline CardId challenge_at(const Open& open, Place place) {
    return place == unopposed ? no_card : open.columns[column_of(place)].entries[0].card;
}

using Recorder = homestretch::EventRecorder<Event>;
using homestretch::Frame;
using homestretch::NullSink;
using homestretch::Progress;
using homestretch::seat_at;
using homestretch::seats;
using homestretch::Step;

// What comes next. Each part runs until somebody has to decide.
enum class Part : std::uint8_t { Draft, Round, Activation, Turn, Card, EndTurn, Resolution, Waits };

[[nodiscard]] inline Player& player(State& state, Seat seat) {
    return state.players[index_of(seat)];
}
[[nodiscard]] inline const Player& player(const State& state, Seat seat) {
    return state.players[index_of(seat)];
}
[[nodiscard]] inline Seat in_turn(const Rules& rules, const Open& open) {
    return rules.in_order(open.lead, open.turn);
}
inline void ask(State& state, Ask what, SeatSet whom) {
    state.open.ask = what;
    state.open.pending = whom;
}

// draft.cpp
Part deal_offers(const Rules& rules, State& state, Sink sink);
void legal_drafts(const State& state, Seat seat, ActionList& actions);
Part draft(const Rules& rules, State& state, Seat seat, CardId card, Sink sink);

// round.cpp: on to the next decision; play_on stops where the round is to be resolved as well, and says so
void go_on(const Rules& rules, State& state, Part part, Sink sink);
bool play_on(const Rules& rules, State& state, Part part, Sink sink);
// What an action does, and what comes next.
Part decide(const Rules& rules, State& state, Seat seat, Action action, Sink sink);

// activation.cpp
Part activate_all(const Rules& rules, State& state, Sink sink);
// Marks the entry and begins its effect; whether there is one to be run now.
bool activate(const Rules& rules, State& state, std::size_t column, Entry& entry, Sink sink);
// no_card: there is none (SS-25).
CardId draw_challenge(const Rules& rules, State& state, Sink sink);
// A new column at the right end (SS-29); there must be room and a card.
void add_column(const Rules& rules, State& state, CardId card, Event::Kind kind, Sink sink);
// The next card of the challenge deck; there must be one.
CardId top_challenge(State& state);
// Effects that have ended leave their mark on entries; this takes off all marks from this depth on.
void unmark(Open& open, std::size_t depth);

// play.cpp
Part begin_turn(const Rules& rules, State& state, Sink sink);
void legal_plays(const Rules& rules, const State& state, ActionList& actions);
Part play(const Rules& rules, State& state, Seat seat, CardId card, Place place, Sink sink);
Part decide_extra(const Rules& rules, State& state, Seat seat, Action action, Sink sink);
// After a card and all it does: an extra play, or the end of the turn.
Part after_card(const Rules& rules, State& state, Sink sink);
// A card leaves a hand in sight of all.
void leave_hand(const Rules& rules, State& state, Seat seat, CardId card);
// The first card this player has played this round (SS-66).
[[nodiscard]] Piece* first_card(Open& open, Seat seat);
// Puts a piece on the board, last in the order of play.
void add_piece(Open& open, const Piece& piece);
// So many pieces more oppose the column at this place.
void count_piece(Open& open, Place place, int more);

// resolution.cpp
Part resolve_round(const Rules& rules, State& state, Sink sink);
// SS-94
void stop_at_limit(State& state, Sink sink);

// effects_run.cpp
void run_effects(const Rules& rules, State& state, Sink sink);
void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions);
Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink);

// SS-98, SS-44: with closed hands it matters what everybody has seen.
inline void show(const Rules& rules, State& state, CardId card) {
    if (!rules.open_hands) state.open.shown = state.open.shown.joined_with_specials(CardSet::of(card));
}

} // namespace slow_and_steady
