#pragma once

#include "engine/testing/secrecy.h"

namespace homestretch {

template <Game G>
struct Committed {
    typename G::State state{};
    EventRecorder<typename G::Event> recorder{};
};

// The actions of several pending seats, played in this order. Nothing if an early one makes a later one
// impossible, which is a mistake of the game.
template <Game G>
[[nodiscard]] std::optional<Committed<G>> committed(const Position<G>& at,
                                                    const std::vector<std::pair<Seat, Action>>& order) {
    Committed<G> done{.state = at.state()};
    for (const auto& [seat, action] : order) {
        if (!try_apply<G>(at.rules(), done.state, seat, action, done.recorder)) return std::nullopt;
    }
    return done;
}

// Everything told to a viewer, in an order that does not depend on when it was told.
template <Game G>
[[nodiscard]] std::multiset<std::string> all_heard(const Position<G>& at, const Committed<G>& done,
                                                   Viewer viewer) {
    std::multiset<std::string> all;
    for (const Telling& telling : heard<G>(at.rules(), done.recorder, viewer))
        all.insert(words_of({telling}));
    return all;
}

// Actions of several pending seats give the same in any order, state and story.
template <Game G>
[[nodiscard]] Complaint order_complaint(const Position<G>& at, RandomStream& random) {
    constexpr int orders = 4;
    const SeatSet pending = G::pending(at.state());
    if (pending.size() < 2) return std::nullopt;
    std::vector<std::pair<Seat, Action>> order;
    for (const Seat seat : pending) {
        order.emplace_back(seat, one_of(legal_actions<G>(at.rules(), at.state(), seat), random));
    }
    const auto first = committed(at, order);
    for (int i = 0; i < orders; ++i) {
        if (i == 0) std::reverse(order.begin(), order.end());
        if (i > 0) random.shuffle(std::span(order));
        const auto again = committed(at, order);
        if (!first || !again)
            return at.complaint("the action of one pending seat takes away that of another");
        if (!same_bytes<G>(first->state, again->state)) {
            return at.complaint(
                "actions of pending seats in another order give another state: " +
                difference_of(dump<G>(at.rules(), first->state), dump<G>(at.rules(), again->state)));
        }
        for (const Viewer viewer : viewers(at.seats())) {
            if (all_heard(at, *first, viewer) == all_heard(at, *again, viewer)) continue;
            return at.complaint(fmt::format(
                "actions of pending seats in another order tell {} something else", name_of(viewer)));
        }
    }
    return std::nullopt;
}

// While others still have to decide, nobody learns which action a seat has chosen, and a redeal for
// another viewer forgets it.
template <Game G>
[[nodiscard]] Complaint commitment_complaint(const Position<G>& at, RandomStream& random) {
    const SeatSet pending = G::pending(at.state());
    if (pending.size() < 2) return std::nullopt;
    for (const Seat seat : pending) {
        const ActionList actions = legal_actions<G>(at.rules(), at.state(), seat);
        const auto one = perceived<G>(at.rules(), at.state(), seat, one_of(actions, random));
        const auto other = perceived<G>(at.rules(), at.state(), seat, one_of(actions, random));
        for (const Seat waiting : pending) {
            if (waiting == seat || G::pending(one.after).contains(waiting)) continue;
            return at.complaint(
                fmt::format("seat {} decides, and seat {} no longer may", index_of(seat), index_of(waiting)));
        }
        for (const Viewer viewer : viewers(at.seats())) {
            if (viewer == seat) continue;
            auto mistake = visible_difference<G>(at.rules(), one.after, other.after, viewer);
            if (!mistake) mistake = telling_mistake<G>(at.rules(), one, other, viewer);
            const RandomStream chance = random.split();
            if (!mistake && !same_bytes<G>(redealt<G>(at.rules(), one.after, viewer, chance),
                                           redealt<G>(at.rules(), other.after, viewer, chance))) {
                mistake = "the redealt states differ";
            }
            if (!mistake) continue;
            return at.complaint(fmt::format("{} learns too early what seat {} chose: {}", name_of(viewer),
                                            index_of(seat), *mistake));
        }
    }
    return std::nullopt;
}

} // namespace homestretch
