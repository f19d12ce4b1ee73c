#include "engine/testing/playthrough.h"

#include "games/drags-2-riches/tests/fixtures.h"

namespace drags_2_riches::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(PlayedMatch{.name = "duel",
                                  .about = "Two greedy players, the intro game.",
                                  .seats = 2,
                                  .options = {{"length", "intro"}},
                                  .greedy = homestretch::seats(2)},
                      PlayedMatch{.name = "three_and_luck",
                                  .about = "Seats 0 and 1 are greedy, seat 2 plays at random.",
                                  .seats = 3,
                                  .options = {{"last_minute_additions", "on"}, {"thrifting", "on"}},
                                  .greedy = homestretch::seats(2)},
                      PlayedMatch{.name = "five_at_random",
                                  .about = "Five players at random, the intro game.",
                                  .seats = 5,
                                  .options = {{"length", "intro"}, {"answer_reversal", "block"}}}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, D2R_14_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(
                  played, rules_for(played.seats, played.options),
                  {.left_out = {"bought", "character_taken", "declared", "suffered", "worn"},
                   .drawn_at = {"tied", "won"},
                   .points = "prestige"}),
              "");
}

} // namespace
} // namespace drags_2_riches::tests
