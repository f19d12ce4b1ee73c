#include "games/dragon-racer/phases.h"

namespace dragon_racer {

// DR-19: explore, draft, race, boost, clean-up.
void begin_turn(const Rules& rules, State& state, Sink sink) {
    for (const Seat seat : seats(rules.seats)) player(state, seat).moved = 0;
    if (rules.turn(state.open.turn).explore != Explore::None)
        explore(rules, state, sink); // DR-20: not on turn 1
    deal(rules, state, sink);
}

// Clean-up. DR-78: all collected and undealt cards are the deck again; teams stay.
void end_turn(const Rules& rules, State& state, Sink sink) {
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        state.deck.append(who.collected.begin(), who.collected.size());
        who.collected = {};
        who.swapped = {};
    }
    state.open.revealed = {};
    sink([&] { return Event{.kind = Kind::TurnEnded, .number = state.open.turn}; });
    if (state.open.turn == rules.turns.size()) { // DR-79, DR-91
        state.open.phase = Phase::Finished;
        state.open.pending = SeatSet();
        sink([&] { return Event{.kind = Kind::Finished}; });
        return;
    }
    ++state.open.turn;
    begin_turn(rules, state, sink);
}

} // namespace dragon_racer
