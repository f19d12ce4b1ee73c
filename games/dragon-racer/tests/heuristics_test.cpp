#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Ge;
using ::testing::Le;

double mean_distance(std::size_t players, SeatSet greedy_seats, std::uint64_t games) {
    const auto rules = rules_for(players);
    double all = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        const State state = homestretch::played<Game>(*rules, number, greedy_seats);
        for (const Seat seat : seats(players)) all += player(state, seat).distance;
    }
    return all / static_cast<double>(players * games);
}

TEST(Greedy, beats_random_players_clearly) {
    EXPECT_GT(homestretch::wins_of_greedy<Game>(*rules_for(2), 100), 0.95);
    EXPECT_GT(homestretch::wins_of_greedy<Game>(*rules_for(4), 200), 0.90);
}

TEST(Greedy, moves_about_as_far_as_the_card_set_was_measured) {
    EXPECT_THAT(mean_distance(2, seats(2), 60), AllOf(Ge(105), Le(130)));
    EXPECT_THAT(mean_distance(4, seats(4), 60), AllOf(Ge(84), Le(105)));
    EXPECT_THAT(mean_distance(8, seats(8), 20), AllOf(Ge(72), Le(92)));
}

TEST(Greedy, random_players_move_about_as_far_as_the_card_set_was_measured) {
    EXPECT_THAT(mean_distance(2, SeatSet(), 200), AllOf(Ge(63), Le(71)));
    EXPECT_THAT(mean_distance(4, SeatSet(), 200), AllOf(Ge(43), Le(49)));
    EXPECT_THAT(mean_distance(8, SeatSet(), 100), AllOf(Ge(31), Le(37)));
}

TEST(Greedy, DR_58_fires_up_the_best_set) {
    const Race race = a_race()
                          .team(ann, {"emberpup", "kilnheart", "slagwing"})
                          .collected(ann, {"cindernose", "fernling", "lampdart"})
                          .characters({"rosella", "rowan"})
                          .racing(ann);

    EXPECT_EQ(race.greedy_choice(ann), "fire 3");
}

TEST(Greedy, DR_34_takes_the_card_that_completes_a_set) {
    const Race race = a_race()
                          .team(ann, {"slagwing", "bramblewing", "brassgust"})
                          .collected(ann, {"emberpup"})
                          .hand(ann, {"driftfin", "kilnheart"})
                          .drafting(2);

    EXPECT_EQ(race.greedy_choice(ann), "pick 1");
}

TEST(Greedy, DR_81_swaps_for_the_bonus_on_the_last_turn) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(7)
                          .characters({"rosella", "rowan", "li"})
                          .team(ann, {"pyreclimber", "slagwing", "autumnblaze"})
                          .collected(ann, {"lampdart", "tramwing", "turnpike", "brassgust", "fernling",
                                           "mossback", "frostkit", "driftfin", "rimewing"})
                          .racing(ann);

    EXPECT_EQ(race.decision(), "swap");
    EXPECT_NE(race.greedy_choice(ann), "swap none");
}

} // namespace
} // namespace dragon_racer::tests
