#include "games/slow-and-steady/laid_out.h"
#include "games/slow-and-steady/phases.h"

namespace slow_and_steady {

// SS-11: all offers of a step are dealt before the first choice.
Part deal_offers(const Rules& rules, State& state, Sink sink) {
    std::size_t dealt = 0; // by seat: chance does not care who is first
    draw_cards(state.special_deck, offered * rules.seats, state.random,
               [&](CardId card) { state.players[dealt++ / offered].offer.add(card); });
    if (!rules.open_hands) { // SS-14
        for (Player& who : state.players) who.saw = who.saw.joined_with_specials(who.offer);
    }
    for (std::size_t place = 0; sink && place < rules.seats; ++place) {
        const Seat seat = rules.in_order(state.open.lead, place);
        sink([&] {
            return Event{.kind = Event::Kind::Offered, .seat = seat, .cards = player(state, seat).offer};
        });
    }
    ask(state, Ask::Draft, SeatSet::only(state.open.lead));
    return Part::Waits;
}

void legal_drafts(const State& state, Seat seat, ActionList& actions) {
    player(state, seat).offer.each_special([&](CardId card) {
        actions.push_back(make_action(ActionKind::Draft, card));
    });
}

// SS-12, SS-13: one card for the own deck, the other becomes a challenge.
Part draft(const Rules& rules, State& state, Seat seat, CardId card, Sink sink) {
    Player& who = player(state, seat);
    who.offer.remove(card);
    const CardId passed = who.offer.first_special();
    who.deck.add(card);
    state.challenge_deck.add(passed);
    who.offer = {};
    sink([&] { return Event{.kind = Event::Kind::Drafted, .seat = seat, .card = card, .second = passed}; });
    if (++state.open.turn < rules.seats) {
        ask(state, Ask::Draft, SeatSet::only(in_turn(rules, state.open)));
        return Part::Waits;
    }
    state.open.turn = 0;
    if (state.open.draft_step == draft_steps) return Part::Round; // SS-15
    ++state.open.draft_step;
    return Part::Draft;
}

} // namespace slow_and_steady
