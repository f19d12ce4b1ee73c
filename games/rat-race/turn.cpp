#include "games/rat-race/phases.h"

namespace rat_race {

// RR-17, RR-23: phase 1 asks for a card; an only card is played at once (RR-18).
Part begin_turn(const Rules& rules, State& state, Sink sink) {
    state.open.moves = 1;
    state.open.picks = 0;
    state.open.skip_move = state.acted = false;
    sink([&] {
        return Event{.kind = Kind::TurnBegan,
                     .seat = state.open.active,
                     .number = static_cast<std::int16_t>(state.open.turns + 1)};
    });
    const auto hand = state.held[hand_of(state.open.active)];
    if (hand.empty()) return Part::Move;
    if (hand.size() > 1) [[likely]]
        return ask_active(state, Ask::Play);
    return play(rules, state, hand[0].title, sink);
}

// RR-25, RR-26: an Action is discarded once its effect is done.
Part finish_card(const Rules& rules, State& state, Sink sink) {
    run_effects(rules, state, sink);
    if (!state.open.effects.empty() || state.open.ask == Ask::Finished) return Part::Waits;
    if (state.open.action != no_title) {
        state.open.discard.push_back(state.open.action);
        state.open.action = no_title;
    }
    return Part::Move;
}

// RR-16, RR-81 to RR-83
Part end_turn(const Rules& rules, State& state, Sink sink) {
    ++state.open.turns;
    state.open.silent = state.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(state.open.silent + 1);
    if (state.open.silent == rules.seats) {
        end_by_regency(rules, state, EndedBy::SilentRound, sink);
        return Part::Waits;
    }
    if (state.open.turns == rules.last_turn) {
        end_by_regency(rules, state, rules.turn_limit ? EndedBy::TurnLimit : EndedBy::TechnicalBound, sink);
        return Part::Waits;
    }
    state.open.active = rules.after(state.open.active);
    return Part::Turn;
}

// RR-17: plays on until somebody has to decide. Each part mostly leads to the next one, which a processor
// foresees better than a jump to any of them.
void go_on(const Rules& rules, State& state, Part part, Sink sink) {
    do {
        if (part == Part::Turn) part = begin_turn(rules, state, sink);
        if (part == Part::Card) part = finish_card(rules, state, sink);
        if (part == Part::Move) part = move_phase(rules, state, sink);
        if (part == Part::DrawBank) part = draw_bank_phase(rules, state, sink);
        if (part == Part::EndTurn) part = end_turn(rules, state, sink);
    } while (part != Part::Waits);
}

bool is_final_sprint(const State& state) {
    if (!state.pile.empty() || !state.open.discard.empty()) return false;
    for (const Seat seat : seats(max_players)) {
        if (!state.held.empty(hand_of(seat))) return false;
    }
    return true;
}

} // namespace rat_race
