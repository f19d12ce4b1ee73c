#include "games/rat-race/phases.h"

namespace rat_race {

// RR-17, RR-23: phase 1 asks for a card; an only card is played at once (RR-18).
template <class Sink>
Part begin_turn(const Rules& rules, State& state, Sink& sink) {
    state.moves = 1;
    state.picks = 0;
    state.skip_move = state.acted = false;
    sink(Event{.kind = Event::Kind::TurnBegan,
               .seat = state.active,
               .number = static_cast<std::int16_t>(state.turns + 1)});
    const auto hand = state.held[hand_of(state.active)];
    if (hand.empty()) return Part::Move;
    if (hand.size() > 1) [[likely]]
        return ask_active(state, Ask::Play);
    return play(rules, state, hand[0].title, sink);
}

// RR-25, RR-26: an Action is discarded once its effect is done.
template <class Sink>
Part finish_card(const Rules& rules, State& state, Sink& sink) {
    run_effects(rules, state, sink);
    if (!state.effects.empty() || state.ask == Ask::Finished) return Part::Waits;
    if (state.action != no_title) {
        state.discard.push_back(state.action);
        state.action = no_title;
    }
    return Part::Move;
}

// RR-16, RR-81 to RR-83
template <class Sink>
Part end_turn(const Rules& rules, State& state, Sink& sink) {
    ++state.turns;
    state.silent = state.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(state.silent + 1);
    if (state.silent == rules.seats) {
        end_by_regency(rules, state, EndedBy::SilentRound, sink);
        return Part::Waits;
    }
    if (state.turns == rules.last_turn) {
        end_by_regency(rules, state, rules.turn_limit ? EndedBy::TurnLimit : EndedBy::TechnicalBound, sink);
        return Part::Waits;
    }
    state.active = rules.after(state.active);
    return Part::Turn;
}

bool is_final_sprint(const State& state) {
    if (!state.pile.empty() || !state.discard.empty()) return false;
    for (const Seat seat : seats(state.seats)) {
        if (!state.held.empty(hand_of(seat))) return false;
    }
    return true;
}

template Part begin_turn(const Rules&, State&, NullSink&);
template Part begin_turn(const Rules&, State&, Recorder&);
template Part finish_card(const Rules&, State&, NullSink&);
template Part finish_card(const Rules&, State&, Recorder&);
template Part end_turn(const Rules&, State&, NullSink&);
template Part end_turn(const Rules&, State&, Recorder&);

} // namespace rat_race
