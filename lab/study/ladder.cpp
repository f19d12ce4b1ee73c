#include "lab/study/ladder.h"

#include <array>

namespace homestretch {

namespace {

Estimate wins_of(const Tournament& tournament, BotKind bot) {
    for (const TournamentRow& row : tournament.table) {
        if (row.bot.kind != bot) continue;
        return {.value = row.win_share, .low = row.interval.low, .high = row.interval.high};
    }
    return {};
}

std::uint64_t games_of(const Tournament& tournament, BotKind bot) {
    for (const TournamentRow& row : tournament.table)
        if (row.bot.kind == bot) return row.games;
    return 0;
}

} // namespace

Result<std::vector<Rung>, Problems> ladder(const TournamentRequest& request, BotKind highest,
                                           const Pack& pack, const TournamentProgress& progress) {
    constexpr std::array steps{BotKind::Random, BotKind::Greedy, BotKind::Easy, BotKind::Normal,
                               BotKind::Hard};
    std::vector<Rung> rungs;
    for (std::size_t i = 0; i + 1 < steps.size() && steps[i] < highest; ++i) {
        TournamentRequest pair = request;
        pair.bots = {{steps[i]}, {steps[i + 1]}};
        const auto held = hold_tournament(pair, pack, progress);
        if (!held) return Unexpected{held.error()};
        if (games_of(*held, steps[i + 1]) == 0) break; // no time for one
        rungs.push_back({.weaker = steps[i],
                         .stronger = steps[i + 1],
                         .games = games_of(*held, steps[i + 1]),
                         .wins = wins_of(*held, steps[i + 1]),
                         .weaker_wins = wins_of(*held, steps[i]),
                         .even = 1.0 / static_cast<double>(request.seats)});
    }
    return rungs;
}

} // namespace homestretch
