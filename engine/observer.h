#pragma once

#include "engine/game.h"

namespace homestretch {

// All that a bot gets of a running match: the rules, its own view, and redealt states for search. The
// true state is inside but has no way out, so a bot that cheats does not compile.
template <Game G>
class Observer {
public:
    Observer(const typename G::Rules& rules, const typename G::State& state, Seat seat)
        : rules_(&rules), state_(&state), seat_(seat) {}

    [[nodiscard]] const typename G::Rules& rules() const { return *rules_; }
    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] typename G::View view() const { return G::view(*rules_, *state_, seat_); }
    // A state the observer cannot tell from the true one; its future shuffles are new as well.
    [[nodiscard]] typename G::State redealt(RandomStream& random) const {
        typename G::State imagined = *state_;
        G::redeal(*rules_, imagined, seat_, random);
        return imagined;
    }

private:
    const typename G::Rules* rules_;
    const typename G::State* state_;
    Seat seat_;
};

} // namespace homestretch
