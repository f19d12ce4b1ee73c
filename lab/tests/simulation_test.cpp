#include "lab/simulation.h"

#include "bots/bot.h"
#include "engine/pack/folder.h"
#include "games/registry.h"
#include "lab/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace homestretch {
namespace {

using ::testing::HasSubstr;

const GameType& a_game() {
    return *all_games().front();
}

Pack standard_pack() {
    const std::filesystem::path packs = HOMESTRETCH_SOURCE_DIR "/packs";
    auto pack = load_pack(packs / a_game().info().id / "standard", a_game().tables());
    check(pack.has_value());
    return std::move(*pack);
}

SimulationRequest a_request() {
    return {.game = std::string(a_game().info().id),
            .bots = {BotKind::Random, BotKind::Greedy, BotKind::Random},
            .games = 60,
            .seed = derived_seed(Seed{}, 1),
            .threads = 1};
}

Simulation simulated(const SimulationRequest& request) {
    auto simulation = simulate(request, standard_pack(), {});
    check(simulation.has_value());
    return std::move(*simulation);
}

TEST(Simulation, gives_the_same_whatever_the_thread_count) {
    SimulationRequest request = a_request();
    const Simulation alone = simulated(request);
    request.threads = 3;

    EXPECT_EQ(simulated(request).tally, alone.tally);
}

TEST(Simulation, is_fixed_by_its_seed) {
    SimulationRequest request = a_request();
    const Simulation once = simulated(request);

    EXPECT_EQ(simulated(request).tally, once.tally);
    request.seed = derived_seed(Seed{}, 2);
    EXPECT_NE(simulated(request).tally, once.tally);
}

TEST(Simulation, plays_the_games_that_bots_play_at_the_table) {
    SimulationRequest request = a_request();
    request.games = 1;
    auto match = a_game().new_match(standard_pack(), request.bots.size(), {}, derived_seed(request.seed, 0));
    ASSERT_TRUE(match.has_value());
    std::vector<Bot> bots;
    for (const Seat seat : seats(3)) bots.emplace_back(request.bots[index_of(seat)], **match, seat);

    while (!(*match)->pending().empty()) {
        const Seat seat = *(*match)->pending().begin();
        ASSERT_TRUE((*match)->act(seat, bots[index_of(seat)].choose(**match)).has_value());
    }

    Tally expected;
    expected.add((*match)->outcome(), (*match)->history().size());
    EXPECT_EQ(simulated(request).tally, expected);
}

TEST(Simulation, shares_add_up_to_all_wins) {
    const Simulation simulation = simulated(a_request());
    double by_seat = 0.0;
    for (const Seat seat : seats(3)) by_seat += seat_share(simulation, seat).share;
    const std::vector<BotShare> bots = bot_shares(simulation);

    EXPECT_NEAR(by_seat, 1.0, 1e-12);
    ASSERT_EQ(bots.size(), 2U);
    EXPECT_EQ(bots[0].bot, BotKind::Random);
    EXPECT_EQ(bots[0].seats, (std::vector{seat_at(0), seat_at(2)}));
    EXPECT_NEAR(bots[0].wins.share + bots[1].wins.share, 1.0, 1e-12);
    EXPECT_NEAR(bots[0].equal_share, 2.0 / 3.0, 1e-12);
}

TEST(Simulation, greedy_beats_random) {
    SimulationRequest request = a_request();
    request.games = 400;
    const std::vector<BotShare> bots = bot_shares(simulated(request));

    EXPECT_GT(bots[1].wins.interval.low, bots[1].equal_share);
}

TEST(Simulation, refuses_what_the_game_refuses) {
    SimulationRequest request = a_request();
    request.options["no-such-option"] = "on";
    const auto simulation = simulate(request, standard_pack(), {});

    ASSERT_FALSE(simulation.has_value());
    EXPECT_THAT(to_text(simulation.error()), HasSubstr("no-such-option"));
}

TEST(Simulation, stopped_early_it_says_so) {
    SimulationRequest request = a_request();
    request.games = 1'000'000'000;
    const auto simulation = simulate(request, standard_pack(), [](std::uint64_t) { return false; });

    ASSERT_TRUE(simulation.has_value());
    EXPECT_TRUE(simulation->interrupted);
    EXPECT_LT(simulation->tally.games, request.games);
}

TEST(Report, a_team_that_never_wins_has_no_mean_score) {
    Simulation simulation{.request = a_request(), .team_game = true};
    Outcome outcome{.ending = Ending::Finished, .team = TeamResult{.won = false}};
    simulation.tally.add(outcome, 10);
    EXPECT_TRUE(to_json(simulation)["team"]["mean_score"].is_null());

    outcome.team = TeamResult{.won = true, .score = 31};
    simulation.tally.add(outcome, 10);
    EXPECT_EQ(to_json(simulation)["team"]["mean_score"], 31.0);
}

TEST(Report, has_what_programs_rely_on) {
    const Json json = to_json(simulated(a_request()));

    EXPECT_EQ(json["seats"], 3);
    EXPECT_EQ(json["games"], 60);
    EXPECT_EQ(json["finished"], 60);
    EXPECT_EQ(json["unfinished"], 0);
    EXPECT_EQ(json["win_share"].size(), 3U);
    EXPECT_EQ(json["bots"], (Json{"random", "greedy", "random"}));
    EXPECT_EQ(json["mean_decisions"].get<double>() * 60, json["decisions"].get<double>());
    EXPECT_TRUE(json["seconds"].is_number());
    EXPECT_TRUE(json["decisions_per_second"].is_number());
    EXPECT_EQ(json["game"], std::string(a_game().info().id));
}

} // namespace
} // namespace homestretch
