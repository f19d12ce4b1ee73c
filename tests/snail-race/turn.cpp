#include "tests/snail-race/game.h"

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

// SN-2, SN-4
void feed_snail(const Rules& rules, State& state, SnailId snail, Sink sink) {
    Open& open = state.open;
    std::uint8_t& place = open.spaces[index_of(snail)];
    const int rolled = 1 + static_cast<int>(state.random.below(rules.die[index_of(snail)]));
    const int spaces = std::min(rolled, rules.track - place);
    place = static_cast<std::uint8_t>(place + spaces);
    open.fed = snail;
    sink([&] {
        return Event{.kind = Event::Kind::Fed, .seat = open.active, .snail = snail, .spaces = spaces};
    });
    open.is_over = at_finish(rules, open);
    if (!open.is_over) return;
    for (const Seat seat : seats(rules.seats)) {
        sink([&] {
            return Event{.kind = Event::Kind::Revealed, .seat = seat, .snail = state.bets[index_of(seat)]};
        });
    }
}

} // namespace

SeatSet deciding(const Open& open) {
    if (open.is_over) return {};
    return open.betting.empty() ? SeatSet::only(open.active) : open.betting;
}

bool at_finish(const Rules& rules, const Open& open) {
    return std::ranges::find(open.spaces, rules.track) != open.spaces.end();
}

State Game::start(const Rules& rules, const Seed& seed, Sink) {
    State state{.random = RandomStream(seed)};
    state.open.betting = seats(rules.seats);
    return state;
}

SeatSet Game::pending(const State& state) {
    return deciding(state.open);
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!pending(state).contains(seat)) return;
    const Open& open = state.open;
    for (std::size_t i = 0; i < rules.snails.size(); ++i) {
        const SnailId snail{static_cast<std::uint8_t>(i)};
        if (!open.betting.empty()) {
            actions.push_back(bet(snail)); // SN-1
        } else if (snail != open.fed) {
            actions.push_back(feed(snail)); // SN-3
        }
    }
    if (!open.betting.empty() || !open.seen[index_of(seat)].empty()) return;
    for (const Seat other : seats(rules.seats)) {
        if (other != seat) actions.push_back(look_at(other)); // SN-5
    }
}

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Open& open = state.open;
    const SnailId snail{action.first};
    const Seat other{action.first};
    switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Bet:
        state.bets[index_of(seat)] = snail;
        open.betting.erase(seat);
        sink([&] { return Event{.kind = Event::Kind::Bet, .seat = seat, .snail = snail}; });
        return;
    case ActionKind::Feed: feed_snail(rules, state, snail, sink); break;
    case ActionKind::Look:
        open.seen[index_of(seat)].insert(other);
        sink([&] {
            return Event{.kind = Event::Kind::Looked,
                         .seat = seat,
                         .snail = state.bets[index_of(other)],
                         .other = other};
        });
        break;
    }
    open.active = seat_at((index_of(seat) + 1) % rules.seats);
}

// SN-6. Scores are public: as long as bets lie face down they say nothing.
Outcome Game::outcome(const Rules& rules, const State& state) {
    const bool is_over = state.open.is_over;
    return {.ending = is_over ? Ending::Finished : Ending::Unfinished,
            .standings = ranked(rules.seats, [&](Seat seat) {
                return is_over ? state.open.spaces[index_of(state.bets[index_of(seat)])] : 0;
            })};
}

// Each bets and looks once; what is fed moves at least one space, and at the finish the race is over.
std::size_t Game::decision_bound(const Rules& rules) {
    return 2 * rules.seats + rules.snails.size() * rules.track;
}

} // namespace snail_race
