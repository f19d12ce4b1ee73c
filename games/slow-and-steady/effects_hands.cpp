#include "games/slow-and-steady/steps.h"

#include <algorithm>
#include <utility>

namespace slow_and_steady {

namespace {

// SS-47: with open hands nobody is asked to choose from equal cards.
bool needs_no_question(const Rules& rules, CardSet hand) {
    return rules.open_hands && !hand.has_choice();
}

// A card leaves a hand for another one, in sight of all (SS-98).
void take_to_pass(const Rules& rules, State& state, Seat giver, CardId card) {
    player(state, giver).hand.remove(card);
    if (rules.open_hands) return;
    show(rules, state, card);
    forget_known(state.open, giver, card);
}
void receive(const Rules& rules, State& state, Seat receiver, CardId card) {
    player(state, receiver).hand.add(card);
    if (!rules.open_hands) state.open.known_in_hand[index_of(receiver)].add(card);
}

// Each committed card goes to the next who has committed one, in turn order, the last to the first.
void pass_on(const Doing& doing) {
    State& state = doing.state;
    FixedList<Seat, max_players> order;
    for (std::size_t place = 0; place < doing.rules.seats; ++place) {
        const Seat seat = doing.rules.in_order(doing.open().lead, place);
        if (state.commits[index_of(seat)] != no_card) order.push_back(seat);
    }
    for (const Seat giver : order) take_to_pass(doing.rules, state, giver, state.commits[index_of(giver)]);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Seat receiver = order[i + 1 < order.size() ? i + 1 : 0];
        CardId& card = state.commits[index_of(order[i])];
        receive(doing.rules, state, receiver, card);
        doing.sink([&] {
            return Event{.kind = Event::Kind::Passed, .seat = order[i], .other = receiver, .card = card};
        });
        card = no_card;
    }
}

} // namespace

void return_card(const Rules& rules, State& state, Seat seat, CardId card, Sink sink) {
    Player& who = player(state, seat);
    who.hand.remove(card);
    who.deck.add(card);
    if (!rules.open_hands) state.open.known_in_hand[index_of(seat)] = {}; // it may have been any of them
    sink([&] { return Event{.kind = Event::Kind::Returned, .seat = seat, .card = card}; });
}

// `forget N WHO`. stage(): the player asked, counted from the first one meant; scratch[1]: how many cards
// this player has returned.
Progress forget(const Doing& doing) {
    const auto who = static_cast<Forgets>(doing.step.arguments[1]);
    const std::size_t first = who == Forgets::Last ? doing.rules.seats - 1 : 0;
    const auto count = static_cast<int>(who == Forgets::Each ? doing.rules.seats : 1);
    while (doing.stage() < count) {
        const Seat seat =
            doing.rules.in_order(doing.open().lead, first + static_cast<std::size_t>(doing.stage()));
        const CardSet hand = player(doing.state, seat).hand;
        const bool more = doing.frame.scratch[1] < doing.step.arguments[0] && hand.size() > 1;
        if (more && !needs_no_question(doing.rules, hand))
            return doing.asks(Ask::Forget, SeatSet::only(seat));
        if (more) {
            return_card(doing.rules, doing.state, seat, hand.at(0), doing.sink);
            ++doing.frame.scratch[1];
        } else {
            ++doing.stage();
            doing.frame.scratch[1] = 0;
        }
    }
    return Progress::Done;
}

// `exchange`
Progress exchange(const Doing& doing) {
    if (doing.stage() == progress::begins) {
        SeatSet holders;
        SeatSet asked;
        for (const Seat seat : seats(doing.rules.seats)) {
            const CardSet hand = player(doing.state, seat).hand;
            if (hand.empty()) continue;
            holders.insert(seat);
            if (!needs_no_question(doing.rules, hand)) asked.insert(seat);
        }
        if (holders.size() < 2) return Progress::Done;
        for (const Seat seat : holders) {
            if (!asked.contains(seat))
                doing.state.commits[index_of(seat)] = player(doing.state, seat).hand.at(0);
        }
        doing.stage() = progress::acted;
        if (!asked.empty()) return doing.asks(Ask::Exchange, asked);
    }
    pass_on(doing);
    return Progress::Done;
}

SeatSet trade_partners(const Rules& rules, const State& state, Seat seat) {
    SeatSet found;
    for (std::size_t place = rules.order_of(state.open.lead, seat) + 1; place < rules.seats; ++place) {
        const Seat other = rules.in_order(state.open.lead, place);
        if (!player(state, other).hand.empty()) found.insert(other);
    }
    return found;
}

