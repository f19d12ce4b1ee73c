#include "engine/testing/playthrough.h"

#include "games/slow-and-steady/tests/fixtures.h"

namespace slow_and_steady::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(PlayedMatch{.name = "three_together",
                                  .about = "Three greedy players with open hands.",
                                  .seats = 3,
                                  .greedy = homestretch::seats(3)},
                      PlayedMatch{
                          .name = "four_by_surprise",
                          .about = "Closed hands: seats 0 and 1 are greedy, seats 2 and 3 play at random.",
                          .seats = 4,
                          .options = {{"open_hands", "off"}},
                          .greedy = homestretch::seats(2)}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, SS_18_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(
                  played, rules_for(played.seats, played.options),
                  {.left_out = {"committed"}, .drawn_at = {"resolved"}, .points = "confidence"}),
              "");
}

} // namespace
} // namespace slow_and_steady::tests
