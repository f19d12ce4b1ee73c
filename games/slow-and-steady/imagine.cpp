#include "games/slow-and-steady/imagine.h"

#include "games/slow-and-steady/phases.h"

namespace slow_and_steady {

namespace {

// Special cards of which the viewer sees no trace.
CardSet unseen_specials(const Rules& rules, const State& state) {
    CardSet seen = state.challenge_deck.joined_with_specials(state.looked_at);
    const auto add = [&](CardId card) { seen = seen.joined_with_specials(CardSet::of(card)); };
    for (const CardId card : state.open.challenge_discard) add(card);
    for (const Column& column : state.open.columns) {
        for (const Entry& entry : column.entries) add(entry.card);
    }
    for (const Piece& piece : state.open.pieces) add(piece.card);
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        seen = seen.joined_with_specials(who.deck).joined_with_specials(who.hand);
        seen = seen.joined_with_specials(who.offer);
        for (const CardId card : state.open.discards[index_of(seat)]) add(card);
    }
    return CardSet::first_specials(rules.specials).without_specials(seen);
}

void fill(CardSet& zone, std::size_t size, CardSet& from, RandomStream& random) {
    for (std::size_t left = zone.size(); left < size && !from.empty(); ++left) zone.add(from.draw(random));
}

} // namespace

State imagined(const Rules& rules, const View& view) {
    State state{.open = view.open,
                .challenge_deck = view.challenge_deck,
                .looked_at = view.looked_at.value_or(CardSet())};
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const PlayerView& seen = view.players[i];
        Player& who = state.players[i];
        who.hand = seen.hand.value_or(view.open.known_in_hand[i]);
        who.offer = seen.offer.value_or(CardSet());
        if (seen.deck) {
            who.deck = *seen.deck;
        } else { // all that is known and not known to be in hand
            who.deck = seen.known;
            who.deck.remove(view.open.known_in_hand[i]);
        }
    }
    if (view.viewer) state.commits[index_of(*view.viewer)] = view.commit;
    return state;
}

void deal_unseen(const Rules& rules, const View& view, State& state, RandomStream& random) {
    state.random = random.split();
    if (rules.open_hands) {
        for (const Seat seat : seats(rules.seats)) { // what others have committed
            if (!view.players[index_of(seat)].committed || view.viewer == seat) continue;
            CardSet hand = player(state, seat).hand;
            state.commits[index_of(seat)] = hand.draw(random);
        }
        return;
    }
    CardSet unseen = unseen_specials(rules, state);
    for (const Seat seat : seats(rules.seats)) {
        const PlayerView& seen = view.players[index_of(seat)];
        Player& who = player(state, seat);
        if (seen.hand) continue;
        fill(who.deck, seen.deck_size + std::size_t{seen.hand_size} - who.hand.size(), unseen, random);
        CardSet rest = who.deck;
        rest.remove(view.open.known_in_deck[index_of(seat)]);
        while (who.hand.size() < seen.hand_size && !rest.empty()) {
            const CardId card = rest.draw(random);
            who.deck.remove(card);
            who.hand.add(card);
        }
        fill(who.offer, seen.offer_size, unseen, random);
        CardSet hand = who.hand;
        if (seen.committed) state.commits[index_of(seat)] = hand.draw(random);
    }
    if (!view.looked_at) {
        fill(state.challenge_deck, std::size_t{view.challenge_deck_size} + view.looked_at_size, unseen,
             random);
        fill(state.looked_at, view.looked_at_size, state.challenge_deck, random);
    } else {
        fill(state.challenge_deck, view.challenge_deck_size, unseen, random);
    }
}

} // namespace slow_and_steady
