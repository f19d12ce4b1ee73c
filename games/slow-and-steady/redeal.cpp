#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/laid_out.h"

#include <utility>

namespace slow_and_steady {

using homestretch::Viewer;

namespace {

// A hand of its size from hand and deck, with what is known to be in either.
void divide(State& state, Seat seat, std::size_t hand_size, RandomStream& random) {
    Player& who = player(state, seat);
    const CardSet in_hand = state.open.known_in_hand[index_of(seat)];
    const CardSet in_deck = state.open.known_in_deck[index_of(seat)];
    who.deck.remove(in_hand);
    who.deck.remove(in_deck);
    who.hand = draw_cards(who.deck, hand_size - in_hand.size(), random);
    who.hand.add(in_hand);
    who.deck.add(in_deck);
    // What they know themselves goes with their cards; what else they have seen is left out.
    who.saw = who.deck.specials().joined_with_specials(who.hand).joined_with_specials(who.offer);
}

// Closed hands: special cards whose place the viewer does not know are dealt anew.
void mix_unknown(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    const CardSet known = known_specials(state, viewer);
    SeatSet others = seats(rules.seats);
    if (viewer) others.erase(*viewer);
    // Who does not look cannot tell which cards were lifted off the deck.
    const bool looks = !state.open.effects.empty() && viewer == Viewer(state.open.effects.top().seat);
    const CardSet lifted = looks ? CardSet() : std::exchange(state.looked_at, {});
    state.challenge_deck.add(lifted);

    struct Gap {
        CardSet* zone = nullptr;
        std::size_t size = 0;
    };
    FixedList<Gap, 2 + 2 * max_players> gaps;
    CardSet lost;
    const auto take_unknown = [&](CardSet& zone) {
        const CardSet unknown = zone.specials().without_specials(known);
        zone.remove(unknown);
        lost.add(unknown);
        gaps.push_back({&zone, unknown.size()});
    };
    std::array<std::size_t, max_players> hand_sizes{};
    take_unknown(state.challenge_deck);
    take_unknown(state.special_deck);
    for (const Seat seat : others) { // hands lie with their decks meanwhile
        Player& who = player(state, seat);
        hand_sizes[index_of(seat)] = who.hand.size();
        who.deck.add(std::exchange(who.hand, {}));
        take_unknown(who.deck);
        take_unknown(who.offer);
    }
    for (const Gap& gap : gaps) gap.zone->add(draw_cards(lost, gap.size, random));
    state.looked_at.add(draw_cards(state.challenge_deck, lifted.size(), random));
    for (const Seat seat : others) divide(state, seat, hand_sizes[index_of(seat)], random);
}

// What others have committed is any of their cards.
void redraw_commits(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        CardId& commit = state.commits[index_of(seat)];
        if (viewer == seat || commit == no_card) continue;
        CardSet hand = player(state, seat).hand;
        commit = hand.draw(random);
    }
}

} // namespace

// Nobody knows the order of a deck, and no deck has one until it is drawn from: with open hands only commits
// and the chance to come are hidden.
void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    state.stacked.clear();
    if (!rules.open_hands) mix_unknown(rules, state, viewer, random);
    redraw_commits(rules, state, viewer, random);
    state.random = random.split();
}

} // namespace slow_and_steady
