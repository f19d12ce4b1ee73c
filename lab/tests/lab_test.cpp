#include "lab/interval.h"
#include "lab/tally.h"
#include "lab/workers.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace homestretch {
namespace {

Outcome a_result(std::initializer_list<Standing> standings) {
    return {.ending = Ending::Finished, .standings = standings};
}

TEST(Wilson, half_of_ten) {
    const Interval interval = wilson_interval(0.5, 10);
    EXPECT_NEAR(interval.low, 0.2366, 0.00005);
    EXPECT_NEAR(interval.high, 0.7634, 0.00005);
}

TEST(Wilson, none_and_all_of_ten_reach_the_ends) {
    EXPECT_EQ(wilson_interval(0.0, 10).low, 0.0);
    EXPECT_NEAR(wilson_interval(0.0, 10).high, 0.2775, 0.00005);
    EXPECT_NEAR(wilson_interval(1.0, 10).low, 0.7225, 0.00005);
    EXPECT_EQ(wilson_interval(1.0, 10).high, 1.0);
}

TEST(Wilson, near_a_half_9600_games_give_one_percent) {
    const Interval interval = wilson_interval(0.5, 9600);
    EXPECT_NEAR(interval.high - 0.5, 0.01, 0.0001);
}

TEST(Wilson, nothing_is_known_without_games) {
    EXPECT_EQ(wilson_interval(0.0, 0), (Interval{0.0, 1.0}));
}

TEST(Tally, a_shared_win_is_shared_without_a_remainder) {
    Tally tally;
    tally.add(a_result({{.score = 9, .rank = 1}, {.score = 9, .rank = 1}, {.score = 2, .rank = 3}}), 40);

    EXPECT_EQ(tally.wins[0], Tally::one_win / 2);
    EXPECT_EQ(tally.wins[1], Tally::one_win / 2);
    EXPECT_EQ(tally.wins[2], 0U);
    EXPECT_EQ(tally.scores[2], 2);
}

TEST(Tally, a_void_game_counts_its_decisions_but_no_winner) {
    Tally tally;
    Outcome outcome = a_result({{.score = 9, .rank = 1}, {.score = 2, .rank = 2}});
    outcome.ending = Ending::Unfinished;
    tally.add(outcome, 1000);

    EXPECT_EQ(tally.games, 1U);
    EXPECT_EQ(tally.finished, 0U);
    EXPECT_EQ(tally.wins[0], 0U);
    EXPECT_EQ(tally.decisions, 1000U);
}

TEST(Tally, a_team_wins_or_loses_as_one) {
    Tally tally;
    Outcome outcome = a_result({{}, {}});
    outcome.team = TeamResult{.won = true, .score = 12};
    tally.add(outcome, 10);

    EXPECT_EQ(tally.team_wins, 1U);
    EXPECT_EQ(tally.team_scores, 12);
    EXPECT_EQ(tally.wins[0], 0U);

    outcome.team = TeamResult{.won = false, .score = 7};
    tally.add(outcome, 10);

    EXPECT_EQ(tally.team_wins, 1U);
    EXPECT_EQ(tally.team_scores, 12); // a defeat has no score
}

TEST(Tally, merging_is_the_same_in_any_order) {
    Tally left;
    left.add(a_result({{.score = 3, .rank = 1}, {.score = -1, .rank = 2}}), 10);
    Tally right;
    right.add(a_result({{.score = 3, .rank = 2}, {.score = 5, .rank = 1}}), 30);

    Tally one = left;
    one.merge(right);
    Tally other = right;
    other.merge(left);

    EXPECT_EQ(one, other);
    EXPECT_EQ(one.fewest_decisions, 10U);
    EXPECT_EQ(one.most_decisions, 30U);
}

TEST(Workers, play_every_game_exactly_once) {
    const auto play = [](std::uint64_t first, std::uint64_t last, Tally& tally) {
        for (std::uint64_t game = first; game < last; ++game) tally.add({}, game);
    };
    const Tally tally = play_on_threads(1001, 3, play, {});

    EXPECT_EQ(tally.games, 1001U);
    EXPECT_EQ(tally.decisions, 1000U * 1001U / 2U);
}

TEST(Workers, stop_when_the_report_says_so) {
    const auto play = [](std::uint64_t first, std::uint64_t last, Tally& tally) {
        tally.games += last - first;
    };
    const std::uint64_t endless = std::uint64_t{1} << 60U;

    const Tally tally = play_on_threads(endless, 2, play, [](std::uint64_t) { return false; });

    EXPECT_LT(tally.games, endless);
}

TEST(Workers, what_a_thread_throws_comes_out) {
    const auto play = [](std::uint64_t, std::uint64_t, Tally&) { throw std::runtime_error("no memory"); };
    EXPECT_THROW(static_cast<void>(play_on_threads(10, 2, play, {})), std::runtime_error);
}

} // namespace
} // namespace homestretch
