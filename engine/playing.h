#pragma once

#include "engine/game.h"

#include <fmt/format.h>

#include <cstring>

namespace homestretch {

template <Game G>
[[nodiscard]] bool same_bytes(const typename G::State& left, const typename G::State& right) {
    return std::memcmp(&left, &right, sizeof left) == 0;
}

// Why a seat may not act at all right now; nullopt if it may.
template <Game G>
[[nodiscard]] std::optional<Error> turn_mistake(const typename G::State& state, Seat seat) {
    const SeatSet pending = G::pending(state);
    if (pending.empty()) return Error{"the match is over; nothing can be played any more"};
    if (pending.contains(seat)) return std::nullopt;
    std::string waiting;
    for (const Seat other : pending)
        waiting += fmt::format("{}{}", waiting.empty() ? "" : ", ", index_of(other));
    return Error{fmt::format("seat {} has nothing to decide now; the match waits for seat {}", index_of(seat),
                             waiting)};
}

// `apply` for actions from outside: refuses what is not legal and then has changed nothing.
template <Game G, class Sink>
[[nodiscard]] Result<void> try_apply(const typename G::Rules& rules, typename G::State& state, Seat seat,
                                     Action action, Sink& sink) {
    if (auto mistake = turn_mistake<G>(state, seat)) return Unexpected{*mistake};
    ActionList actions;
    G::legal(rules, state, seat, actions);
    if (!actions.contains(action)) return failure("this action is not legal now; ask for the legal ones");
    G::apply(rules, state, seat, action, sink);
    return {};
}

// Plays on to the end: `choose(state, seat, actions)` answers every decision, lowest pending seat first.
// Returns the number of decisions. Stops at the bound with decisions still pending, which makes it void.
template <Game G, class Choose, class Sink>
std::size_t play_out(const typename G::Rules& rules, typename G::State& state, Choose&& choose, Sink& sink) {
    const std::size_t bound = G::decision_bound(rules);
    ActionList actions;
    std::size_t decisions = 0;
    for (SeatSet pending = G::pending(state); !pending.empty() && decisions < bound;
         pending = G::pending(state)) {
        const Seat seat = *pending.begin();
        G::legal(rules, state, seat, actions);
        const Action action = choose(state, seat, actions);
        G::apply(rules, state, seat, action, sink);
        ++decisions;
    }
    return decisions;
}

} // namespace homestretch
