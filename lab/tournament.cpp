#include "lab/tournament.h"

#include "engine/compile.h"
#include "games/all_games.h"
#include "lab/play_games.h"
#include "lab/ratings.h"
#include "lab/workers.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace homestretch {

namespace {

// The standings by place of the line-up, for a game in which place p has sat at seat (p + shift).
Outcome by_place(const Outcome& outcome, std::size_t shift) {
    Outcome turned = outcome;
    const std::size_t seats = outcome.standings.size();
    for (std::size_t place = 0; place < seats; ++place)
        turned.standings[place] = outcome.standings[(place + shift) % seats];
    return turned;
}

// How deals are shared out, so that nobody gains by a lucky one. Opponents play as many games in a row as
// there are seats with the same cards, everybody sitting at each seat once; then each line-up has cards of
// its own. Every team plays each of its games with other cards, and all teams play with the same ones.
struct Dealing {
    Seed seed{};
    std::size_t games_alike = 1;
};
Dealing dealing_for(const TournamentRequest& request, std::size_t lineup, bool team_game) {
    if (team_game) return {.seed = request.seed, .games_alike = 1};
    return {.seed = derived_seed(request.seed, lineup), .games_alike = request.seats};
}

std::optional<SearchBudget> budget_for(const Contestant& bot, const TournamentRequest& request) {
    return bot.iterations > 0 ? SearchBudget{.iterations = bot.iterations} : request.budget;
}

template <Game G>
void play_lineup(const typename G::Rules& rules, const Lineup& lineup, const TournamentRequest& request,
                 const Dealing& dealing, std::uint64_t first, std::uint64_t last, Tally& tally) {
    std::array<Player, max_seats> players;
    for (std::uint64_t game = first; game < last; ++game) {
        const Seed match_seed = derived_seed(dealing.seed, game / dealing.games_alike);
        const std::size_t shift = game % dealing.games_alike;
        for (std::size_t place = 0; place < lineup.size(); ++place) {
            const Seat seat = seat_at((place + shift) % request.seats);
            players[index_of(seat)] = {lineup[place].kind, bot_stream(match_seed, seat),
                                       budget_for(lineup[place], request)};
        }
        const PlayedGame played = play_game<G>(rules, match_seed, players);
        tally.add(by_place(played.outcome, shift), played.decisions);
    }
}

std::vector<Contestant> without_repeats(const std::vector<Contestant>& bots) {
    std::vector<Contestant> once;
    for (const Contestant& bot : bots) {
        if (std::ranges::find(once, bot) == once.end()) once.push_back(bot);
    }
    return once;
}

TournamentRow row_of(const Contestant& bot, std::span<const LineupResult> results, bool team_game) {
    TournamentRow row{.bot = bot};
    double wins = 0;
    std::int64_t confidence = 0;
    for (const LineupResult& result : results) {
        const Tally& tally = result.tally;
        if (team_game && result.lineup.front() == bot) {
            row.games += tally.finished;
            wins += static_cast<double>(tally.team_wins);
            confidence += tally.team_scores;
        }
        for (std::size_t place = 0; !team_game && place < result.lineup.size(); ++place) {
            if (result.lineup[place] != bot) continue;
            row.games += tally.finished;
            wins += static_cast<double>(tally.wins[place]) / static_cast<double>(Tally::one_win);
        }
    }
    const auto games = static_cast<double>(row.games);
    row.win_share = row.games > 0 ? wins / games : 0.0;
    row.interval = wilson_interval(row.win_share, games);
    row.mean_confidence = wins > 0 ? static_cast<double>(confidence) / wins : 0.0;
    return row;
}

std::vector<TournamentRow> table_of(const TournamentRequest& request, std::span<const LineupResult> results,
                                    bool team_game) {
    const std::vector<Contestant> bots = without_repeats(request.bots);
    const std::vector<double> rated = ratings(bots, results, team_game);
    std::vector<TournamentRow> table;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        table.push_back(row_of(bots[i], results, team_game));
        table.back().rating = rated[i];
    }
    std::ranges::stable_sort(table, std::ranges::greater{}, &TournamentRow::rating);
    return table;
}

template <Game G>
Result<Tournament, Problems> hold(const TournamentRequest& request, const Pack& pack,
                                  const TournamentProgress& progress) {
    const auto rules = compile_for<G>(pack, request.seats, request.options);
    if (!rules) return Unexpected{rules.error()};
    Tournament tournament{.request = request};
    tournament.team_game = is_team_game<G>(*rules);

    const auto began = std::chrono::steady_clock::now();
    std::vector<LineupResult> results;
    std::uint64_t done = 0;
    const std::vector<Lineup> all = lineups(request.bots, request.seats, tournament.team_game);
    for (const Lineup& lineup : all) {
        const Dealing dealing = dealing_for(request, results.size(), tournament.team_game);
        const auto play = [&](std::uint64_t first, std::uint64_t last, Tally& tally) {
            play_lineup<G>(*rules, lineup, request, dealing, first, last, tally);
        };
        const auto report = [&](std::uint64_t games) {
            return !progress || progress(done + games, request.games * all.size());
        };
        results.push_back({lineup, play_on_threads(request.games, request.threads, play, report)});
        const Tally& tally = results.back().tally;
        done += tally.games;
        tournament.unfinished += tally.games - tally.finished;
        tournament.interrupted = tally.games < request.games;
        if (tournament.interrupted) break;
    }
    tournament.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    tournament.lineups = results.size();
    tournament.table = table_of(request, results, tournament.team_game);
    return tournament;
}

template <class... Games>
std::optional<Result<Tournament, Problems>> hold_any(GameList<Games...> /*games*/,
                                                     const TournamentRequest& request, const Pack& pack,
                                                     const TournamentProgress& progress) {
    std::optional<Result<Tournament, Problems>> result;
    const auto try_game = [&]<Game G>(std::type_identity<G>) {
        if (G::info.id == request.game) result.emplace(hold<G>(request, pack, progress));
    };
    (try_game(std::type_identity<Games>{}), ...);
    return result;
}

} // namespace

Result<Tournament, Problems> hold_tournament(const TournamentRequest& request, const Pack& pack,
                                             const TournamentProgress& progress) {
    auto result = hold_any(AllGames{}, request, pack, progress);
    check(result.has_value());
    return std::move(*result);
}

Json to_json(const Tournament& tournament) {
    const TournamentRequest& request = tournament.request;
    Json options = Json::object();
    for (const auto& [name, value] : request.options) options[name] = value;
    Json table = Json::array();
    for (const TournamentRow& row : tournament.table) {
        Json entry{{"bot", to_text(row.bot)}, {"games", row.games},        {"win_share", row.win_share},
                   {"low", row.interval.low}, {"high", row.interval.high}, {"rating", row.rating}};
        if (tournament.team_game) entry["mean_confidence"] = row.mean_confidence;
        table.push_back(std::move(entry));
    }
    return Json{{"game", request.game},
                {"seats", request.seats},
                {"games", request.games},
                {"lineups", tournament.lineups},
                {"options", std::move(options)},
                {"seed", to_hex(request.seed)},
                {"unfinished", tournament.unfinished},
                {"interrupted", tournament.interrupted},
                {"table", std::move(table)}};
}

} // namespace homestretch
