#include "games/iditacards/game.h"

#include <algorithm>
#include <array>
#include <span>

namespace iditacards {

using homestretch::seats;
using homestretch::Viewer;

namespace {

// Sorted before shuffling, so that the true order leaves no trace.
void mix(std::span<CardId> cards, RandomStream& random) {
    std::ranges::sort(cards);
    random.shuffle(cards);
}

// All of a deck but the topmost cards. How many of the lowest have no order yet follows from what everybody
// has seen, and stays.
void mix_deck(State& state, std::size_t deck, RandomStream& random, std::size_t but = 0) {
    const std::span<CardId> cards = state.decks[deck].first(state.decks.size(deck) - but);
    std::ranges::sort(cards);
    for (std::size_t left = cards.size(); left > state.decks.unordered(deck); --left)
        std::swap(cards[left - 1], cards[random.below(static_cast<std::uint32_t>(left))]);
}

// The viewer knows which cards are in the own deck, and during a look which of them are on top.
void mix_own_deck(State& state, Seat seat, RandomStream& random) {
    const std::size_t seen = lifted(state.open, seat);
    std::ranges::sort(state.decks[deck_of(seat)].last(seen)); // but in no order
    mix_deck(state, deck_of(seat), random, seen);
}

// Everybody can count what lies in another player's hand and deck together, and remembers what went there
// openly; the rest is dealt to the free places.
void mix_hand_and_deck(State& state, Seat seat, RandomStream& random) {
    Cards& cards = hand(state, seat);
    const std::span<CardId> deck = state.decks[deck_of(seat)];
    const Known& known = state.open.known[index_of(seat)];
    std::array<CardId, max_cards> pool; // NOLINT: only what is written is read
    std::size_t size = 0;
    Cards in_hand;
    Cards in_deck;
    for (const CardId card : cards.names()) {
        in_hand.add(card, known.in_hand(card));
        for (std::size_t copy = known.in_hand(card); copy < cards.count(card); ++copy) pool[size++] = card;
    }
    for (const CardId card : deck) {
        if (in_deck.count(card) < known.in_deck(card))
            in_deck.add(card);
        else
            pool[size++] = card;
    }
    std::ranges::sort(pool.data(), pool.data() + size);
    const std::size_t hand_size = cards.size();
    while (in_hand.size() < hand_size) {
        CardId& drawn = pool[random.below(static_cast<std::uint32_t>(size))];
        in_hand.add(drawn);
        drawn = pool[--size];
    }
    cards = in_hand;
    std::size_t place = 0;
    in_deck.for_each([&](CardId card) { deck[place++] = card; });
    while (place < deck.size()) deck[place++] = pool[--size];
    mix_deck(state, deck_of(seat), random);
}

void mix_legendary(State& state, Viewer viewer, RandomStream& random) {
    FixedList<CardId, max_legendary> pool = state.undealt;
    for (const Seat seat : seats(state.open.seats)) {
        if (viewer == seat) continue;
        for (const CardId card : state.unclaimed[index_of(seat)]) pool.push_back(card);
    }
    mix(std::span(pool.begin(), pool.size()), random);
    const auto deal = [&](auto& zone) {
        for (CardId& card : zone) card = pool.pop_back();
        std::sort(zone.begin(), zone.end());
    };
    deal(state.undealt);
    for (const Seat seat : seats(state.open.seats)) {
        if (viewer != seat) deal(state.unclaimed[index_of(seat)]);
    }
}

} // namespace

// Evenly over everything consistent with what the viewer knows: the order of all decks, which of a player's
// cards are in hand and which in the deck, hidden legendary cards, and the shuffles and rolls to come.
void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(state.open.seats)) {
        if (viewer == seat)
            mix_own_deck(state, seat, random);
        else
            mix_hand_and_deck(state, seat, random);
    }
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) mix_deck(state, i, random);
    mix_legendary(state, viewer, random);
    state.random = random.split();
}

} // namespace iditacards
