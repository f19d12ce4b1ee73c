#include "games/slow-and-steady/tests/fixtures.h"

namespace slow_and_steady::tests {
namespace {

// How many of so many matches a team of bots wins.
int won(std::size_t players, const OptionTexts& options, std::uint64_t matches) {
    const auto rules = rules_for(players, options);
    int victories = 0;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        const State state = homestretch::played<Game>(*rules, seed, homestretch::seats(players));
        victories += state.open.ended_by == EndedBy::Victory ? 1 : 0;
    }
    return victories;
}

// With the rule that is harder to survive: 71 of 100 with three players and 64 with four, give or take three
// times what so few matches may be off.
TEST(Greedy, SS_87_a_team_of_bots_wins_most_matches) {
    const OptionTexts below_zero{{"loss_rule", "below_zero"}};
    EXPECT_THAT(won(3, below_zero, 100), ::testing::AllOf(::testing::Ge(57), ::testing::Le(85)));
    EXPECT_THAT(won(4, below_zero, 100), ::testing::AllOf(::testing::Ge(50), ::testing::Le(78)));
}

TEST(Greedy, SS_77_by_the_letter_of_the_rulebook_it_hardly_ever_loses) {
    EXPECT_GT(won(3, {}, 50), 40);
}

TEST(Greedy, SS_17_it_plays_with_closed_hands_too) {
    EXPECT_GT(won(3, {{"open_hands", "off"}, {"difficulty", "gentle"}}, 20), 3);
}

TEST(Greedy, SS_72_it_takes_the_surplus_where_all_is_overcome) {
    const Play play = a_round(3)
                          .challenges({"S03", "B1", "B1"})
                          .hand(ann, {"B4"})
                          .hand(ben, {"B1"})
                          .hand(cleo, {"B1"})
                          .set("round", 4)
                          .begin();

    EXPECT_EQ(play.greedy_choice(ann), "play B4 u");
}

TEST(Greedy, SS_12_the_draft_weighs_both_sides) {
    // Glitter Bomb, whose Glitter Fallout is worse than it looks, against Study Herstory.
    Position position(3);
    NullSink silent;
    position.json() =
        homestretch::dump<Game>(position.rules(), Game::start(position.rules(), nth_seed(0), silent));
    position.set("lead", 0).set("turn", 0).set("pending", {0}).set("special_deck", {"rest"});
    position.set(ann, "offer", {"S09", "S29"})
        .set(ben, "offer", {"S01", "S02"})
        .set(cleo, "offer", {"S03", "S04"});
    const Play play = position.begin();

    EXPECT_EQ(play.greedy_choice(ann), "draft S09");
}

} // namespace
} // namespace slow_and_steady::tests