// `trade`. scratch[1]: the partner; scratch[2]: the card returned. The card given is committed until then.
Progress trade(const Doing& doing) {
    State& state = doing.state;
    const Seat seat = doing.frame.seat;
    if (doing.stage() == progress::begins) {
        if (player(state, seat).hand.empty() || trade_partners(doing.rules, state, seat).empty())
            return Progress::Done;
        return doing.asks_owner(Ask::TradePartner);
    }
    if (doing.stage() == progress::over) return Progress::Done;
    const Seat partner = seat_at(doing.first());
    if (doing.stage() == progress::has_one) {
        const CardSet hand = player(state, seat).hand;
        if (!needs_no_question(doing.rules, hand)) return doing.asks_owner(Ask::TradeGive);
        state.commits[index_of(seat)] = hand.at(0);
        doing.stage() = progress::has_two;
    }
    if (doing.stage() == progress::has_two) {
        const CardSet hand = player(state, partner).hand;
        if (!needs_no_question(doing.rules, hand))
            return doing.asks(Ask::TradeReturn, SeatSet::only(partner));
        doing.frame.scratch[2] = static_cast<std::int16_t>(hand.at(0));
    }
    const CardId given = std::exchange(state.commits[index_of(seat)], no_card);
    const auto returned = static_cast<CardId>(doing.frame.scratch[2]);
    take_to_pass(doing.rules, state, seat, given);
    take_to_pass(doing.rules, state, partner, returned);
    receive(doing.rules, state, partner, given);
    receive(doing.rules, state, seat, returned);
    doing.sink([&] {
        return Event{
            .kind = Event::Kind::Traded, .seat = seat, .other = partner, .card = given, .second = returned};
    });
    return Progress::Done;
}

// `gather N`
Progress gather(const Doing& doing) {
    Player& who = player(doing.state, doing.frame.seat);
    CardSet drawn;
    for (int i = 0; i < doing.step.arguments[0] && !who.deck.empty(); ++i)
        drawn.add(who.deck.draw(doing.state.random));
    if (drawn.empty()) {
        doing.sink([&] {
            return Event{.kind = Event::Kind::NothingDrawn, .seat = doing.frame.seat, .verb = Verb::Gather};
        });
        return Progress::Done;
    }
    who.hand.add(drawn);
    doing.open().known_in_deck[index_of(doing.frame.seat)] = {};
    doing.sink([&] { return Event{.kind = Event::Kind::Drew, .seat = doing.frame.seat, .cards = drawn}; });
    return Progress::Done;
}

// `recover`
Progress recover(const Doing& doing) {
    auto& discard = doing.open().discards[index_of(doing.frame.seat)];
    if (doing.stage() == progress::begins) {
        if (discard.empty()) return Progress::Done;
        return doing.asks_owner(Ask::Recover);
    }
    if (doing.stage() == progress::over) return Progress::Done;
    const auto card = static_cast<CardId>(doing.frame.scratch[1]);
    Player& who = player(doing.state, doing.frame.seat);
    const auto* const place = std::find(discard.begin(), discard.end(), card);
    who.deck.add(discard.take(static_cast<std::size_t>(place - discard.begin())));
    if (!doing.rules.open_hands) doing.open().known_in_deck[index_of(doing.frame.seat)].add(card);
    doing.sink([&] { return Event{.kind = Event::Kind::Recovered, .seat = doing.frame.seat, .card = card}; });
    return Progress::Done;
}

// `cull L R`. scratch[1]: how many cards were discarded.
Progress cull(const Doing& doing) {
    State& state = doing.state;
    const Seat seat = doing.frame.seat;
    if (doing.stage() == progress::begins) {
        for (int i = 0; i < doing.step.arguments[0] && !state.challenge_deck.empty(); ++i) {
            CardId card = no_card;
            if (state.stacked.empty()) {
                card = state.challenge_deck.draw(state.random);
            } else {
                card = state.stacked.pop_back();
                state.challenge_deck.remove(card);
            }
            state.looked_at.add(card);
        }
        if (state.looked_at.empty()) {
            doing.sink(
                [&] { return Event{.kind = Event::Kind::NothingDrawn, .seat = seat, .verb = Verb::Cull}; });
            return Progress::Done;
        }
        if (!doing.rules.open_hands)
            player(state, seat).saw = player(state, seat).saw.joined_with_specials(state.looked_at);
        doing.stage() = progress::acted;
        doing.sink(
            [&] { return Event{.kind = Event::Kind::Looked, .seat = seat, .cards = state.looked_at}; });
    }
    if (doing.stage() == progress::acted && doing.frame.scratch[1] < doing.step.arguments[1] &&
        !state.looked_at.empty())
        return doing.asks_owner(Ask::Cull);
    doing.sink([&] {
        return Event{
            .kind = Event::Kind::PutBack, .seat = seat, .number = static_cast<int>(state.looked_at.size())};
    });
    state.challenge_deck.add(state.looked_at);
    state.looked_at = {};
    state.stacked.clear(); // the deck is shuffled
    return Progress::Done;
}

} // namespace slow_and_steady
