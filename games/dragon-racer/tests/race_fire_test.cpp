#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// Ann's race on turn 1 of two players, with this character, team and collected cards.
Race duel(const std::string& character, const Ids& team, const Ids& collected) {
    const std::string other = character == "rosella" ? "rowan" : "rosella";
    return a_race().characters({character, other}).team(ann, team).collected(ann, collected).racing(ann);
}

// ---- supporters

TEST(Fire, DR_51_every_collected_card_is_one_supporter_of_its_colour) {
    const Race race =
        duel("rowan", {"emberpup", "fernling", "lampdart"}, {"kilnheart", "slagwing", "turnpike"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 4, 5}));
}

TEST(Fire, DR_51_the_colour_counts_whatever_the_supporter_needs_itself) {
    const Race race =
        duel("rowan", {"slagwing", "fernling", "lampdart"}, {"cindernose", "kilnheart", "frostkit"});

    EXPECT_EQ(race.choices(ann), fires({0, 1}));
}

TEST(Fire, DR_52_a_character_is_one_more_supporter_of_its_colour_for_one_dragon) {
    const Race race =
        duel("rowan", {"frostkit", "sleetrunner", "emberpup"}, {"lampdart", "turnpike", "brassgust"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2}));
}

TEST(Fire, DR_52_DR_57_blue_support_serves_any_dragon_with_a_blue_icon) {
    const Race race =
        duel("rowan", {"tramwing", "emberpup", "fernling"}, {"lampdart", "turnpike", "brassgust"});

    EXPECT_EQ(race.choices(ann), fires({0, 1}));
}

TEST(Fire, DR_52_DR_82_support_of_any_colour_stands_for_one_missing_supporter) {
    const Race race = duel("li", {"frostkit", "fernling", "emberpup"}, {"lampdart", "turnpike", "brassgust"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 4}));
}

TEST(Fire, DR_52_DR_86_a_team_player_gives_no_support) {
    const Race race = a_race()
                          .with_players(3)
                          .characters({"kafka", "rowan", "li"})
                          .team(ann, {"frostkit", "fernling", "emberpup", "sleetrunner"})
                          .collected(ann, {"lampdart", "turnpike", "brassgust"})
                          .racing(ann);

    EXPECT_EQ(race.decision(), "swap");
}

TEST(Fire, DR_53_a_supporter_supports_one_dragon_only) {
    const Race race =
        duel("rowan", {"emberpup", "kilnheart", "slagwing"}, {"cindernose", "fernling", "lampdart"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2}));
}

// ---- what it takes and what it gives

TEST(Fire, DR_54_a_partly_met_requirement_does_nothing) {
    const Race one =
        duel("rowan", {"slagwing", "bramblewing", "brassgust"}, {"emberpup", "fernling", "frostkit"});
    const Race two =
        duel("rowan", {"slagwing", "bramblewing", "brassgust"}, {"emberpup", "kilnheart", "frostkit"});

    EXPECT_EQ(one.decision(), "swap");
    EXPECT_EQ(one.moved(ann), 0);
    EXPECT_EQ(two.choices(ann), fires({0, 1}));
}

TEST(Fire, DR_55_a_dragon_is_fired_up_once_and_then_the_step_is_over) {
    Race race = duel("rowan", {"emberpup", "fernling", "lampdart"}, {"kilnheart", "slagwing", "cindernose"});

    race.does(ann, "fire 1");

    EXPECT_EQ(race.moved(ann), 2);
    EXPECT_EQ(race.decision(), "swap");
    EXPECT_THAT(race.choices(ann), Each(StartsWith("swap ")));
}

TEST(Fire, DR_56_firing_up_is_optional) {
    Race race = duel("rowan", {"emberpup", "fernling", "lampdart"}, {"kilnheart", "bramblewing", "turnpike"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5, 6, 7}));
    race.does(ann, "fire 0");

    EXPECT_EQ(race.moved(ann), 0);
    EXPECT_EQ(race.decision(), "swap");
}

