#include "games/rat-race/knowledge.h"

#include <algorithm>
#include <span>

namespace rat_race {

namespace {

Seats without(Seats all, Seats some) {
    return static_cast<Seats>(all & ~some);
}

// RR-97: copies look alike, so a player who knows of another copy of this title lying there has seen that
// one leave. The same for one that is known to be out of the pile.
void pass_on_bits(std::span<Card> zone, Card& leaving, Seats seers) {
    for (Card& other : zone) {
        if (&other == &leaving || other.title != leaving.title || other.face_up) continue;
        const Seats known = without(static_cast<Seats>(other.known & seers), leaving.known);
        other.known = without(other.known, known);
        leaving.known = static_cast<Seats>(leaving.known | known);
        const Seats out = without(static_cast<Seats>(other.out & seers), leaving.out);
        other.out = without(other.out, out);
        leaving.out = static_cast<Seats>(leaving.out | out);
    }
}

// RR-94: who did not see which card left no longer knows any of them, unless all that lie face down are known
// to be of one title. What is forgotten stays out of the pile, if it was there to be seen.
[[gnu::noinline]] void forget_cards(std::span<Card> zone, Seats blind, bool stays_out) {
    Seats follows = blind;
    const Card* first = nullptr;
    for (const Card& card : zone) {
        if (card.face_up) continue;
        if (first == nullptr) first = &card;
        follows = card.title == first->title ? static_cast<Seats>(follows & card.known) : Seats{0};
        if (follows == 0) break;
    }
    const Seats lost = without(blind, follows);
    for (Card& card : zone) {
        if (card.face_up) continue;
        if (stays_out) card.out = static_cast<Seats>(card.out | (card.known & lost));
        card.known = without(card.known, lost);
    }
}
void lose_track(std::span<Card> zone, Seats blind, bool stays_out) {
    Seats informed = 0; // mostly nobody knew anything
    for (const Card& card : zone) informed = static_cast<Seats>(informed | (card.face_up ? 0 : card.known));
    blind = static_cast<Seats>(blind & informed);
    if (blind != 0) forget_cards(zone, blind, stays_out);
}

} // namespace

Card take_hidden(const Rules& rules, State& state, std::size_t zone, std::size_t index, Seats seers) {
    const std::span<Card> cards = state.held[zone];
    const bool seen_by_others = (seers & (seers - 1)) != 0; // not by its owner alone
    if (seen_by_others) pass_on_bits(cards, cards[index], seers);
    lose_track(cards, without(rules.everybody, seers), rules.remembers);
    // In a bank the place of what left would tell which card it was: those face down behind it move up, past
    // what lies open, and the last of their places is gone.
    std::size_t last = index;
    for (std::size_t place = index + 1; place < cards.size(); ++place) {
        if (cards[place].face_up) continue;
        std::swap(cards[last], cards[place]);
        last = place;
    }
    Card card = state.held.take(zone, last);
    card.known = static_cast<Seats>(card.known | seers);
    return card;
}

TitleId take_openly(const Rules& rules, State& state, std::size_t zone, std::size_t index) {
    const std::span<Card> cards = state.held[zone];
    if (!cards[index].face_up) pass_on_bits(cards, cards[index], rules.everybody);
    return state.held.take(zone, index).title;
}

void turn_up(const Rules& rules, State& state, Seat owner, std::size_t index) {
    const std::span<Card> cards = state.held[bank_of(owner)];
    pass_on_bits(cards, cards[index], rules.everybody);
    cards[index] = {.title = cards[index].title, .known = rules.everybody, .face_up = true};
}

std::size_t place_in(const State& state, std::size_t zone, TitleId title, bool face_up) {
    const std::span<const Card> cards = state.held[zone];
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].title == title && cards[i].face_up == face_up) return i;
    }
    homestretch::check(false);
    return 0;
}

std::size_t face_down_count(const State& state, Seat owner) {
    const std::span<const Card> bank = state.held[bank_of(owner)];
    return static_cast<std::size_t>(
        std::count_if(bank.begin(), bank.end(), [](const Card& card) { return !card.face_up; }));
}

bool has_face_down(const State& state, Seat owner) {
    const std::span<const Card> bank = state.held[bank_of(owner)];
    return std::any_of(bank.begin(), bank.end(), [](const Card& card) { return !card.face_up; });
}

// The others cannot tell what goes to the hand and what goes back under the pile: whatever they knew of the
// lifted cards is gone, that they are out of the pile as well.
Card take_lifted(const Rules& rules, State& state, std::size_t index) {
    const Seats blind = without(rules.everybody, bit(state.open.active));
    const std::span<Card> cards(state.lifted.begin(), state.lifted.size());
    lose_track(cards, blind, false);
    for (Card& card : cards) card.out = 0;
    return state.lifted.take(index);
}

void reshuffle(const Rules& rules, State& state) {
    for (const TitleId title : state.open.discard) state.pile.push_back({.title = title});
    state.open.discard.clear();
    state.random.shuffle(std::span(state.pile.begin(), state.pile.size()));
    // RR-96: everybody has seen which cards these are, and so which are not among them.
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        const Seats others = without(rules.everybody, bit(homestretch::seat_at(seat)));
        for (const std::size_t zone :
             {hand_of(homestretch::seat_at(seat)), bank_of(homestretch::seat_at(seat))}) {
            for (Card& card : state.held[zone]) // without a branch: nobody foresees which lie face up
                card.out = static_cast<Seats>(others * std::size_t{!card.face_up});
        }
    }
    for (Card& card : state.lifted) card.out = without(rules.everybody, bit(state.open.active));
}

void forget(State& state) {
    for (const Seat owner : homestretch::seats(max_players)) {
        for (const std::size_t zone : {hand_of(owner), bank_of(owner)}) {
            for (Card& card : state.held[zone]) {
                if (!card.face_up) card.known = bit(owner);
            }
        }
    }
    for (PileCard& card : state.pile) card.known = 0;
    for (Card& card : state.lifted) card.known = bit(state.open.active);
}

} // namespace rat_race
