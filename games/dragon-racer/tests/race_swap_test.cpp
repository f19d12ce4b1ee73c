#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// The rulebook's swap example: Rowan has fired up Rimewing and Hollowroot and comes to the swap.
Race rowan_swaps() {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(6)
                    .characters({"rowan", "rosella", "li"})
                    .trophies({3, 2, 1})
                    .team(ann, {"rimewing", "hollowroot", "slagwing"})
                    .collected(ann, {"frostkit", "fernling", "bramblewing", "brinestrike", "emberpup",
                                     "lampdart", "brassgust", "veinseeker"})
                    .racing(ann);
    race.does(ann, "hold").does(ann, "fire 3");
    return race;
}

TEST(Swap, DR_63_one_collected_card_may_be_exchanged_with_one_racing_dragon_or_none) {
    Race race = rowan_swaps();

    EXPECT_THAT(race.choices(ann), AllOf(SizeIs(7 * 3 + 1), Contains("swap none")));
    race.does(ann, "swap none");

    EXPECT_THAT(race.team(ann), ElementsAre("rimewing", "hollowroot", "slagwing"));
    EXPECT_EQ(race.waits_for(), Seats{ben});
}

TEST(Swap, DR_63_DR_41_one_swap_ends_the_race) {
    Race race = rowan_swaps();

    race.does(ann, "swap 2 2");

    EXPECT_EQ(race.waits_for(), Seats{ben});
    EXPECT_THAT(race.choices(ann), IsEmpty());
}

TEST(Swap, DR_64_attack_dragons_may_not_be_swapped_in) {
    const Race race = rowan_swaps();

    EXPECT_THAT(race.choices(ann),
                AllOf(Not(Contains("swap 3 0")), Not(Contains("swap 3 1")), Not(Contains("swap 3 2"))));
}

TEST(Swap, DR_64_DR_66_a_supporter_of_this_turn_may_be_swapped_in_and_each_takes_the_others_place) {
    Race race = rowan_swaps();

    race.does(ann, "swap 2 2");

    EXPECT_THAT(race.team(ann), ElementsAre("rimewing", "hollowroot", "bramblewing"));
    EXPECT_THAT(race.collected(ann), ElementsAre("frostkit", "fernling", "slagwing", "brinestrike",
                                                 "emberpup", "lampdart", "brassgust", "veinseeker"));
}

TEST(Swap, DR_65_a_dragon_that_was_fired_up_may_be_swapped_out_for_a_slower_one) {
    Race race = rowan_swaps();

    race.does(ann, "swap 4 1");

    EXPECT_THAT(race.team(ann), ElementsAre("rimewing", "emberpup", "slagwing"));
    EXPECT_EQ(race.collected(ann)[4], "hollowroot");
}

TEST(Swap, DR_65_any_level_may_leave_and_any_level_may_come) {
    Race race =
        a_race()
            .on_turn(5)
            .trophies({2, 1})
            .lower({"star_field_red", "speed_city_blue", "golden_caves_green"})
            .team(ann, {"supernova", "glacierfern", "lampdart"})
            .collected(ann, {"frostkit", "tramwing", "brassgust", "turnpike", "redshift", "emberpup", "any"})
            .racing(ann);

    race.does(ann, "fire 0");

    EXPECT_THAT(race.choices(ann), AllOf(Contains("swap 0 0"), Contains("swap 0 1"), Contains("swap 4 2")));
}

TEST(Swap, DR_67_the_team_keeps_its_size) {
    Race race = a_race()
                    .with_players(3)
                    .characters({"rowan", "rosella", "kafka"})
                    .team(cleo, {"emberpup", "kilnheart", "slagwing", "pyreclimber"})
                    .collected(cleo, {"frostkit", "fernling", "lampdart"})
                    .racing(cleo);

    race.does(cleo, "swap 1 3");

    EXPECT_THAT(race.team(cleo), ElementsAre("emberpup", "kilnheart", "slagwing", "fernling"));
    EXPECT_THAT(race.collected(cleo), ElementsAre("frostkit", "pyreclimber", "lampdart"));
}

TEST(Swap, DR_68_a_dragon_swapped_in_is_not_fired_up_this_turn) {
    Race race = a_race()
                    .trophies({2, 1})
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .collected(ann, {"frostkit", "fernling", "lampdart"})
                    .racing(ann);

    race.does(ann, "swap 0 0");

    EXPECT_EQ(race.moved(ann), 0);
    EXPECT_EQ(race.waits_for(), Seats{ben});
    EXPECT_THAT(race.story(spectator, "fired_up"), IsEmpty());
}

TEST(Swap, DR_69_without_a_collected_racing_dragon_there_is_no_swap) {
    Race race = a_race()
                    .with_players(8)
                    .on_turn(7)
                    .trophies({8, 7, 6, 5, 4, 3, 2, 1})
                    .team(ann, {"jadehoard", "skyrail", "supernova"})
                    .lower({"golden_caves_green", "speed_city_blue", "star_field_red"})
                    .collected(ann, {"brinestrike", "briarfire", "vaultbiter", "verdigris", "malachite",
                                     "stormsiren", "novalash", "quasar", "quasar"})
                    .racing(ann);

    race.does(ann, "attack 1 0").does(ann, "attack 1 0").does(ann, "attack 1 0").does(ann, "attack 1 0");
    race.does(ann, "attack 1 0").does(ann, "attack 1 0").does(ann, "attack 1 0").does(ann, "attack 1 0");
    race.does(ann, "attack 1 0");

    EXPECT_EQ(race.waits_for(), Seats{ben});
    EXPECT_THAT(race.story(spectator, "team_kept"), IsEmpty());
}

TEST(Swap, DR_70_the_swap_is_allowed_on_turn_7_too) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(7)
                    .trophies({3, 2, 1})
                    .team(ann, {"slagwing", "autumnblaze", "pyreclimber"})
                    .collected(ann, {"lampdart", "tramwing", "turnpike", "brassgust", "fernling", "mossback",
                                     "frostkit", "driftfin", "rimewing"})
                    .racing(ann);

    race.does(ann, "swap 8 1");

    EXPECT_THAT(race.team(ann), ElementsAre("slagwing", "rimewing", "pyreclimber"));
}

} // namespace
} // namespace dragon_racer::tests
