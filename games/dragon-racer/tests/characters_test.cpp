#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

// ---- Formation Flying

// Rowan on turn 6 of four players: two green attacks lie on Kilnheart, and a green attack dragon is in hand.
Race rowan_under_attack() {
    return a_race()
        .with_players(4)
        .on_turn(6)
        .lower({"golden_caves_green", "burning_spire_gold", "speed_city_blue"})
        .team(ann, {"turnpike", "kilnheart", "rimewing"})
        .collected(ann, {"lampdart", "emberpup", "frostkit", "mossback", "brinestrike", "cindernose",
                         "brassgust", "slagwing"})
        .collected(ben, {"verdigris", "malachite", "any"})
        .attack(ben, 0, ann, 1)
        .attack(ben, 1, ann, 1)
        .racing(ann);
}

TEST(FormationFlying, DR_80_firing_up_the_whole_team_moves_3_more) {
    Race race = rowan_under_attack();

    race.does(ann, "hold");
    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5, 6, 7}));
    race.does(ann, "fire 7");

    EXPECT_EQ(race.moved(ann), 3 + 3 + 4 + 3);
}

TEST(FormationFlying, DR_80_all_but_one_dragon_is_not_the_whole_team) {
    Race race = rowan_under_attack();

    race.does(ann, "hold").does(ann, "fire 6");

    EXPECT_EQ(race.moved(ann), 3 + 4);
}

TEST(FormationFlying, DR_43_DR_47_DR_80_without_the_green_card_the_attacked_dragon_stays) {
    Race race = rowan_under_attack();

    race.does(ann, "attack 0 1");

    EXPECT_EQ(race.choices(ann), fires({0, 1, 4, 5}));
}

TEST(FormationFlying, DR_80_it_looks_at_the_team_before_the_swap_and_only_once) {
    Race race = rowan_under_attack();

    race.does(ann, "hold").does(ann, "fire 7").does(ann, "swap 0 0");

    EXPECT_THAT(race.story(spectator, "bonus_moved"),
                ElementsAre("Seat 0 moved 3 spaces more by Formation Flying."));
}

TEST(FormationFlying, DR_80_other_characters_get_nothing_for_a_whole_team) {
    Race race = a_race()
                    .characters({"rosella", "rowan"})
                    .team(ann, {"emberpup", "fernling", "lampdart"})
                    .collected(ann, {"kilnheart", "bramblewing", "turnpike"})
                    .racing(ann);

    race.does(ann, "fire 7");

    EXPECT_EQ(race.moved(ann), 2 + 2 + 2);
}

// ---- Shuffle Rush

int moved_by_rosella_swapping(const std::string& in, const std::string& out) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(2)
                    .upper({"wyrm_woods_red", "star_field_blue", "golden_caves_gold"})
                    .characters({"rosella", "rowan", "li"})
                    .trophies({3, 2, 1})
                    .team(ann, {out, "any"})
                    .collected(ann, {in, "any"})
                    .racing(ann);
    if (race.decision() == "fire") race.does(ann, "fire 0");
    race.does(ann, "swap 0 0");
    return race.moved(ann);
}

TEST(ShuffleRush, DR_81_swapping_in_another_colour_moves_2) {
    EXPECT_EQ(moved_by_rosella_swapping("bramblewing", "slagwing"), 2);
}

TEST(ShuffleRush, DR_81_swapping_in_the_same_colour_moves_nothing) {
    EXPECT_EQ(moved_by_rosella_swapping("kilnheart", "slagwing"), 0);
}

TEST(ShuffleRush, DR_81_the_colour_counts_not_the_racetrack) {
    EXPECT_EQ(moved_by_rosella_swapping("autumnblaze", "thornstride"), 2);
    EXPECT_EQ(moved_by_rosella_swapping("autumnblaze", "slagwing"), 0);
}

TEST(ShuffleRush, DR_81_keeping_the_team_moves_nothing) {
    Race race = a_race().characters({"rosella", "rowan"}).trophies({2, 1}).racing(ann);

    race.rests(ann);

    EXPECT_EQ(race.moved(ann), 0);
}

