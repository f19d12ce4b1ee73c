#include "games/dragon-racer/phases.h"

#include <algorithm>
#include <bit>
#include <span>

namespace dragon_racer {

namespace {

// Before a shuffle the deck is put in file order, so that its new order depends on nothing but which cards
// there are and on the random stream.
void put_in_file_order(State& state) {
    static_assert(max_dragons <= 2 * 64);
    std::array<std::uint64_t, 2> there{}; // one bit for each card, 64 to a word
    std::array<std::uint64_t, 2> twice{}; // there are at most two copies of a card
    for (const CardId card : state.deck) {
        const std::size_t word = static_cast<std::size_t>(card) / 64;
        const std::uint64_t bit = std::uint64_t{1} << (static_cast<std::size_t>(card) % 64);
        twice[word] |= there[word] & bit;
        there[word] |= bit;
    }
    CardId* next = state.deck.begin();
    for (std::size_t word = 0; word < there.size(); ++word) {
        for (std::uint64_t left = there[word]; left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            const auto card = static_cast<CardId>(word * 64 + bit);
            *next++ = card;
            if (((twice[word] >> bit) & 1U) != 0) *next++ = card;
        }
    }
}

// DR-35: every hand goes to the same neighbour at once.
template <class Sink>
void pass_hands(const Rules& rules, State& state, Sink& sink) {
    const std::size_t last = rules.seats - 1;
    const bool left = rules.turn(state.turn).pass_left;
    const Hand wrapping = state.players[left ? last : 0].hand;
    for (std::size_t step = 0; step < last; ++step) {
        const std::size_t to = left ? last - step : step;
        state.players[to].hand = state.players[left ? to - 1 : to + 1].hand;
    }
    state.players[left ? 0 : last].hand = wrapping;
    sink(Event{.kind = Event::Kind::HandsPassed, .number = static_cast<std::int16_t>(left ? 1 : -1)});
}

// DR-34: all chosen cards move at once.
template <class Sink>
void take_chosen(const Rules& rules, State& state, Sink& sink) {
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        const CardId card = who.hand.take(who.commit); // DR-109: the others close up
        who.collected.push_back(card);
        who.commit = 0;
        sink(Event{.kind = Event::Kind::Taken, .seat = seat, .card = card});
    }
    ++state.round;
}

// Asks for the next pick. DR-36: until all cards are taken. DR-37: a last card is taken without asking.
template <class Sink>
void next_round(const Rules& rules, State& state, Sink& sink) {
    std::size_t left = state.players[0].hand.size();
    if (left == 1) {
        take_chosen(rules, state, sink);
        left = 0;
    }
    if (left == 0) {
        state.round = 0;
        begin_race(rules, state, sink);
        return;
    }
    state.phase = Phase::Draft;
    state.pending = seats(rules.seats);
}

} // namespace

std::size_t cards_each(const Rules& rules, std::size_t turn, std::size_t deck) {
    return std::min<std::size_t>(rules.turn(turn).deal, deck / rules.seats);
}

// DR-30 to DR-33: shuffle, then whole hands in seat order from the top; the rest stays unused.
template <class Sink>
void deal(const Rules& rules, State& state, Sink& sink) {
    put_in_file_order(state);
    const std::size_t each = cards_each(rules, state.turn, state.deck.size());
    const std::size_t dealt = each * rules.seats;
    state.random.shuffle_front(std::span(state.deck.begin(), state.deck.end()), dealt);
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        who.hand.append(state.deck.begin() + index_of(seat) * each, each);
        sink(Event{.kind = Event::Kind::HandDealt, .seat = seat, .cards = who.hand});
    }
    std::copy(state.deck.begin() + dealt, state.deck.end(), state.deck.begin());
    state.deck.resize(state.deck.size() - dealt);
    next_round(rules, state, sink);
}

void legal_picks(const State& state, Seat seat, ActionList& actions) {
    static constexpr auto picks = action_row<max_hand>(pick);
    actions.append(picks, player(state, seat).hand.size());
}

// A commit is final and shows nothing but itself; the last one in resolves the round (DR-34).
template <class Sink>
void commit_pick(const Rules& rules, State& state, Seat seat, std::size_t hand_index, Sink& sink) {
    player(state, seat).commit = static_cast<std::uint8_t>(hand_index);
    state.pending.erase(seat);
    sink(Event{.kind = Event::Kind::Committed, .seat = seat});
    if (!state.pending.empty()) return;
    take_chosen(rules, state, sink);
    pass_hands(rules, state, sink);
    next_round(rules, state, sink);
}

template void deal(const Rules&, State&, NullSink&);
template void deal(const Rules&, State&, Recorder&);
template void commit_pick(const Rules&, State&, Seat, std::size_t, NullSink&);
template void commit_pick(const Rules&, State&, Seat, std::size_t, Recorder&);

} // namespace dragon_racer
