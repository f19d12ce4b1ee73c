#pragma once

#include "bots/player.h"
#include "engine/playing.h"
#include "lab/tally.h"

#include <array>
#include <span>

namespace homestretch {

// Plays games `first` up to but not including `last` of a simulation. Game i depends on the simulation's
// seed and on i alone: not on the thread, nor on the games before it.
template <Game G>
void play_games(const typename G::Rules& rules, std::span<const BotKind> bots, const Seed& seed,
                std::uint64_t first, std::uint64_t last, Tally& tally) {
    std::array<Player, max_seats> players;
    NullSink silent;
    for (std::uint64_t game = first; game < last; ++game) {
        const Seed match_seed = derived_seed(seed, game);
        for (std::size_t i = 0; i < bots.size(); ++i) {
            players[i] = {bots[i], bot_stream(match_seed, seat_at(i))};
        }
        typename G::State state = G::start(rules, match_seed, silent);
        const std::size_t decisions = play_out<G>(
            rules, state,
            [&](const typename G::State& now, Seat seat, const ActionList& actions) {
                return choose<G>(players[index_of(seat)], Observer<G>(rules, now, seat), actions);
            },
            silent);
        tally.add(G::outcome(rules, state), decisions);
    }
}

} // namespace homestretch
