#include "games/rat-race/tests/fixtures.h"

namespace rat_race::tests {
namespace {

class Greedy : public ::testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Players, Greedy, ::testing::Values(2, 3, 4, 5));

TEST_P(Greedy, RR_76_matches_of_greedy_players_end_on_the_throne) {
    const auto rules = rules_for(GetParam());
    int on_throne = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        on_throne += homestretch::played<Game>(*rules, seed, homestretch::seats(GetParam())).open.ended_by ==
                             EndedBy::Throne
                         ? 1
                         : 0;

    EXPECT_GE(on_throne, 297);
}

TEST_P(Greedy, RR_78_one_greedy_player_beats_random_ones) {
    // more than half, whatever the number of opponents
    EXPECT_GT(homestretch::wins_of_greedy<Game>(*rules_for(GetParam()), 200), 0.5);
}

TEST(GreedyPlayer, RR_83_does_not_keep_the_last_cards_going_round) {
    for (const std::uint64_t seed : {930U, 1073U, 2377U, 2925U}) {
        const auto rules = rules_for(3);
        EXPECT_NE(homestretch::played<Game>(*rules, seed, homestretch::seats(3)).open.ended_by,
                  EndedBy::TechnicalBound);
    }
}

TEST(GreedyPlayer, RR_100_keeps_its_favourite_out_of_a_pocket) {
    const Play play = a_table(4)
                          .phase("move")
                          .token("bull", "2,1")
                          .row("bull", {"I22", "I15", "I29"})
                          .riots({"1,4", "0,6"})
                          .bank(ann, {"I08", "I09", "A10"})
                          .begin();
    ASSERT_THAT(play.choices(ann), ::testing::IsSupersetOf({"move bull 1,2", "move bull 2,2"}));

    EXPECT_EQ(play.greedy_choice(ann), "move bull 2,2");
}

TEST(GreedyPlayer, RR_76_takes_the_throne_with_the_councilor_it_has_banked_on) {
    const Play play = a_table(3).phase("move").token("rat", "0,7").bank(ann, {"A20", "I22", "I06"}).begin();

    EXPECT_EQ(play.greedy_choice(ann), "move rat throne");
}

} // namespace
} // namespace rat_race::tests
