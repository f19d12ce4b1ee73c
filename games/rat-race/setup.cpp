#include "games/rat-race/game.h"

#include <algorithm>
#include <span>

namespace rat_race {

namespace {

// RR-6: one at a time, in seat order, in four passes.
void deal(const Rules& rules, State& state, Sink sink) {
    for (std::size_t pass = 0; pass < cards_dealt; ++pass) {
        for (const Seat seat : seats(rules.seats))
            receive(state, hand_of(seat), seat, {.title = state.pile.pop_back().title});
    }
    for (const Seat seat : seats(rules.seats)) {
        sink([&] {
            return Event{.kind = Kind::Dealt, .seat = seat, .cards = titles_of(state.held[hand_of(seat)])};
        });
    }
}

Part begin_with(State& state, Seat seat, bool by_chance, Sink sink) {
    state.open.first = state.open.active = seat;
    sink([&] { return Event{.kind = Kind::FirstPlayer, .seat = seat, .by_chance = by_chance}; });
    return Part::Turn;
}

// RR-10: all at once.
Part call_election(const Rules& rules, State& state) {
    for (auto& commits : state.commits) commits.clear();
    state.open.ask = Ask::Vote;
    state.open.pending = seats(rules.seats);
    return Part::Waits;
}

} // namespace

State Game::start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
    State state{.random = RandomStream(seed), .pile = rules.cards};
    count_arsenals(rules, state.open.board);                                // RR-7: home ideals only
    state.random.shuffle(std::span(state.pile.begin(), state.pile.size())); // RR-5
    deal(rules, state, sink);

    Part next = Part::Waits;
    switch (rules.first_player) { // RR-8, RR-9
    case FirstPlayer::Seat0: next = begin_with(state, seat_at(0), false, sink); break;
    case FirstPlayer::Random: {
        const auto drawn = state.random.below(static_cast<std::uint32_t>(rules.seats));
        next = begin_with(state, seat_at(drawn), true, sink);
        break;
    }
    case FirstPlayer::Election: next = call_election(rules, state); break;
    }
    go_on(rules, state, next, sink);
    return state;
}

void legal_votes(const Rules& rules, Seat seat, ActionList& actions) {
    for (const Seat other : seats(rules.seats)) {
        if (other != seat) actions.push_back(make_action(ActionKind::Vote, other));
    }
}

// RR-10, RR-11: the most votes win alone; after three ties chance decides among those tied.
Part cast_vote(const Rules& rules, State& state, Seat seat, Seat choice, Sink sink) {
    constexpr int most_ties = 3;
    state.commits[index_of(seat)].push_back(commit_to(choice));
    state.open.pending.erase(seat);
    sink([&] { return Event{.kind = Kind::Committed, .seat = seat}; });
    if (!state.open.pending.empty()) return Part::Waits;

    std::array<int, max_players> votes{};
    state.open.votes.clear();
    for (const Seat voter : seats(rules.seats)) {
        const Seat elected = seat_of(state.commits[index_of(voter)][0]);
        ++votes[index_of(elected)];
        state.open.votes.push_back(elected);
        sink([&] { return Event{.kind = Kind::Voted, .seat = voter, .other = elected}; });
    }
    FixedList<Seat, max_players> best;
    const int most = *std::max_element(votes.begin(), votes.end());
    for (const Seat candidate : seats(rules.seats)) {
        if (votes[index_of(candidate)] == most) best.push_back(candidate);
    }
    for (auto& commits : state.commits) commits.clear();
    if (best.size() == 1) {
        state.open.elections = 0;
        return begin_with(state, best[0], false, sink);
    }
    ++state.open.elections;
    sink(
        [&] { return Event{.kind = Kind::Tied, .number = static_cast<std::int16_t>(state.open.elections)}; });
    if (state.open.elections < most_ties) return call_election(rules, state);
    state.open.elections = 0;
    const auto drawn = state.random.below(static_cast<std::uint32_t>(best.size()));
    return begin_with(state, best[drawn], true, sink);
}

} // namespace rat_race
