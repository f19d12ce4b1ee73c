#pragma once

#include "lab/tally.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace homestretch {

// Called a few times a second with the number of games done; returning false asks to stop early.
using ProgressReport = std::function<bool(std::uint64_t games_done)>;
// Plays the games from `first` up to but not including `last` and adds them to the tally.
using PlayGames = std::function<void(std::uint64_t first, std::uint64_t last, Tally& tally)>;

// A portion of games, for one of the workers, who are numbered from 0.
using PlayPortion = std::function<void(std::size_t worker, std::uint64_t first, std::uint64_t last)>;

// How many threads are of use for so many games.
[[nodiscard]] std::size_t workers_for(std::uint64_t games, std::size_t threads);
// Deals games 0 to games - 1 out to threads in portions, in their order (0: of a size that suits). Stopped
// early, what was played are the first games, without a gap. What a thread throws comes out here.
void deal_out(std::uint64_t games, std::size_t workers, std::uint64_t portion, const PlayPortion& play,
              const ProgressReport& progress);

// Adds up what the games give; every worker begins with `empty`, so what is added up must not mind the order.
template <class Total, class Play>
[[nodiscard]] Total add_up(const Total& empty, std::uint64_t games, std::size_t threads,
                           std::uint64_t portion, const Play& play, const ProgressReport& progress) {
    std::vector<Total> totals(workers_for(games, threads), empty);
    deal_out(
        games, totals.size(), portion,
        [&](std::size_t worker, std::uint64_t first, std::uint64_t last) {
            play(first, last, totals[worker]);
        },
        progress);
    for (std::size_t i = 1; i < totals.size(); ++i) totals[0].merge(totals[i]);
    return std::move(totals[0]);
}

// The same for tallies.
[[nodiscard]] Tally play_on_threads(std::uint64_t games, std::size_t threads, const PlayGames& play,
                                    const ProgressReport& progress);

} // namespace homestretch
