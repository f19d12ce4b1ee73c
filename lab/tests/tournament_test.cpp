#include "lab/tournament.h"

#include "engine/pack/folder.h"
#include "games/registry.h"
#include "lab/lineups.h"
#include "lab/ratings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Gt;
using ::testing::HasSubstr;
using ::testing::Lt;

constexpr Contestant naive{BotKind::Random};
constexpr Contestant greedy{BotKind::Greedy};
constexpr Contestant easy{BotKind::Easy};

TEST(Lineups, are_every_choice_of_as_many_bots_as_seats) {
    EXPECT_THAT(lineups({naive, greedy, easy}, 2, false),
                ElementsAre(Lineup{naive, greedy}, Lineup{naive, easy}, Lineup{greedy, easy}));
}

TEST(Lineups, repeat_a_list_that_is_shorter_than_the_table) {
    EXPECT_THAT(lineups({naive, greedy}, 3, false), ElementsAre(Lineup{naive, greedy, naive}));
}

TEST(Lineups, are_teams_of_one_bot_in_a_cooperative_game) {
    EXPECT_THAT(lineups({naive, greedy, naive}, 2, true),
                ElementsAre(Lineup{naive, naive}, Lineup{greedy, greedy}));
}

LineupResult won(const Lineup& lineup, std::uint64_t by_first, std::uint64_t by_second) {
    LineupResult result{.lineup = lineup};
    result.tally.games = result.tally.finished = by_first + by_second;
    result.tally.wins[0] = by_first * Tally::one_win;
    result.tally.wins[1] = by_second * Tally::one_win;
    return result;
}

TEST(Ratings, are_400_points_apart_at_ten_wins_to_one) {
    const std::array results{won({naive, greedy}, 10'000, 100'000)};
    const std::vector<double> rated = ratings(std::array{naive, greedy}, results, false);

    EXPECT_NEAR(rated[1] - rated[0], 400.0, 0.1);
    EXPECT_NEAR((rated[0] + rated[1]) / 2, 1500.0, 0.1);
}

TEST(Ratings, order_bots_that_never_met_by_their_common_opponent) {
    const std::array results{won({naive, greedy}, 100, 300), won({greedy, easy}, 100, 300)};
    const std::vector<double> rated = ratings(std::array{naive, greedy, easy}, results, false);

    EXPECT_LT(rated[0], rated[1]);
    EXPECT_LT(rated[1], rated[2]);
}

TEST(Ratings, are_finite_for_who_never_wins) {
    const std::array results{won({naive, greedy}, 0, 20)};
    const std::vector<double> rated = ratings(std::array{naive, greedy}, results, false);

    EXPECT_GT(rated[0], 0.0);
    EXPECT_LT(rated[1], 3000.0);
}

Tournament held(const TournamentRequest& request) {
    const GameType& type = *find_game(request.game);
    const std::filesystem::path packs = HOMESTRETCH_SOURCE_DIR "/packs";
    auto tournament =
        hold_tournament(request, *load_pack(packs / request.game / "standard", type.tables()), {});
    check(tournament.has_value());
    return std::move(*tournament);
}

Tournament held(const std::string& game, std::size_t seats, std::size_t threads) {
    return held({.game = game,
                 .bots = {naive, greedy, easy},
                 .seats = seats,
                 .games = 4,
                 .seed = derived_seed(Seed{}, 1),
                 .threads = threads,
                 .budget = SearchBudget{.iterations = 6}});
}

TournamentRow teams_of_greedy(const std::vector<Contestant>& bots, std::uint64_t games,
                              std::uint64_t seed = 1) {
    const Tournament tournament = held({.game = "slow-and-steady",
                                        .bots = bots,
                                        .seats = 3,
                                        .options = {{"difficulty", "fierce"}},
                                        .games = games,
                                        .seed = derived_seed(Seed{}, seed),
                                        .threads = 1});
    return *std::ranges::find(tournament.table, greedy, &TournamentRow::bot);
}

TEST(Tournament, gives_the_same_table_each_time_whatever_the_thread_count) {
    const std::string game(all_games().front()->info().id);
    const Json once = to_json(held(game, 2, 1));

    EXPECT_EQ(to_json(held(game, 2, 1)), once);
    EXPECT_EQ(to_json(held(game, 2, 3)), once);
}

// Teams of greedy bots do the same with the same cards, and win about half of their games if it is fierce:
// with the same cards they would win all three or none.
TEST(Tournament, deals_anew_for_every_game_of_a_team) {
    std::vector<double> shares;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        shares.push_back(teams_of_greedy({greedy}, 3, seed).win_share);
    EXPECT_THAT(shares, Contains(AllOf(Gt(0.0), Lt(1.0))));
}

TEST(Tournament, deals_the_same_cards_to_all_teams) {
    EXPECT_EQ(teams_of_greedy({naive, greedy}, 6).win_share, teams_of_greedy({greedy}, 6).win_share);
    EXPECT_EQ(teams_of_greedy({naive, greedy}, 6).mean_confidence,
              teams_of_greedy({greedy}, 6).mean_confidence);
}

TEST(Tournament, counts_a_game_for_everybody_at_the_table) {
    const Tournament tournament = held(std::string(all_games().front()->info().id), 2, 1);

    EXPECT_EQ(tournament.lineups, 3U);
    double wins = 0;
    for (const TournamentRow& row : tournament.table) {
        EXPECT_EQ(row.games, 8U); // four against each of the others
        EXPECT_LE(row.interval.low, row.win_share);
        EXPECT_GE(row.interval.high, row.win_share);
        wins += row.win_share * static_cast<double>(row.games);
    }
    EXPECT_NEAR(wins, 12.0, 1e-9);
}

TEST(Tournament, gives_a_bot_the_budget_of_its_own) {
    constexpr Contestant twice{BotKind::Hard, 12};
    TournamentRequest request{.game = std::string(all_games().front()->info().id),
                              .bots = {{BotKind::Hard}, twice},
                              .seats = 2,
                              .games = 6,
                              .budget = SearchBudget{.iterations = 3}};
    const Json short_and_long = to_json(held(request))["table"];
    request.bots = {{BotKind::Hard, 3}, twice};
    request.budget = SearchBudget{.iterations = 50}; // which nobody takes
    Json same = to_json(held(request))["table"];
    for (Json& row : same)
        if (row["bot"] == "hard@3") row["bot"] = "hard";

    EXPECT_EQ(short_and_long, same);
    EXPECT_THAT(short_and_long.dump(), HasSubstr("hard@12"));
}

TEST(Tournament, writes_what_programs_need) {
    const Json json = to_json(held(std::string(all_games().front()->info().id), 2, 1));

    for (const std::string key : {"game", "seats", "games", "table"}) EXPECT_TRUE(json.contains(key)) << key;
    for (const std::string key : {"bot", "games", "win_share", "low", "high", "rating"})
        EXPECT_TRUE(json["table"][0].contains(key)) << key;
}

} // namespace
} // namespace homestretch