TEST(ShuffleRush, DR_81_other_characters_get_nothing_for_a_swap) {
    Race race = a_race()
                    .characters({"rowan", "rosella"})
                    .trophies({2, 1})
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .collected(ann, {"frostkit", "fernling", "lampdart"})
                    .racing(ann);

    race.does(ann, "swap 0 0");

    EXPECT_EQ(race.moved(ann), 0);
}

// ---- High Flyer

Race shawnas_race() {
    return a_race()
        .with_players(3)
        .on_turn(6)
        .lower({"speed_city_blue", "burning_spire_gold", "golden_caves_green"})
        .characters({"shawna", "rowan", "rosella"})
        .team(ann, {"glacierfern", "neonstream", "emberpup"})
        .collected(ann, {"fernling", "mossback", "frostkit", "rimewing", "lampdart", "brassgust", "turnpike",
                         "tramwing"})
        .racing(ann);
}

TEST(HighFlyer, DR_52_DR_57_DR_58_shawna_supports_any_colour_once) {
    EXPECT_EQ(shawnas_race().choices(ann), fires({0, 1, 2, 3, 4, 6}));
}

TEST(HighFlyer, DR_82_each_dragon_of_speed_6_or_more_moves_1_more) {
    Race race = shawnas_race();

    race.does(ann, "fire 3");

    EXPECT_EQ(race.moved(ann), 6 + 1 + 7 + 1);
}

TEST(HighFlyer, DR_82_slower_dragons_move_no_more) {
    Race race = shawnas_race();

    race.does(ann, "fire 6");

    EXPECT_EQ(race.moved(ann), 7 + 1 + 2);
}

TEST(HighFlyer, DR_82_speed_5_is_not_enough) {
    Race race = a_race()
                    .with_players(3)
                    .characters({"li", "rowan", "rosella"})
                    .team(ann, {"pyreclimber", "any"})
                    .collected(ann, {"emberpup", "kilnheart", "slagwing"})
                    .racing(ann);

    race.does(ann, "fire 1");

    EXPECT_EQ(race.moved(ann), 5);
}

// ---- Victory Leap

TEST(VictoryLeap, DR_83_each_boost_won_or_tied_moves_1_more) {
    const Race race = a_race()
                          .with_players(3)
                          .characters({"odalys", "rowan", "li"})
                          .team(ann, {"lampdart", "copperkite", "fernling"})
                          .collected(ann, {"brassgust", "emberpup", "frostkit"})
                          .team(ben, {"mossback", "twigtail", "cindernose"})
                          .collected(ben, {"bramblewing", "kilnheart", "driftfin"})
                          .team(cleo, {"tramwing", "sparktooth", "icicle"})
                          .collected(cleo, {"turnpike", "slagwing", "sleetrunner"})
                          .boosting();

    // Speed City 3, 0, 2; Wyrm Woods 1, 3, 0; Burning Spire 1, 2, 2; Frozen Cove 1, 1, 2. One boost for Ann.
    EXPECT_EQ(race.distances(), (Numbers{1 + 1, 1 + 1, 1 + 1}));
}

TEST(VictoryLeap, DR_83_tied_boosts_pay_too) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(2)
                          .characters({"bram", "rowan", "li"})
                          .team(ann, {"lampdart", "copperkite", "fernling"})
                          .collected(ann, {"emberpup", "kilnheart", "frostkit", "rimewing"})
                          .team(ben, {"tramwing", "brassgust", "mossback"})
                          .collected(ben, {"cindernose", "slagwing", "driftfin", "sleetrunner"})
                          .team(cleo, {"turnpike", "twigtail", "hollowroot"})
                          .collected(cleo, {"bramblewing", "thornstride", "sparktooth", "icicle"})
                          .boosting();

    // Speed City 2, 2, 1; Wyrm Woods 1, 1, 4; Burning Spire 2, 2, 1; Frozen Cove 2, 2, 1.
    EXPECT_EQ(race.distances(), (Numbers{3 + 3, 3, 2}));
}

