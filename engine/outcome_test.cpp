#include "engine/outcome.h"

#include "engine/testing/three_seats.h"

#include <gtest/gtest.h>

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
