#pragma once

// What a game may offer to search (engine/game.h), and what is done where it does not.

#include "engine/game.h"

#include <algorithm>
#include <bit>

namespace homestretch {

template <Game G>
[[nodiscard]] SearchTuning tuning_of(const typename G::Rules& rules) {
    if constexpr (requires { G::search(rules); }) {
        return G::search(rules);
    } else {
        return {};
    }
}

template <Game G>
[[nodiscard]] Action quick_action(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                                  const ActionList& actions, Dice& dice) {
    if constexpr (requires { G::quick(rules, state, seat, actions, dice); }) {
        return G::quick(rules, state, seat, actions, dice);
    } else {
        return actions[dice.below(actions.size())];
    }
}

template <Game G>
[[nodiscard]] std::uint32_t meaning_of(const typename G::Rules& rules, const typename G::State& state,
                                       Seat seat, Action action) {
    if constexpr (requires { G::meaning(rules, state, seat, action); }) {
        return G::meaning(rules, state, seat, action);
    } else {
        return std::bit_cast<std::uint32_t>(action);
    }
}

// What a horizon is counted in: turns or rounds where a game has a clock, otherwise decisions.
template <Game G>
[[nodiscard]] unsigned clock_of(const typename G::State& state, unsigned decisions) {
    if constexpr (requires { G::clock(state); }) {
        return G::clock(state);
    } else {
        return decisions;
    }
}

// Half for being level with the best opponent, all for a clear lead.
[[nodiscard]] inline float value_of_lead(float lead, float clear_lead) {
    return std::clamp(0.5F + 0.5F * lead / clear_lead, 0.0F, 1.0F);
}

// How every seat came out, or how it stands where the match goes on: by the lead over the best opponent, and
// once it has ended mostly by who has won.
[[nodiscard]] inline SeatValues values_of(const Outcome& outcome, const SearchTuning& tuning) {
    SeatValues values{};
    const std::size_t seats_taken = outcome.standings.size();
    const bool over = outcome.ending == Ending::Finished;
    for (std::size_t i = 0; i < seats_taken; ++i) {
        const auto win = static_cast<float>(win_share(outcome, seat_at(i)));
        if (outcome.team) {
            values[i] = over ? win : 0.5F;
            continue;
        }
        std::int32_t best = INT32_MIN;
        for (std::size_t other = 0; other < seats_taken; ++other)
            if (other != i) best = std::max(best, outcome.standings[other].score);
        const float lead =
            value_of_lead(static_cast<float>(outcome.standings[i].score - best), tuning.clear_lead);
        values[i] = over ? tuning.win_weight * win + (1.0F - tuning.win_weight) * lead : lead;
    }
    return values;
}

template <Game G>
[[nodiscard]] SeatValues evaluation(const typename G::Rules& rules, const typename G::State& state) {
    if constexpr (requires { G::evaluate(rules, state); }) {
        return G::evaluate(rules, state);
    } else {
        return values_of(G::outcome(rules, state), tuning_of<G>(rules));
    }
}

} // namespace homestretch
