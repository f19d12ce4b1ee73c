#include "engine/outcome.h"

#include "engine/testing/three_seats.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace homestretch {

namespace {

const Outcome blue_wins{.ending = Ending::Finished, .standings = {{5, 2}, {9, 1}, {5, 2}}};

} // namespace

TEST(Outcome, the_first_wins_alone) {
    EXPECT_EQ(winners(blue_wins), SeatSet::only(blue));
    EXPECT_EQ(win_share(blue_wins, blue), 1.0);
    EXPECT_EQ(win_share(blue_wins, red), 0.0);
}

TEST(Outcome, a_shared_win_is_shared) {
    const Outcome outcome{.ending = Ending::Finished, .standings = {{9, 1}, {2, 3}, {9, 1}}};

    EXPECT_EQ(winners(outcome).size(), 2U);
    EXPECT_EQ(win_share(outcome, red), 0.5);
    EXPECT_EQ(win_share(outcome, blue), 0.0);
    EXPECT_EQ(win_share(outcome, green), 0.5);
}

TEST(Outcome, equal_players_share_a_rank_and_the_next_is_skipped) {
    const std::array<int, 3> points{5, 9, 5};
    const std::array<int, 3> cards{1, 0, 2};
    const auto score = [&](Seat seat) { return points[index_of(seat)]; };

    const auto shared = ranked(3, score);
    const auto broken =
        ranked(3, score, [&](Seat seat) { return std::pair(score(seat), cards[index_of(seat)]); });

    EXPECT_EQ(shared, (FixedList<Standing, max_seats>{{5, 2}, {9, 1}, {5, 2}}));
    EXPECT_EQ(broken, (FixedList<Standing, max_seats>{{5, 3}, {9, 1}, {5, 2}}));
}

TEST(Outcome, a_match_that_is_not_finished_has_no_winner) {
    for (const Ending ending : {Ending::Unfinished, Ending::Void}) {
        Outcome outcome = blue_wins;
        outcome.ending = ending;

        EXPECT_TRUE(winners(outcome).empty());
        EXPECT_EQ(win_share(outcome, blue), 0.0);
    }
}

TEST(Outcome, a_team_wins_or_loses_together) {
    Outcome outcome{
        .ending = Ending::Finished, .standings = {{0, 1}, {0, 1}}, .team = TeamResult{.won = true}};
    EXPECT_TRUE(winners(outcome).empty());
    EXPECT_EQ(win_share(outcome, red), 1.0);
    EXPECT_EQ(win_share(outcome, blue), 1.0);

    outcome.team = TeamResult{.won = false};
    EXPECT_EQ(win_share(outcome, red), 0.0);
}

} // namespace homestretch
