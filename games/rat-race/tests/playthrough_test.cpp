#include "engine/testing/playthrough.h"

#include "games/rat-race/tests/fixtures.h"

namespace rat_race::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(PlayedMatch{.name = "duel",
                                  .about = "Two greedy players.",
                                  .seats = 2,
                                  .greedy = homestretch::seats(2)},
                      PlayedMatch{.name = "three_and_luck",
                                  .about = "Seats 0 and 1 are greedy, seat 2 plays at random.",
                                  .seats = 3,
                                  .greedy = homestretch::seats(2)},
                      PlayedMatch{.name = "five_at_random", .about = "Five players at random.", .seats = 5}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, RR_16_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(played, rules_for(played.seats, played.options),
                                                    {.left_out = {"committed", "played"},
                                                     .drawn_at = {"riot_began", "riot_ended", "crowned"},
                                                     .points = "symbols"}),
              "");
}

} // namespace
} // namespace rat_race::tests
