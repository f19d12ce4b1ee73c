#include "games/slow-and-steady/verbs.h"

#include <algorithm>
#include <utility>

namespace slow_and_steady {

namespace {

// SS-47: with open hands nobody is asked to choose from equal cards.
bool needs_no_question(const Rules& rules, CardSet hand) {
    return rules.open_hands && !hand.has_choice();
}

// A card that changes its owner is shown to all (SS-98).
void receive(const Doing& doing, Seat receiver, CardId card) {
    player(doing.state, receiver).hand.add(card);
    if (!doing.rules.open_hands) doing.open().known_in_hand[index_of(receiver)].add(card);
}

// Each committed card goes to the next who has committed one, in turn order, the last to the first.
void pass_on(const Doing& doing) {
    State& state = doing.state;
    FixedList<Seat, max_players> order;
    for (std::size_t place = 0; place < doing.rules.seats; ++place) {
        const Seat seat = doing.rules.in_order(doing.open().lead, place);
        if (state.commits[index_of(seat)] != no_card) order.push_back(seat);
    }
    for (const Seat giver : order)
        leave_hand(doing.rules, doing.state, giver, state.commits[index_of(giver)]);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Seat receiver = order[i + 1 < order.size() ? i + 1 : 0];
        const CardId card = std::exchange(state.commits[index_of(order[i])], no_card);
        receive(doing, receiver, card);
        doing.sink([&] {
            return Event{.kind = Event::Kind::Passed, .seat = order[i], .other = receiver, .card = card};
        });
    }
}

// `forget N WHO`. stage(): the player asked, counted from the first one meant; scratch[1]: how many cards
// this player has returned.
Progress forget(const Doing& doing) {
    const auto who = doing.word<Forgets>(1);
    const std::size_t first = who == Forgets::Last ? doing.rules.seats - 1 : 0;
    const std::size_t count = who == Forgets::Each ? doing.rules.seats : 1;
    while (static_cast<std::size_t>(doing.stage()) < count) {
        const std::size_t place = first + static_cast<std::size_t>(doing.stage());
        const Seat seat = doing.rules.in_order(doing.open().lead, place);
        const CardSet hand = player(doing.state, seat).hand;
        if (doing.frame.scratch[1] == doing.number() || hand.size() <= 1) {
            ++doing.stage();
            doing.frame.scratch[1] = 0;
        } else if (needs_no_question(doing.rules, hand)) {
            return_card(doing, seat, hand.at(0));
        } else {
            return doing.asks(Ask::Forget, SeatSet::only(seat));
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
        for (const Seat seat : holders - asked)
            doing.state.commits[index_of(seat)] = player(doing.state, seat).hand.at(0);
        doing.stage() = progress::acted;
        if (!asked.empty()) return doing.asks(Ask::Exchange, asked);
    }
    pass_on(doing);
    return Progress::Done;
}
// `trade`: the partner is chosen, then the card that is given and the one that is returned for it.
Progress trade(const Doing& doing) {
    const Seat seat = doing.frame.seat;
    const Seat partner = seat_at(doing.first());
    const CardId given = std::exchange(doing.state.commits[index_of(seat)], no_card);
    const auto returned = static_cast<CardId>(doing.frame.scratch[3]);
    leave_hand(doing.rules, doing.state, seat, given);
    leave_hand(doing.rules, doing.state, partner, returned);
    receive(doing, partner, given);
    receive(doing, seat, returned);
    doing.sink([&] {
        return Event{
            .kind = Event::Kind::Traded, .seat = seat, .other = partner, .card = given, .second = returned};
    });
    return Progress::Done;
}

// `gather N`
Progress gather(const Doing& doing) {
    Player& who = doing.owner();
    CardSet drawn;
    for (int i = 0; i < doing.number() && !who.deck.empty(); ++i)
        drawn.add(who.deck.draw(doing.state.random));
    if (drawn.empty()) {
        doing.nothing_drawn();
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
    const auto card = static_cast<CardId>(doing.first());
    const auto* const place = std::find(discard.begin(), discard.end(), card);
    doing.owner().deck.add(discard.take(static_cast<std::size_t>(place - discard.begin())));
    if (!doing.rules.open_hands) doing.open().known_in_deck[index_of(doing.frame.seat)].add(card);
    doing.sink([&] { return Event{.kind = Event::Kind::Recovered, .seat = doing.frame.seat, .card = card}; });
    return Progress::Done;
}

// `cull L R`. scratch[1]: how many cards were discarded.
Progress cull(const Doing& doing) {
    State& state = doing.state;
    const Seat seat = doing.frame.seat;
    if (doing.stage() == progress::begins) {
        for (int i = 0; i < doing.number() && !state.challenge_deck.empty(); ++i)
            state.looked_at.add(top_challenge(state));
        if (state.looked_at.empty()) {
            doing.nothing_drawn();
            return Progress::Done;
        }
        if (!doing.rules.open_hands)
            doing.owner().saw = doing.owner().saw.joined_with_specials(state.looked_at);
        doing.stage() = progress::acted;
        doing.sink(
            [&] { return Event{.kind = Event::Kind::Looked, .seat = seat, .cards = state.looked_at}; });
    }
    if (doing.stage() == progress::acted && doing.frame.scratch[1] < doing.step.arguments[1] &&
        !state.looked_at.empty())
        return doing.asks(Ask::Cull, SeatSet::only(seat));
    doing.sink([&] {
        return Event{
            .kind = Event::Kind::PutBack, .seat = seat, .number = static_cast<int>(state.looked_at.size())};
    });
    state.challenge_deck.add(state.looked_at);
    state.looked_at = {};
    state.stacked.clear(); // the deck is shuffled
    return Progress::Done;
}

} // namespace

constinit const std::array<VerbRow, 6> hand_verbs{
    {{.verb = Verb::Forget,
      .sentences = {{{"forget {number} {who}", on_challenge,
                      "{1} returns {0} {0|card|cards} from hand to their deck (keeping at least one)."}}},
      .carry_out = &forget,
      .danger = {.flat = 0.5F}},
     {.verb = Verb::Exchange,
      .sentences = {{{"exchange", on_challenge, "Each player passes one hand card to the next player."}}},
      .carry_out = &exchange},
     {.verb = Verb::Trade,
      .sentences = {{{"trade", on_resource, "You may trade a hand card with a later player."}}},
      .carry_out = &trade,
      .asks = {Ask::TradePartner, Ask::TradeGive, Ask::TradeReturn}},
     {.verb = Verb::Gather,
      .sentences = {{{"gather {number}", on_resource, "Draw {0} {0|card|cards} from your deck."}}},
      .carry_out = &gather},
     {.verb = Verb::Recover,
      .sentences = {{{"recover", on_resource, "You may put a card from your discard into your deck."}}},
      .carry_out = &recover,
      .asks = {Ask::Recover}},
     {.verb = Verb::Cull,
      .sentences = {{{"cull {number} {number}", on_resource,
                      "Look at the top {0} {0|card|cards} of the challenge deck; you may discard up to "
                      "{1} of them."}}},
      .carry_out = &cull}}};

void return_card(const Doing& doing, Seat seat, CardId card) {
    Player& who = player(doing.state, seat);
    who.hand.remove(card);
    who.deck.add(card);
    // Any card of the hand may be the one.
    if (!doing.rules.open_hands) doing.open().known_in_hand[index_of(seat)] = {};
    ++doing.frame.scratch[1];
    doing.sink([&] { return Event{.kind = Event::Kind::Returned, .seat = seat, .card = card}; });
}

void commit(const Doing& doing, Seat seat, CardId card) {
    doing.state.commits[index_of(seat)] = card;
    doing.open().pending.erase(seat);
    doing.sink([&] { return Event{.kind = Event::Kind::Committed, .seat = seat}; });
}

void discard_looked_at(const Doing& doing, CardId card) {
    doing.state.looked_at.remove(card);
    doing.open().challenge_discard.push_back(card);
    show(doing.rules, doing.state, card);
    ++doing.frame.scratch[1];
    doing.sink([&] { return Event{.kind = Event::Kind::Culled, .seat = doing.frame.seat, .card = card}; });
}

} // namespace slow_and_steady
