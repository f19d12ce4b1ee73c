#include "engine/testing/playthrough.h"

#include "games/iditacards/tests/fixtures.h"

namespace iditacards::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(
        PlayedMatch{.name = "alone", .about = "One greedy player alone.", .seats = 1, .greedy = seats(1)},
        PlayedMatch{.name = "duel", .about = "Two greedy players.", .seats = 2, .greedy = seats(2)},
        PlayedMatch{.name = "three_at_random",
                    .about = "Seat 0 is greedy, two others play at random; 20 rounds.",
                    .seats = 3,
                    .options = {{"round_limit", "20"}},
                    .greedy = seats(1)}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, ID_4_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(played, rules_for(played.seats, played.options),
                                                    {.left_out = {"played", "paid_energy", "passed"},
                                                     .drawn_at = {"weather_rolled"},
                                                     .points = "squares"}),
              "");
}

} // namespace
} // namespace iditacards::tests