// ---- Hit and Run

Race zahra_with_two_attack_dragons(const std::string& self_attack_bonus) {
    return a_race()
        .with_players(3)
        .with("self_attack_bonus", self_attack_bonus)
        .on_turn(3)
        .characters({"rowan", "rosella", "zahra"})
        .collected(cleo, {"brinestrike", "briarfire", "any"})
        .racing(cleo);
}

TEST(HitAndRun, DR_84_each_attack_moves_2_at_once) {
    Race race = zahra_with_two_attack_dragons("on");

    race.does(cleo, "attack 0 0");
    EXPECT_EQ(race.moved(cleo), 2);
    race.does(cleo, "attack 1 2");

    EXPECT_EQ(race.moved(cleo), 4);
}

TEST(HitAndRun, DR_84_holding_moves_nothing) {
    Race race = zahra_with_two_attack_dragons("on");

    race.does(cleo, "hold").does(cleo, "hold");

    EXPECT_EQ(race.moved(cleo), 0);
}

TEST(HitAndRun, DR_85_attacks_on_ones_own_dragons_are_paid_too) {
    Race race = zahra_with_two_attack_dragons("on");

    race.does(cleo, "attack 2 0");

    EXPECT_EQ(race.moved(cleo), 2);
}

TEST(HitAndRun, DR_85_DR_104_unless_the_option_says_otherwise) {
    Race race = zahra_with_two_attack_dragons("off");

    race.does(cleo, "attack 2 0");
    EXPECT_EQ(race.moved(cleo), 0);
    race.does(cleo, "attack 1 0");

    EXPECT_EQ(race.moved(cleo), 2);
}

TEST(HitAndRun, DR_84_other_characters_get_nothing_for_an_attack) {
    Race race = a_race().with_players(3).on_turn(2).collected(cleo, {"brinestrike", "any"}).racing(cleo);

    race.does(cleo, "attack 0 0");

    EXPECT_EQ(race.moved(cleo), 0);
}

// ---- Team Player

TEST(TeamPlayer, DR_86_four_racing_dragons_all_game) {
    Race race = a_race().with_players(3).with("characters", "fixed:kafka,rowan,li").start();

    race.plays_on(1);

    EXPECT_THAT(race.team(ann), SizeIs(4));
    EXPECT_THAT(race.team(ben), SizeIs(3));
}

TEST(TeamPlayer, DR_58_DR_86_all_sixteen_sets_are_possible_with_enough_support) {
    const Race race = a_race()
                          .with_players(4)
                          .on_turn(3)
                          .characters({"kafka", "rowan", "li", "zahra"})
                          .team(ann, {"lampdart", "fernling", "emberpup", "snowmote"})
                          .collected(ann, {"brassgust", "bramblewing", "slagwing", "rimewing", "icicle"})
                          .racing(ann);

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}));
}

TEST(TeamPlayer, DR_59_DR_86_the_fourth_dragon_moves_too) {
    Race race = a_race()
                    .with_players(4)
                    .on_turn(3)
                    .characters({"kafka", "rowan", "li", "zahra"})
                    .team(ann, {"lampdart", "fernling", "emberpup", "slagwing"})
                    .collected(ann, {"brassgust", "bramblewing", "kilnheart", "sparktooth", "cindernose"})
                    .racing(ann);

    race.does(ann, "fire 15");

    EXPECT_EQ(race.moved(ann), 2 + 2 + 2 + 4);
}

// ---- all bonuses

TEST(Abilities, DR_87_bonus_movement_is_never_a_choice) {
    Race race = rowan_under_attack();

    race.does(ann, "hold");
    const Texts choices = race.choices(ann);
    race.does(ann, "fire 7");

    EXPECT_THAT(choices, SizeIs(8));
    EXPECT_EQ(race.moved(ann), 10 + 3);
    EXPECT_EQ(race.decision(), "swap");
    EXPECT_THAT(race.choices(ann), SizeIs(1 + 7 * 3));
}

} // namespace
} // namespace dragon_racer::tests
