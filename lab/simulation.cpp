#include "lab/simulation.h"

#include "engine/compile.h"
#include "games/all_games.h"
#include "lab/play_games.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace homestretch {

namespace {

template <Game G>
Result<Simulation, Problems> simulate_game(const SimulationRequest& request, const Pack& pack,
                                           const ProgressReport& progress) {
    const auto rules = compile_for<G>(pack, request.bots.size(), request.options);
    if (!rules) return Unexpected{rules.error()};

    const auto play = [&](std::uint64_t first, std::uint64_t last, Tally& tally) {
        play_games<G>(*rules, request.bots, request.seed, first, last, tally);
    };
    const auto began = std::chrono::steady_clock::now();
    Simulation simulation{.request = request};
    simulation.tally = play_on_threads(request.games, request.threads, play, progress);
    simulation.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    simulation.team_game = is_team_game<G>(*rules);
    simulation.interrupted = simulation.tally.games < request.games;
    return simulation;
}

template <class... Games>
std::optional<Result<Simulation, Problems>> simulate_any(GameList<Games...> /*games*/,
                                                         const SimulationRequest& request, const Pack& pack,
                                                         const ProgressReport& progress) {
    std::optional<Result<Simulation, Problems>> result;
    const auto try_game = [&]<Game G>(std::type_identity<G>) {
        if (G::info.id == request.game) result.emplace(simulate_game<G>(request, pack, progress));
    };
    (try_game(std::type_identity<Games>{}), ...);
    return result;
}

double ratio(double part, double whole) {
    return whole > 0.0 ? part / whole : 0.0;
}

Share share_of(std::uint64_t wins, std::uint64_t games) {
    const auto trials = static_cast<double>(games);
    const double share = ratio(static_cast<double>(wins) / static_cast<double>(Tally::one_win), trials);
    return {share, wilson_interval(share, trials)};
}

} // namespace

Result<Simulation, Problems> simulate(const SimulationRequest& request, const Pack& pack,
                                      const ProgressReport& progress) {
    auto result = simulate_any(AllGames{}, request, pack, progress);
    check(result.has_value());
    return std::move(*result);
}

Share seat_share(const Simulation& simulation, Seat seat) {
    return share_of(simulation.tally.wins[index_of(seat)], simulation.tally.finished);
}

Share team_share(const Simulation& simulation) {
    return share_of(simulation.tally.team_wins * Tally::one_win, simulation.tally.finished);
}

std::vector<BotShare> bot_shares(const Simulation& simulation) {
    const std::vector<BotKind>& bots = simulation.request.bots;
    std::vector<BotShare> shares;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        auto known = std::ranges::find(shares, bots[i], &BotShare::bot);
        if (known == shares.end()) known = shares.insert(shares.end(), BotShare{.bot = bots[i]});
        known->seats.push_back(seat_at(i));
    }
    for (BotShare& bot : shares) {
        std::uint64_t wins = 0;
        for (const Seat seat : bot.seats) wins += simulation.tally.wins[index_of(seat)];
        bot.wins = share_of(wins, simulation.tally.finished);
        bot.equal_share = ratio(static_cast<double>(bot.seats.size()), static_cast<double>(bots.size()));
    }
    return shares;
}

double mean_score(const Simulation& simulation, Seat seat) {
    return ratio(static_cast<double>(simulation.tally.scores[index_of(seat)]),
                 static_cast<double>(simulation.tally.finished));
}

std::optional<double> mean_team_score(const Simulation& simulation) {
    if (simulation.tally.team_wins == 0) return std::nullopt;
    return ratio(static_cast<double>(simulation.tally.team_scores),
                 static_cast<double>(simulation.tally.team_wins));
}

double mean_decisions(const Simulation& simulation) {
    return ratio(static_cast<double>(simulation.tally.decisions),
                 static_cast<double>(simulation.tally.games));
}

double decisions_per_second(const Simulation& simulation) {
    return ratio(static_cast<double>(simulation.tally.decisions), simulation.seconds);
}

} // namespace homestretch
