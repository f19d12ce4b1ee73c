#pragma once

#include "engine/pack/pack.h"
#include "lab/statistics.h"
#include "lab/tournament.h"

namespace homestretch {

// A bot and the next better one at one table, taking every seat in turn with the same cards: how much more
// skill wins, and what is left to luck.
struct Rung {
    BotKind weaker{};
    BotKind stronger{};
    std::uint64_t games = 0;
    // Of the stronger one, for each seat it takes; of a team game, how often its team wins.
    Estimate wins{};
    Estimate weaker_wins{};
    double even = 0.5; // if skill did not count; nothing of a team game
};

// From random play up to `highest`; `games` of each pair at the smallest table at which players meet.
// Problems are those of the pack and the options; `progress` may end a pair early and is asked anew for the
// next.
[[nodiscard]] Result<std::vector<Rung>, Problems> ladder(const TournamentRequest& request, BotKind highest,
                                                         const Pack& pack,
                                                         const TournamentProgress& progress);

} // namespace homestretch
