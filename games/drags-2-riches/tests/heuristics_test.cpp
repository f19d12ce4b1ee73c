#include "games/drags-2-riches/tests/fixtures.h"

namespace drags_2_riches::tests {
namespace {

class Greedy : public ::testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Players, Greedy, ::testing::Values(2, 3, 4, 5));

TEST_P(Greedy, D2R_108_one_greedy_player_beats_random_ones) {
    EXPECT_GT(homestretch::wins_of_greedy<Game>(*rules_for(GetParam()), 60),
              0.75); // whatever the number of opponents
}

TEST(GreedyPlayer, D2R_49_reverses_rather_than_blocks_rather_than_suffers) {
    Play play = a_table(2).hand(ann, {"L03", "C-S"}).hand(ben, {"A02", "A09"}).begin();

    play.does(ann, "activate L03");

    EXPECT_EQ(play.greedy_choice(ben), "reverse A09");
}

TEST(GreedyPlayer, D2R_103_always_competes_in_the_last_event) {
    const Play play = a_table(2)
                          .phase("declarations", "declare")
                          .set("event", "E15")
                          .set("event_stack", Json::array())
                          .set("spent", {"rest"})
                          .set("round", 15)
                          .look(ann, {"S-L"})
                          .look(ben, {"H15"})
                          .set("pending", {0, 1})
                          .begin();

    EXPECT_EQ(play.greedy_choice(ann), "up");
}

TEST(GreedyPlayer, D2R_89_judges_for_herself) {
    const Play play = a_table(2)
                          .event("E08")
                          .phase("declarations", "declare")
                          .look(ann, {"H15"})
                          .look(ben, {"O15"})
                          .set("pending", {0, 1})
                          .begin()
                          .does(ann, "up")
                          .does(ben, "up");

    EXPECT_EQ(play.greedy_choice(ann), "judge 0");
}

} // namespace
} // namespace drags_2_riches::tests
