#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using homestretch::ActionWords;
using homestretch::Blocked;
using homestretch::Question;
using homestretch::SeatNames;
using homestretch::Target;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const SeatNames names({"Ann", "Ben", "Cleo"});

// ---- what is asked

TEST(Asking, DR_34_a_pick_is_asked_of_everybody_who_has_not_committed) {
    Race race = a_race().on_turn(2).drafting(2);

    const Question pick{"Draft, pick 2 of 4", "Take one dragon, pass the rest", "DR-34"};
    const Question waiting{"Draft, pick 2 of 4", "", ""};
    EXPECT_EQ(race.question(ann), pick);
    EXPECT_EQ(race.question(spectator), waiting);
    race.does(ann, "pick 0");
    EXPECT_EQ(race.question(ann), waiting);
    EXPECT_EQ(race.question(ben), pick);
}

TEST(Asking, DR_41_each_step_of_a_race_has_its_question) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(3)
                    .team(ann, {"lampdart", "any"})
                    .collected(ann, {"brinestrike", "turnpike", "any"})
                    .racing(ann);

    EXPECT_EQ(race.question(ann), (Question{"Race, attack", "Attack with Brinestrike, or hold it", "DR-43"}));
    EXPECT_EQ(race.question(ben), (Question{"Race, attack", "", ""}));
    race.does(ann, "hold");
    EXPECT_EQ(race.question(ann), (Question{"Race, fire up", "Choose the dragons to fire up", "DR-58"}));
    race.does(ann, "fire 0");
    EXPECT_EQ(race.question(ann), (Question{"Race, swap", "Swap one dragon in, or keep your team", "DR-63"}));
}

TEST(Asking, DR_9_a_chooser_is_asked_for_a_character_and_nobody_is_after_the_end) {
    EXPECT_EQ(a_race().with("characters", "choose").start().question(ann),
              (Question{"Setup", "Choose your character", "DR-9"}));
    EXPECT_EQ(a_race().on_turn(7).finished().question(ann), (Question{"Finished", "", ""}));
}

// ---- what a choice points at

TEST(Pointing, DR_34_a_pick_points_at_the_card_in_the_hand) {
    const Race race = a_race().hand(ann, {"rimewing", "any"}).drafting();

    const ActionWords words = race.said(ann, "pick 0", names);
    EXPECT_EQ(words.label, "Take Rimewing");
    EXPECT_THAT(words.targets, ElementsAre(Target{"hand", ann, 0, "rimewing"}));
}

TEST(Pointing, DR_45_an_attack_points_at_its_target_and_names_the_owner) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(3)
                          .team(ann, {"cindernose", "any"})
                          .collected(cleo, {"brinestrike", "any"})
                          .racing(cleo);

    const ActionWords words = race.said(cleo, "attack 0 0", names);
    EXPECT_EQ(words.label, "Attack Ann's Cindernose");
    EXPECT_THAT(words.targets, ElementsAre(Target{"team", ann, 0, "cindernose"}));
    EXPECT_THAT(race.said(cleo, "hold", names).targets,
                ElementsAre(Target{"collected", cleo, 0, "brinestrike"}));
}

TEST(Pointing, DR_58_a_set_points_at_its_dragons) {
    const Race race = a_race()
                          .on_turn(3)
                          .team(ann, {"lampdart", "emberpup", "rimewing"})
                          .collected(ann, {"turnpike", "kilnheart", "brassgust", "any"})
                          .racing(ann);

    const ActionWords two = race.said(ann, "fire 3", names);
    EXPECT_EQ(two.label, "Fire up Lampdart and Emberpup");
    EXPECT_THAT(two.targets,
                ElementsAre(Target{"team", ann, 0, "lampdart"}, Target{"team", ann, 1, "emberpup"}));
    EXPECT_EQ(race.said(ann, "fire 0", names), (ActionWords{"Fire up nothing", "Fire up nothing", {}}));
}

TEST(Pointing, DR_66_a_swap_points_at_both_cards) {
    Race race = a_race().team(ann, {"slagwing", "any"}).collected(ann, {"frostkit", "any"}).racing(ann);
    if (race.decision() == "fire") race.does(ann, "fire 0");

    const ActionWords words = race.said(ann, "swap 0 0", names);
    EXPECT_EQ(words.label, "Swap in Frostkit for Slagwing");
    EXPECT_THAT(words.targets,
                ElementsAre(Target{"collected", ann, 0, "frostkit"}, Target{"team", ann, 0, "slagwing"}));
    EXPECT_THAT(race.said(ann, "swap none", names).targets, IsEmpty());
}

// ---- why something cannot be chosen

TEST(Blocked, DR_10_DR_11_characters_that_are_taken_say_by_whom) {
    Race race = a_race().with("characters", "choose").start();
    race.does(ann, "choose_character rowan");

    EXPECT_THAT(race.blocked(ben, names),
                ElementsAre(Blocked{{"character", {}, {}, "rowan"}, "Ann plays it", "DR-11"},
                            Blocked{{"character", {}, {}, "amrita"}, "the back of Rowan's card", "DR-10"}));
}

TEST(Blocked, DR_45_players_who_have_raced_are_safe) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(3)
                          .team(cleo, {"emberpup", "rimewing", "lampdart"})
                          .collected(ben, {"brinestrike", "any"})
                          .racing(ben);

    EXPECT_THAT(race.blocked(ben, names),
                ElementsAre(Blocked{{"team", cleo, 0, "emberpup"}, "Cleo has raced already", "DR-45"},
                            Blocked{{"team", cleo, 1, "rimewing"}, "Cleo has raced already", "DR-45"},
                            Blocked{{"team", cleo, 2, "lampdart"}, "Cleo has raced already", "DR-45"}));
}

TEST(Blocked, DR_54_a_dragon_that_cannot_fly_says_what_it_lacks) {
    const Race race = a_race()
                          .characters({"rosella", "li"})
                          .team(ann, {"rimewing", "emberpup", "lampdart"})
                          .collected(ann, {"turnpike", "brassgust", "any"})
                          .on_turn(1)
                          .racing(ann);

    EXPECT_THAT(race.blocked(ann, names),
                ::testing::Contains(Blocked{{"team", ann, 0, "rimewing"}, "lacks 2 blue", "DR-54"}));
}

TEST(Blocked, DR_64_attack_dragons_stay_out_of_teams) {
    Race race = a_race().with_players(3).on_turn(3).collected(ann, {"brinestrike", "any"}).racing(ann);
    race.does(ann, "hold");
    if (race.decision() == "fire") race.does(ann, "fire 0");

    EXPECT_THAT(race.blocked(ann, names),
                ElementsAre(Blocked{
                    {"collected", ann, 0, "brinestrike"}, "attack dragons never join a team", "DR-64"}));
}

} // namespace
} // namespace dragon_racer::tests
