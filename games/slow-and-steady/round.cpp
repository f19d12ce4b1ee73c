#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/laid_out.h"

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
        who.hand = draw_cards(who.deck, hand_size, state.random); // SS-84: it was empty
        open.known_in_deck[index_of(seat)] = {};
        sink([&] { return Event{.kind = Event::Kind::Drew, .seat = seat, .cards = who.hand}; });
    }
    state.stacked.clear(); // SS-21: the deck is shuffled
    const auto deal = [&](CardId card) { add_column(rules, state, card, Event::Kind::Dealt, sink); };
    draw_cards(state.challenge_deck, rules.dealt, state.random, deal);
    while (open.columns.size() < rules.dealt) {
        const CardId card = draw_challenge(rules, state, sink);
        if (card == no_card) break; // SS-23
        deal(card);
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

Part decide(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    switch (state.open.ask) {
    case Ask::Draft: return draft(rules, state, seat, card_of(action), sink);
    case Ask::Play: return play(rules, state, seat, card_of(action), place_of(action), sink);
    case Ask::Extra: return decide_extra(rules, state, seat, action, sink);
    default: return answer(rules, state, seat, action, sink);
    }
}

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    ++state.open.decisions;
    const Part next = decide(rules, state, seat, action, sink);
    if (next != Part::Waits) go_on(rules, state, next, sink); // most choices of a draft end right here
    if (state.open.decisions == most_decisions && state.open.stage != Stage::Finished) [[unlikely]]
        stop_at_limit(state, sink);
}

} // namespace slow_and_steady
