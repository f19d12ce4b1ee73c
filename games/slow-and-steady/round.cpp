#include "games/slow-and-steady/laid_out.h"
#include "games/slow-and-steady/phases.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// SS-19
void choose_lead(const Rules& rules, State& state) {
    if (state.open.round == 1) return;
    if (rules.start_player == StartPlayer::Rotate) state.open.lead = rules.in_order(state.open.lead, 1);
    if (rules.start_player == StartPlayer::Random)
        state.open.lead = seat_at(state.random.below(static_cast<std::uint32_t>(rules.seats)));
}

// SS-20 to SS-24
Part begin_round(const Rules& rules, State& state, Sink sink) {
    Open& open = state.open;
    ++open.round;
    choose_lead(rules, state);
    sink([&] { return Event{.kind = Event::Kind::RoundBegan, .seat = open.lead, .number = open.round}; });
    for (std::size_t place = 0; place < rules.seats; ++place) {
        const Seat seat = rules.in_order(open.lead, place);
        Player& who = player(state, seat);
        draw_cards(who.deck, std::min(hand_size, who.deck.size()), state.random,
                   [&](CardId card) { who.hand.add(card); });
        open.known_in_deck[index_of(seat)] = {};
        sink([&] { return Event{.kind = Event::Kind::Drew, .seat = seat, .cards = who.hand}; });
    }
    state.stacked.clear(); // SS-21: the deck is shuffled
    FixedList<CardId, max_columns> on_top;
    draw_cards(state.challenge_deck, std::min<std::size_t>(rules.dealt, state.challenge_deck.size()),
               state.random, [&](CardId card) { on_top.push_back(card); });
    for (std::size_t i = 0; i < rules.dealt; ++i) {
        const CardId card = i < on_top.size() ? on_top[i] : draw_challenge(rules, state, sink);
        if (card == no_card) break; // SS-23
        add_column(rules, state, card);
        sink([&] {
            return Event{.kind = Event::Kind::Dealt, .card = card, .column = static_cast<std::uint8_t>(i)};
        });
    }
    state.open.stage = Stage::Activation;
    return Part::Activation;
}

// What an effect asked has been answered, or it never asked.
Part finish_card(const Rules& rules, State& state, Sink sink) {
    run_effects(rules, state, sink);
    if (!state.open.effects.empty()) return Part::Waits;
    return state.open.stage == Stage::Activation ? Part::Activation : after_card(rules, state, sink);
}

} // namespace

bool play_on(const Rules& rules, State& state, Part part, Sink sink) {
    while (true) {
        switch (part) {
        case Part::Draft: part = deal_offers(rules, state, sink); break;
        case Part::Round: part = begin_round(rules, state, sink); break;
        case Part::Activation: part = activate_all(rules, state, sink); break;
        case Part::Turn: part = begin_turn(rules, state, sink); break;
        case Part::Card: part = finish_card(rules, state, sink); break;
        case Part::EndTurn:
            ++state.open.turn;
            part = Part::Turn;
            break;
        case Part::Resolution: return true;
        case Part::Waits: return false;
        }
    }
}

void go_on(const Rules& rules, State& state, Part part, Sink sink) {
    while (play_on(rules, state, part, sink)) part = resolve_round(rules, state, sink);
}

void finish(State& state, EndedBy ended_by) {
    state.open.ended_by = ended_by;
    state.open.stage = Stage::Finished;
    ask(state, Ask::Nothing, {});
}

} // namespace slow_and_steady