TEST(Fire, DR_57_a_coloured_icon_needs_its_colour_and_an_any_icon_takes_every_supporter) {
    const Race race = a_race()
                          .with_players(4)
                          .team(ann, {"signalwhisk", "acornjaw", "fernling"})
                          .collected(ann, {"emberpup", "frostkit", "lampdart"})
                          .racing(ann);

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3}));
}

TEST(Fire, DR_53_DR_57_any_icons_take_what_coloured_icons_leave) {
    const Race race = a_race()
                          .with_players(4)
                          .characters({"kafka", "rowan", "li", "zahra"})
                          .team(ann, {"lampdart", "fernling", "emberpup", "snowmote"})
                          .collected(ann, {"brassgust", "bramblewing", "slagwing"})
                          .racing(ann);

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}));
}

TEST(Fire, DR_58_the_choice_is_a_set_of_dragons_and_who_supports_whom_does_not_matter) {
    Race race = duel("rowan", {"frostkit", "sleetrunner", "lampdart"}, {"driftfin", "rimewing", "fernling"});

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3}));
    race.does(ann, "fire 3");

    EXPECT_THAT(race.collected(ann), ElementsAre("driftfin", "rimewing", "fernling"));
    EXPECT_EQ(race.decision(), "swap");
}

TEST(Fire, DR_58_the_racer_sees_every_set_with_an_arrangement_of_supporters) {
    Race race = duel("rowan", {"frostkit", "sleetrunner", "lampdart"}, {"driftfin", "rimewing", "fernling"});

    const Json plans = race.view(ann)["plans"];

    ASSERT_EQ(plans.size(), 4U);
    EXPECT_EQ(plans[3]["mask"], 3);
    EXPECT_EQ(plans[3]["spaces"], 2 + 3);
    EXPECT_EQ(plans[3]["bonus"], 0);
    EXPECT_EQ(plans[3]["dragons"], Json::parse(R"([{"slot": 0, "cards": [0], "character": 0},
                                                   {"slot": 1, "cards": [1], "character": 0}])"));
    EXPECT_FALSE(race.view(spectator).contains("plans"));
}

TEST(Fire, DR_59_each_dragon_fired_up_moves_its_speed) {
    const auto moved_by = [](std::string_view fire) {
        Race race =
            duel("rosella", {"emberpup", "kilnheart", "slagwing"}, {"cindernose", "lampdart", "fernling"});
        race.does(ann, fire);
        return race.moved(ann);
    };

    EXPECT_EQ(moved_by("fire 1"), 2);
    EXPECT_EQ(moved_by("fire 2"), 3);
    EXPECT_EQ(moved_by("fire 4"), 4);
    EXPECT_EQ(moved_by("fire 3"), 2 + 3);
}

TEST(Fire, DR_59_movement_adds_to_the_distance) {
    Race race = a_race()
                    .distances({30, 8})
                    .team(ann, {"emberpup", "any"})
                    .collected(ann, {"kilnheart", "any"})
                    .racing(ann);

    race.does(ann, "fire 1");

    EXPECT_EQ(race.distance(ann), 32);
    EXPECT_EQ(race.distance(ben), 8);
}

// Rowan's Slagwing (2 red) has a blue attack on it; of blue there is only Rowan himself.
Race rowan_answers(const std::string& attack_answer) {
    return a_race()
        .with_players(3)
        .with("attack_answer", attack_answer)
        .on_turn(2)
        .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
        .team(ann, {"rimewing", "slagwing", "fernling"})
        .collected(ann, {"emberpup", "cindernose", "lampdart", "brassgust"})
        .collected(ben, {"meteorclaw", "any"})
        .attack(ben, 0, ann, 1)
        .racing(ann);
}

TEST(Fire, DR_60_DR_103_a_characters_support_may_answer_an_attack) {
    EXPECT_EQ(rowan_answers("any_support").choices(ann), fires({0, 2}));
}

TEST(Fire, DR_61_DR_103_with_dragons_only_it_may_not_and_nothing_is_asked) {
    EXPECT_EQ(rowan_answers("dragons_only").decision(), "swap");
}

