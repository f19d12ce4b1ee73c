#include "games/slow-and-steady/phases.h"
#include "games/slow-and-steady/view.h"

namespace slow_and_steady {

namespace {

// Special cards of which there is a trace.
CardSet traces(const Rules& rules, const State& state) {
    CardSet seen = state.challenge_deck.joined_with_specials(state.looked_at);
    const auto add = [&](CardId card) { seen = seen.joined_with_specials(CardSet::of(card)); };
    for (const CardId card : state.open.challenge_discard) add(card);
    for (const Piece& piece : state.open.pieces) add(piece.card);
    for (const Column& column : state.open.columns) {
        for (const Entry& entry : column.entries) add(entry.card);
    }
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        seen = seen.joined_with_specials(who.deck).joined_with_specials(who.hand);
        seen = seen.joined_with_specials(who.offer);
        for (const CardId card : state.open.discards[index_of(seat)]) add(card);
    }
    return seen.specials();
}

// Moves any cards, until there are so many.
void fill(CardSet& zone, std::size_t size, CardSet& from) {
    while (zone.size() < size) {
        const CardId card = from.at(0);
        from.remove(card);
        zone.add(card);
    }
}

} // namespace

State as_seen(const Rules& rules, const View& view) {
    State state{.open = view.open,
                .challenge_deck = view.challenge_deck,
                .looked_at = view.looked_at.value_or(CardSet())};
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const PlayerView& seen = view.players[i];
        Player& who = state.players[i];
        who.hand = seen.hand.value_or(view.open.known_in_hand[i]);
        who.offer = seen.offer.value_or(CardSet());
        who.deck = seen.deck.value_or(seen.known);
        if (!seen.deck) who.deck.remove(who.hand); // all that is known and not known to be in hand
    }
    if (view.viewer) state.commits[index_of(*view.viewer)] = view.commit;
    return state;
}

State imagined(const Rules& rules, const View& view) {
    State state = as_seen(rules, view);
    const CardSet seen = traces(rules, state);
    if (view.viewer) player(state, *view.viewer).saw = seen;
    state.special_deck = CardSet::first_specials(rules.specials).without_specials(seen);
    for (const Seat seat : seats(rules.seats)) {
        const PlayerView& sizes = view.players[index_of(seat)];
        Player& who = player(state, seat);
        fill(who.deck, sizes.deck_size + std::size_t{sizes.hand_size} - who.hand.size(), state.special_deck);
        const CardSet known = rules.open_hands ? CardSet() : state.open.known_in_deck[index_of(seat)];
        who.deck.remove(known);
        fill(who.hand, sizes.hand_size, who.deck);
        who.deck.add(known);
        fill(who.offer, sizes.offer_size, state.special_deck);
        if (sizes.committed && view.viewer != seat) state.commits[index_of(seat)] = who.hand.at(0);
    }
    const std::size_t lifted = view.looked_at ? 0 : view.looked_at_size;
    fill(state.challenge_deck, view.challenge_deck_size + lifted, state.special_deck);
    fill(state.looked_at, view.looked_at_size, state.challenge_deck);
    return state;
}

} // namespace slow_and_steady
