#include "games/dragon-racer/tests/fixtures.h"

// Positions that people write, and why they cannot be.

namespace dragon_racer::tests {
namespace {

using ::testing::HasSubstr;

TEST(Arrange, DR_14_DR_40_trophies_and_distances_belong_together) {
    EXPECT_EQ(a_race().mistake("race", {ann}), "");
    EXPECT_THAT(a_race().trophies({1, 1}).mistake("race", {ann}),
                HasSubstr("another player has this trophy already"));
    EXPECT_THAT(a_race().trophies({0, 1}).mistake("race", {ann}), HasSubstr("everybody has one"));
    EXPECT_THAT(a_race().mistake("race", {ann, ben}), HasSubstr("expected exactly one seat"));
    EXPECT_THAT(a_race().on_turn(6).mistake("finished", {}), HasSubstr("has played its last turn"));
}

TEST(Arrange, DR_5_DR_20_DR_22_tiles_lie_once_and_in_their_row) {
    EXPECT_THAT(
        a_race().upper({"wyrm_woods_red", "wyrm_woods_red", "golden_caves_gold"}).mistake("race", {ann}),
        HasSubstr("tiles.upper.1: not a tile of this row, or there already"));
    EXPECT_THAT(
        a_race().lower({"wyrm_woods_red", "speed_city_blue", "golden_caves_green"}).mistake("race", {ann}),
        HasSubstr("tiles.lower.0: not a tile of this row"));
    EXPECT_THAT(a_race().mistake("explore", {}), HasSubstr("this turn has no explore phase"));
}

TEST(Arrange, DR_23_DR_31_DR_50_DR_72_cards_are_in_play_in_zones_of_their_size) {
    const Position three = a_race().with_players(3).on_turn(2);
    EXPECT_THAT(Position(three).collected(ann, {"veinseeker", "any"}).mistake("boost", {}),
                HasSubstr("'veinseeker' is not in play"));
    EXPECT_THAT(Position(three).team(ann, {"lampdart", "fernling", "brinestrike"}).mistake("race", {ann}),
                HasSubstr("players.0.team: brinestrike is an attack dragon and cannot be on a team"));
    EXPECT_THAT(Position(three).team(ann, {"lampdart", "fernling"}).mistake("race", {ann}),
                HasSubstr("players.0.team: expected 3 cards here, found 2"));
}

TEST(Arrange, DR_45_DR_61_DR_66_a_race_is_where_it_can_be) {
    const Position attacked = a_race().with_players(3).on_turn(2).collected(ben, {"brinestrike", "any"});
    EXPECT_EQ(Position(attacked).attack(ben, 0, ann, 1).mistake("race", {ann}), "");
    EXPECT_THAT(Position(attacked).attack(ben, 0, cleo, 1).mistake("race", {ann}),
                HasSubstr("no such attack can lie there"));
    EXPECT_THAT(Position(attacked).attack(ben, 1, ann, 1).mistake("race", {ann}),
                HasSubstr("players.1.attacks.0.card: not the index of a collected attack dragon"));
    EXPECT_THAT(Position(attacked).attack(ben, 0, ann, 1).attack(ben, 0, ann, 2).mistake("race", {ann}),
                HasSubstr("this card attacks already"));
    EXPECT_THAT(a_race()
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .collected(ann, {"frostkit", "fernling", "lampdart"})
                    .mistake("fire", {ann}),
                HasSubstr("nothing can be fired up"));
}

TEST(Arrange, DR_9_characters_are_chosen_in_order) {
    Race race = a_race().with_players(3).with("characters", "choose").start();
    race.does(ann, "choose_character rowan");
    Json position = race.dump();
    position["pending"] = {2};

    EXPECT_THAT(homestretch::arrange_mistake<Game>(race.rules(), position),
                HasSubstr("it is seat 1's turn to choose"));
}

} // namespace
} // namespace dragon_racer::tests
