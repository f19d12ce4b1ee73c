#include "lab/study/study.h"

#include "engine/pack/folder.h"
#include "games/registry.h"
#include "lab/simulation.h"
#include "lab/study/effects.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace homestretch {
namespace {

Pack standard_pack(const GameType& game) {
    const std::filesystem::path packs = HOMESTRETCH_SOURCE_DIR "/packs";
    auto pack = load_pack(packs / game.info().id / "standard", game.tables());
    check(pack.has_value());
    return std::move(*pack);
}

StudyRequest a_request(const GameType& game) {
    return {.game = std::string(game.info().id),
            .bots = std::vector(std::max<std::size_t>(game.info().min_seats, 2), BotKind::Random),
            .games = 40,
            .seed = derived_seed(Seed{}, 1),
            .threads = 1};
}

Study studied(const StudyRequest& request) {
    auto result = study(request, standard_pack(*find_game(request.game)), {});
    check(result.has_value());
    return std::move(*result);
}

class EveryGame : public ::testing::TestWithParam<const GameType*> {};

TEST_P(EveryGame, gives_the_same_whatever_the_thread_count) {
    StudyRequest request = a_request(*GetParam());
    const Study alone = studied(request);
    request.threads = 3;

    EXPECT_EQ(studied(request).findings, alone.findings);
    EXPECT_EQ(alone.findings.tally.games, 40U);
}

TEST_P(EveryGame, plays_the_games_that_a_simulation_plays) {
    const StudyRequest request = a_request(*GetParam());
    const SimulationRequest same{
        .game = request.game, .bots = request.bots, .games = request.games, .seed = request.seed};

    EXPECT_EQ(studied(request).findings.tally, simulate(same, standard_pack(*GetParam()), {})->tally);
}

TEST_P(EveryGame, knows_every_thing_by_name_and_counts_no_more_games_than_there_were) {
    const Study study = studied(a_request(*GetParam()));
    for (std::size_t i = 0; i < study.things.size(); ++i) {
        EXPECT_FALSE(study.things[i].name.empty());
        EXPECT_FALSE(study.things[i].table.empty());
        std::uint64_t seen = 0;
        for (const Cell& cell : study.findings.census.cells(i, Count::Seen)) seen += cell.games;
        EXPECT_LE(seen, study.findings.tally.finished) << study.things[i].id;
    }
}

TEST_P(EveryGame, stopped_early_is_a_study_of_the_first_games) {
    StudyRequest request = a_request(*GetParam());
    request.games = 1'000'000'000;
    request.threads = 2;
    const auto stopped =
        study(request, standard_pack(*GetParam()), [](std::uint64_t done) { return done < 8; });
    ASSERT_TRUE(stopped.has_value());
    request.games = stopped->findings.tally.games;

    EXPECT_EQ(studied(request).findings, stopped->findings);
}

INSTANTIATE_TEST_SUITE_P(Study, EveryGame, ::testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& info) {
                             std::string name(info.param->info().id);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Study, a_team_game_has_one_share) {
    const Study study = studied(a_request(*find_game("slow-and-steady")));
    EXPECT_EQ(usual_shares(study).size(), 1U);
    EXPECT_EQ(study.findings.census.seats(), 1U);
}

// ---- what is counted of a game

Outcome won_by(std::uint8_t first_rank, std::uint8_t second_rank) {
    return {.ending = Ending::Finished, .standings = {{.rank = first_rank}, {.rank = second_rank}}};
}

TEST(Census, taken_is_held_and_seen_and_unused_until_it_is_played) {
    Census census(2, 2, false);
    const std::vector<Note> notes{{.thing = 1, .decision = 3, .use = Use::Taken, .seat = 0}};
    census.add(notes, 30, won_by(1, 2));

    EXPECT_EQ(census.cells(1, Count::Seen)[1].games, 1U);
    EXPECT_EQ(census.cells(1, Count::Held)[1].wins, Tally::one_win);
    EXPECT_EQ(census.cells(1, Count::Unused)[1].games, 1U);
    EXPECT_EQ(census.cells(1, Count::Played)[1].games, 0U);
}

TEST(Census, played_in_the_first_third_is_early) {
    Census census(1, 2, false);
    const std::vector<Note> early{{.decision = 10, .use = Use::Played, .seat = 1}};
    const std::vector<Note> late{{.decision = 11, .use = Use::Played, .seat = 1}};
    census.add(early, 30, won_by(1, 2));
    census.add(late, 30, won_by(1, 2));

    EXPECT_EQ(census.cells(0, Count::Played)[2].games, 2U);
    EXPECT_EQ(census.cells(0, Count::Early)[2].games, 1U);
    EXPECT_EQ(census.cells(0, Count::Played)[2].wins, 0U);
}

TEST(Census, seats_that_have_the_same_are_counted_as_one_game) {
    Census census(1, 2, false);
    const std::vector<Note> both{{.use = Use::Kept, .seat = 0}, {.use = Use::Kept, .seat = 1}};
    census.add(both, 30, won_by(1, 1));

    EXPECT_EQ(census.cells(0, Count::Kept)[3].games, 1U);
    EXPECT_EQ(census.cells(0, Count::Kept)[3].wins, Tally::one_win);
}

TEST(Census, a_game_leaves_nothing_to_the_next) {
    Census census(1, 2, false);
    const std::vector<Note> taken{{.use = Use::Taken, .seat = 0}};
    census.add(taken, 30, won_by(1, 2));
    census.add({}, 30, won_by(1, 2));

    EXPECT_EQ(census.cells(0, Count::Taken)[1].games, 1U);
}

TEST(Census, pairs_are_of_the_same_hands) {
    Census census(3, 2, false);
    const std::vector<Note> notes{{.thing = 0, .use = Use::Played, .seat = 0},
                                  {.thing = 1, .use = Use::Taken, .seat = 0},
                                  {.thing = 2, .use = Use::Played, .seat = 1}};
    census.add(notes, 30, won_by(1, 2));

    EXPECT_EQ(census.pair(0, 1).games[0], 1U);
    EXPECT_EQ(census.pair(0, 1).wins, Tally::one_win);
    EXPECT_EQ(census.pair(0, 2), PairCell{});
}

TEST(Course, follows_who_leads) {
    Follower follower;
    const auto ahead = [](std::uint8_t first, std::uint8_t second) {
        return Outcome{.standings = {{.rank = first}, {.rank = second}}};
    };
    Course course;
    follower.begin();
    follower.decision(ahead(1, 1), 2, false);
    follower.decision(ahead(1, 2), 1, false);
    follower.decision(ahead(2, 1), 2, false);
    follower.decision(ahead(2, 1), 2, true);
    follower.end(won_by(2, 1), 5, course);

    EXPECT_EQ(course.decisions.at(4), 1U);
    EXPECT_EQ(course.choices.at(3), 1U);
    EXPECT_EQ(course.waits.at(2), 1U);
    EXPECT_EQ(course.turns.at(5), 1U);
    EXPECT_EQ(course.lead_changes.at(1), 1U);
    EXPECT_EQ(course.lead_for_good[Course::parts / 2], 1U);
    EXPECT_EQ(course.half_wins[1], Tally::one_win);
    EXPECT_EQ(course.winners[1], 1U);
}

} // namespace
} // namespace homestretch
