#pragma once

#include "lab/tally.h"

#include <cstdint>
#include <functional>

namespace homestretch {

// Called a few times a second with the number of games done; returning false asks to stop early.
using ProgressReport = std::function<bool(std::uint64_t games_done)>;
// Plays the games from `first` up to but not including `last` and adds them to the tally.
using PlayGames = std::function<void(std::uint64_t first, std::uint64_t last, Tally& tally)>;

// Deals games 0 to games - 1 out to threads in small portions and adds up what they give. Stopped early,
// it returns what was complete by then. What a thread throws comes out here.
[[nodiscard]] Tally play_on_threads(std::uint64_t games, std::size_t threads, const PlayGames& play,
                                    const ProgressReport& progress);

} // namespace homestretch
