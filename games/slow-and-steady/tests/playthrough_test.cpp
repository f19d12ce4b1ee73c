#include "engine/testing/playthrough.h"

#include "games/slow-and-steady/tests/fixtures.h"

namespace slow_and_steady::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(
        PlayedMatch{.name = "three_who_plan",
                    .about = "Three players who plan together.",
                    .seats = 3,
                    .greedy = homestretch::seats(3)},
        PlayedMatch{
            .name = "four_and_luck",
            .about = "Seats 0 to 2 plan, seat 3 plays at random; with closed hands, 6 hearts to begin "
                     "with and a start that rotates.",
            .seats = 4,
            .options = {{"open_hands", "off"}, {"start_confidence", "6"}, {"start_player", "rotate"}},
            .greedy = homestretch::seats(3)},
        PlayedMatch{.name = "four_at_random",
                    .about = "Four players at random, with 14 hearts to begin with.",
                    .seats = 4,
                    .options = {{"start_confidence", "14"}}}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, SS_37_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(played, rules_for(played.seats, played.options),
                                                    {.left_out = {"played", "declined", "stopped"},
                                                     .drawn_at = {"round_began", "ended"},
                                                     .points = "hearts"}),
              "");
}

} // namespace
} // namespace slow_and_steady::tests