TEST(Fire, DR_103_with_dragons_only_the_character_still_serves_printed_icons) {
    const Race race = a_race()
                          .with_players(3)
                          .with("attack_answer", "dragons_only")
                          .on_turn(2)
                          .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
                          .team(ann, {"rimewing", "slagwing", "fernling"})
                          .collected(ann, {"frostkit", "sleetrunner", "lampdart", "brassgust"})
                          .collected(ben, {"meteorclaw", "any"})
                          .attack(ben, 0, ann, 0)
                          .racing(ann);

    EXPECT_EQ(race.choices(ann), fires({0, 1}));
}

TEST(Fire, DR_61_if_nothing_can_be_fired_up_the_swap_comes_at_once) {
    Race race = a_race()
                    .trophies({2, 1})
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .hand(ann, {"emberpup", "any"})
                    .collected(ann, {"fernling"})
                    .hand(ben, {"lampdart", "frostkit"})
                    .collected(ben, {"mossback"})
                    .drafting(2);

    race.everybody_takes({"emberpup", "lampdart"});

    EXPECT_EQ(race.waits_for(), Seats{ann});
    EXPECT_EQ(race.decision(), "swap");
    EXPECT_THAT(race.story(spectator, "fired_up"), IsEmpty());
}

// ---- return of the attackers

// Ann is about to fire up; Ben's Meteorclaw lies on her first dragon, a Frostkit.
Position attacked_frostkit() {
    return a_race()
        .with_players(3)
        .on_turn(2)
        .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
        .team(ann, {"frostkit", "emberpup", "bramblewing"})
        .collected(ben, {"lampdart", "meteorclaw", "any"})
        .attack(ben, 1, ann, 0);
}

TEST(Return, DR_62_attackers_leave_a_dragon_that_was_fired_up_before_the_swap) {
    Race race =
        attacked_frostkit().collected(ann, {"rimewing", "kilnheart", "tramwing", "turnpike"}).racing(ann);

    EXPECT_THAT(race.view(spectator)["players"][1]["attacks"],
                ElementsAre(Json{{"card", 1}, {"seat", 0}, {"slot", 0}}));
    race.does(ann, "fire 1");

    EXPECT_EQ(race.decision(), "swap");
    EXPECT_EQ(race.view(spectator)["players"][1]["attacks"], Json::array());
    EXPECT_THAT(race.collected(ben), Contains("meteorclaw"));
}

TEST(Return, DR_62_attackers_leave_a_dragon_that_was_not_fired_up) {
    Race race =
        attacked_frostkit().collected(ann, {"rimewing", "kilnheart", "tramwing", "turnpike"}).racing(ann);

    race.does(ann, "fire 2");

    EXPECT_EQ(race.view(spectator)["players"][1]["attacks"], Json::array());
}

TEST(Return, DR_62_attackers_leave_even_if_nothing_could_be_fired_up) {
    const Race race =
        attacked_frostkit().collected(ann, {"tramwing", "turnpike", "brassgust", "copperkite"}).racing(ann);

    EXPECT_EQ(race.decision(), "swap");
    EXPECT_EQ(race.view(spectator)["players"][1]["attacks"], Json::array());
}

TEST(Return, DR_62_attackers_on_other_teams_stay) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(2)
                    .team(ben, {"emberpup", "any"})
                    .collected(ben, {"kilnheart", "any"})
                    .collected(cleo, {"brinestrike", "any"})
                    .attack(cleo, 0, ann, 2)
                    .racing(ben);

    race.does(ben, "fire 1");

    EXPECT_THAT(race.view(spectator)["players"][2]["attacks"],
                ElementsAre(Json{{"card", 0}, {"seat", 0}, {"slot", 2}}));
}

TEST(Return, DR_62_an_attack_lasts_for_its_turn_only) {
    Race race =
        attacked_frostkit().collected(ann, {"tramwing", "turnpike", "brassgust", "copperkite"}).racing(ann);

    race.rests(ann).drafts();

    EXPECT_EQ(race.turn(), 3);
    EXPECT_EQ(race.dump()["players"][1]["attacks"], Json::array());
}

} // namespace
} // namespace dragon_racer::tests
