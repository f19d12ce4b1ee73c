#include "games/dragon-racer/phases.h"

#include <algorithm>
#include <span>

namespace dragon_racer {

namespace {

// Before a shuffle the deck is put in file order, so that its new order depends on nothing but which cards
// there are and on the random stream.
class SortedDeck {
public:
    SortedDeck(const Rules& rules, const FixedList<CardId, max_deck>& deck) // NOLINT: cards_ is filled below
        : size_(deck.size()) {
        std::array<std::uint8_t, max_dragons> copies{};
#pragma GCC unroll 8
        for (const CardId card : deck) ++copies[static_cast<std::size_t>(card)];
        std::size_t next = 0;
#pragma GCC unroll 8
        for (std::size_t id = 0; id < rules.dragons.size(); ++id) { // writes first, then decides what stays
            cards_[next] = cards_[next + 1] = static_cast<CardId>(id);
            next += copies[id];
        }
        homestretch::debug_check(next == size_);
    }
    [[nodiscard]] std::span<CardId> cards() { return std::span(cards_.data(), size_); }

private:
    static constexpr std::size_t max_copies = 2;
    std::array<CardId, max_deck + max_copies> cards_;
    std::size_t size_;
};

// DR-34: all chosen cards move at once, and the next round begins: every hand belongs to a neighbour then.
void take_chosen(const Rules& rules, State& state, Sink sink) {
    std::size_t held = rules.dealt_to(0, state.open.round, rules.turn(state.open.turn));
    for (const Seat seat : seats(rules.seats)) {
        Secret& own = secret(state, seat);
        const std::size_t chosen =
            own.commit == no_index ? 0 : own.commit;        // DR-37: nobody chose the last card
        const CardId card = state.hands[held].take(chosen); // DR-109: the others close up
        own.collected.push_back(card);
        own.commit = no_index;
        held = rules.seat_after(held, 1);
    }
    ++state.open.round;
    if (!sink) return;
    for (const Seat seat : seats(rules.seats)) {
        const CardId card = collected(state, seat).back();
        sink([&] { return Event{.kind = Kind::Taken, .seat = seat, .card = card}; });
    }
}

// Asks for the next pick. DR-36: until all cards are taken. DR-37: a last card is taken without asking.
void next_round(const Rules& rules, State& state, Sink sink) {
    std::size_t left = state.hands[0].size(); // as in all of them
    if (left == 1) {
        take_chosen(rules, state, sink);
        left = 0;
    }
    if (left == 0) {
        state.open.round = 0;
        begin_race(rules, state, sink);
        return;
    }
    state.open.phase = Phase::Draft;
    state.open.pending = seats(rules.seats);
}

} // namespace

std::size_t cards_each(const Rules& rules, std::size_t turn, std::size_t deck) {
    return std::min<std::size_t>(rules.turn(turn).deal, deck / rules.seats);
}

// DR-30 to DR-33: shuffle, then whole hands in seat order from the top; the rest stays unused.
void deal(const Rules& rules, State& state, Sink sink) {
    SortedDeck deck(rules, state.deck);
    const std::size_t each = cards_each(rules, state.open.turn, state.deck.size());
    const std::size_t dealt = each * rules.seats;
    state.random.shuffle_front(deck.cards(), dealt);
    for (const Seat seat : seats(rules.seats)) {
        Hand& hand = state.hands[index_of(seat)];
        hand.append(deck.cards().data() + index_of(seat) * each, each);
    }
    state.deck.resize(state.deck.size() - dealt);
    std::copy_n(deck.cards().data() + dealt, state.deck.size(), state.deck.begin());
    state.open.round = 1;
    if (sink) {
        for (const Seat seat : seats(rules.seats)) {
            const Hand& hand = state.hands[index_of(seat)];
            sink([&] { return Event{.kind = Kind::HandDealt, .seat = seat, .cards = hand}; });
        }
    }
    next_round(rules, state, sink);
}

void legal_picks(const State& state, ActionList& actions) {
    static constexpr auto picks = action_row<max_hand>(pick);
    actions.append(picks, state.hands[0].size()); // all hands are equally large
}

// A commit is final and shows nothing but itself; the last one in resolves the round (DR-34).
void commit_pick(const Rules& rules, State& state, Seat seat, std::size_t hand_index, Sink sink) {
    secret(state, seat).commit = static_cast<std::uint8_t>(hand_index);
    state.open.pending.erase(seat);
    sink([&] { return Event{.kind = Kind::Committed, .seat = seat}; });
    if (!state.open.pending.empty()) return;
    take_chosen(rules, state, sink);
    const bool left = rules.turn(state.open.turn).pass_left;
    sink([&] {
        return Event{.kind = Kind::HandsPassed, .number = static_cast<std::int16_t>(left ? 1 : -1)};
    }); // DR-35
    next_round(rules, state, sink);
}

} // namespace dragon_racer
