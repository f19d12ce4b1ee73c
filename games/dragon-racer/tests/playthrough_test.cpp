#include "engine/testing/playthrough.h"
#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using homestretch::PlayedMatch;

class Playthrough : public ::testing::TestWithParam<PlayedMatch> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(
        PlayedMatch{
            .name = "duel", .about = "Two greedy players.", .seats = 2, .greedy = homestretch::seats(2)},
        PlayedMatch{
            .name = "three_choose",
            .about =
                "Three players choose their characters: seats 0 and 2 are greedy, seat 1 plays at random.",
            .seats = 3,
            .options = {{"characters", "choose"}, {"first_chooser", "1"}},
            .greedy = SeatSet::only(ann) | SeatSet::only(cleo)},
        PlayedMatch{
            .name = "five_at_random",
            .about =
                "Five players at random, so with two copies of the cards; no character may answer an attack.",
            .seats = 5,
            .options = {{"attack_answer", "dragons_only"}}}),
    [](const auto& played) { return played.param.name; });

TEST_P(Playthrough, DR_19_plays_as_it_is_written_down) {
    const PlayedMatch& played = GetParam();
    EXPECT_EQ(homestretch::difference_to_kept<Game>(
                  played, rules_for(played.seats, played.options),
                  {.left_out = {"committed", "taken"}, .drawn_at = {"turn_ended"}, .points = "spaces"}),
              "");
}

} // namespace
} // namespace dragon_racer::tests
