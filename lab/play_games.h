#pragma once

#include "bots/player.h"
#include "engine/during.h"
#include "engine/playing.h"
#include "lab/tally.h"

#include <fmt/format.h>

#include <array>
#include <span>

namespace homestretch {

struct PlayedGame {
    Outcome outcome{};
    std::size_t decisions = 0;
};

// One game from its seed to its end or bound.
template <Game G>
[[nodiscard]] PlayedGame play_game(const typename G::Rules& rules, const Seed& seed,
                                   std::array<Player, max_seats>& players) {
    std::size_t decision = 0;
    Seat deciding{};
    const During playing([&] {
        return fmt::format("a game of {} with {} seats and the seed {}, decision {}, of seat {}", G::info.id,
                           rules.seats, to_hex(seed), decision, index_of(deciding));
    });
    NullSink silent;
    typename G::State state = G::start(rules, seed, silent);
    const auto choose_for = [&](const typename G::State& now, Seat seat, const ActionList& actions) {
        ++decision;
        deciding = seat;
        return choose<G>(players[index_of(seat)], Observer<G>(rules, now, seat), actions);
    };
    const std::size_t decisions = play_out<G>(rules, state, choose_for, silent);
    return {G::outcome(rules, state), decisions};
}

// Plays games `first` up to but not including `last` of a simulation. Game i depends on the simulation's
// seed and on i alone: not on the thread, nor on the games before it.
template <Game G>
void play_games(const typename G::Rules& rules, std::span<const BotKind> bots, const Seed& seed,
                std::uint64_t first, std::uint64_t last, Tally& tally) {
    std::array<Player, max_seats> players;
    for (std::uint64_t game = first; game < last; ++game) {
        const Seed match_seed = derived_seed(seed, game);
        for (std::size_t i = 0; i < bots.size(); ++i) {
            players[i] = {bots[i], bot_stream(match_seed, seat_at(i))};
        }
        const PlayedGame played = play_game<G>(rules, match_seed, players);
        tally.add(played.outcome, played.decisions);
    }
}

} // namespace homestretch
