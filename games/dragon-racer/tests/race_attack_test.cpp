#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Key;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

// ---- the order of the races and of their steps

TEST(Race, DR_40_players_race_in_reverse_trophy_order) {
    Race race = a_race().with_players(4).trophies({2, 4, 1, 3}).racing(ben);

    EXPECT_EQ(race.waits_for(), Seats{ben});
    race.rests(ben);
    EXPECT_EQ(race.waits_for(), Seats{dan});
    race.rests(dan);
    EXPECT_EQ(race.waits_for(), Seats{ann});
    race.rests(ann);
    EXPECT_EQ(race.waits_for(), Seats{cleo});
    race.rests(cleo);
    EXPECT_EQ(race.turn(), 2);
}

TEST(Race, DR_40_after_the_draft_the_highest_place_begins) {
    Race race = a_race().with_players(4).trophies({2, 4, 1, 3}).drafting();

    race.drafts();

    EXPECT_EQ(race.waits_for(), Seats{ben});
}

// Cleo's race on turn 2 of three players: an attack dragon, support to fire up, and a card to swap in.
Race race_with_all_steps() {
    return a_race()
        .with_players(3)
        .on_turn(2)
        .team(cleo, {"lampdart", "fernling", "emberpup"})
        .collected(cleo, {"turnpike", "brinestrike", "kilnheart", "slagwing"})
        .racing(cleo);
}

TEST(Race, DR_41_a_race_is_reveal_attack_fire_up_swap_in_this_order) {
    Race race = race_with_all_steps();

    EXPECT_EQ(race.decision(), "attack");
    EXPECT_EQ(race.view(ann)["players"][2]["revealed"], true);
    race.does(cleo, "attack 0 0");
    EXPECT_EQ(race.decision(), "fire");
    race.does(cleo, "fire 5");
    EXPECT_EQ(race.decision(), "swap");
    race.does(cleo, "swap 2 0");

    EXPECT_THAT(race.kinds(), ElementsAre("attacked", "fired_up", "swapped", "revealed"));
    EXPECT_EQ(race.waits_for(), Seats{ben});
}

TEST(Race, DR_41_once_firing_up_has_begun_nobody_attacks) {
    Race race = race_with_all_steps();

    race.does(cleo, "hold");

    EXPECT_THAT(race.choices(cleo), Each(StartsWith("fire ")));
    race.does(cleo, "fire 0");
    EXPECT_THAT(race.choices(cleo), Each(StartsWith("swap ")));
}

// ---- reveal

TEST(Race, DR_42_collected_cards_turn_face_up_when_their_owner_races) {
    Race race =
        a_race().with_players(3).collected(ben, {"rimewing", "bramblewing", "sleetrunner"}).racing(cleo);

    EXPECT_FALSE(race.view(ann)["players"][1].contains("collected"));
    race.rests(cleo);

    EXPECT_EQ(race.view(ann)["players"][1]["collected"], (Ids{"rimewing", "bramblewing", "sleetrunner"}));
    EXPECT_EQ(race.view(spectator)["players"][1]["collected"],
              (Ids{"rimewing", "bramblewing", "sleetrunner"}));
    EXPECT_FALSE(race.view(ben)["players"][0].contains("collected"));
}

TEST(Race, DR_42_revealed_cards_stay_face_up_until_the_clean_up) {
    Race race =
        a_race().with_players(3).collected(cleo, {"rimewing", "bramblewing", "sleetrunner"}).racing(cleo);

    race.rests(cleo).rests(ben);

    EXPECT_EQ(race.waits_for(), Seats{ann});
    EXPECT_EQ(race.view(spectator)["players"][2]["collected"],
              (Ids{"rimewing", "bramblewing", "sleetrunner"}));
}

TEST(Race, DR_110_revealed_cards_lie_in_the_order_of_taking) {
    Race race = a_race()
                    .with_players(2)
                    .trophies({1, 2})
                    .hand(ann, {"turnpike", "slagwing", "rimewing"})
                    .hand(ben, {"bramblewing", "kilnheart", "driftfin"})
                    .drafting();

    race.everybody_takes({"slagwing", "driftfin"}).everybody_takes({"bramblewing", "turnpike"});

    EXPECT_EQ(race.view(ann)["players"][1]["collected"], (Ids{"driftfin", "turnpike", "kilnheart"}));
    EXPECT_THAT(race.story(ann, "revealed"), ElementsAre("Seat 1 revealed Driftfin, Turnpike, Kilnheart."));
}

// ---- attack or hold

// The rulebook's race example: Rowan on turn 6 with three green cards, one of them an attack dragon.
Race rowans_race() {
    return a_race()
        .with_players(3)
        .on_turn(6)
        .characters({"rowan", "rosella", "li"})
        .team(ann, {"rimewing", "hollowroot", "slagwing"})
        .collected(ann, {"frostkit", "fernling", "bramblewing", "brinestrike", "emberpup", "lampdart",
                         "brassgust", "veinseeker"})
        .racing(ann);
}

TEST(Attack, DR_43_DR_51_a_held_attack_dragon_supports_like_any_dragon_of_its_colour) {
    Race race = rowans_race();

    race.does(ann, "hold");

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3}));
}

TEST(Attack, DR_43_DR_51_an_attack_dragon_that_attacks_does_not_support) {
    Race race = rowans_race();

    race.does(ann, "attack 0 2");

    EXPECT_EQ(race.choices(ann), fires({0, 1}));
}

TEST(Attack, DR_44_attack_dragons_are_decided_one_at_a_time_in_order_of_taking) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(4)
                    .collected(ann, {"slagwing", "vaultbiter", "rimewing", "brinestrike", "briarfire", "any"})
                    .racing(ann);

    EXPECT_EQ(race.described(ann, "hold"), "Hold Vaultbiter: it can support as a gold dragon");
    race.does(ann, "attack 0 0");
    EXPECT_EQ(race.described(ann, "hold"), "Hold Brinestrike: it can support as a green dragon");
    race.does(ann, "hold");
    EXPECT_EQ(race.described(ann, "hold"), "Hold Briarfire: it can support as a red dragon");
    race.does(ann, "hold");

    EXPECT_NE(race.decision(), "attack");
}

TEST(Attack, DR_45_targets_are_the_dragons_of_players_with_a_better_trophy_and_ones_own) {
    const Race race = a_race()
                          .with_players(4)
                          .on_turn(2)
                          .trophies({1, 4, 3, 2})
                          .collected(cleo, {"brinestrike", "any"})
                          .racing(cleo);

    EXPECT_THAT(race.choices(cleo),
                ElementsAre("hold", "attack 0 0", "attack 0 1", "attack 0 2", "attack 2 0", "attack 2 1",
                            "attack 2 2", "attack 3 0", "attack 3 1", "attack 3 2"));
}

TEST(Attack, DR_45_the_last_to_race_can_attack_only_own_dragons) {
    const Race race = a_race().with_players(3).on_turn(2).collected(ann, {"brinestrike", "any"}).racing(ann);

    EXPECT_THAT(race.choices(ann), ElementsAre("hold", "attack 0 0", "attack 0 1", "attack 0 2"));
}

TEST(Attack, DR_45_DR_86_the_fourth_dragon_of_a_team_player_is_a_target_too) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(2)
                          .characters({"kafka", "rosella", "li"})
                          .collected(ben, {"brinestrike", "any"})
                          .racing(ben);

    EXPECT_THAT(race.choices(ben),
                AllOf(SizeIs(1 + 4 + 3), Contains("attack 0 3"), Not(Contains("attack 1 3"))));
}

// Ann waits on turn 4 with Lampdart (1 gold) in front; what lies on it is up to the test.
Position attacked_lampdart(const Ids& supporters) {
    return a_race()
        .with_players(3)
        .on_turn(4)
        .team(ann, {"lampdart", "pyreclimber", "floebreaker"})
        .collected(ann, supporters)
        .collected(ben, {"vaultbiter", "any"})
        .collected(cleo, {"brinestrike", "briarfire", "any"});
}

Race attacked_three_times(const Ids& supporters) {
    Race race = attacked_lampdart(supporters).racing(cleo);
    race.does(cleo, "attack 0 0").does(cleo, "attack 0 0").rests(cleo);
    race.does(ben, "attack 0 0").rests(ben);
    return race;
}

TEST(Attack, DR_46_DR_47_a_dragon_may_be_attacked_by_many_cards_of_several_players) {
    const Race enough =
        attacked_three_times({"turnpike", "brassgust", "fernling", "emberpup", "mossback", "twigtail"});
    const Race one_gold =
        attacked_three_times({"turnpike", "icicle", "fernling", "emberpup", "mossback", "twigtail"});
    const Race no_red =
        attacked_three_times({"turnpike", "brassgust", "fernling", "thornstride", "mossback", "twigtail"});
    const Race no_green =
        attacked_three_times({"turnpike", "brassgust", "emberpup", "kilnheart", "icicle", "chromescale"});

    EXPECT_THAT(enough.choices(ann), Contains("fire 1"));
    EXPECT_EQ(one_gold.decision(), "swap");
    EXPECT_EQ(no_red.decision(), "swap");
    EXPECT_EQ(no_green.decision(), "swap");
}

TEST(Attack, DR_47_two_attacks_of_one_colour_add_two_supporters) {
    Position position = a_race()
                            .with_players(4)
                            .on_turn(7)
                            .team(ann, {"emberpup", "jadehoard", "skyrail"})
                            .lower({"speed_city_blue", "star_field_red", "golden_caves_green"})
                            .collected(ben, {"verdigris", "malachite", "any"})
                            .attack(ben, 0, ann, 0)
                            .attack(ben, 1, ann, 0);
    const Ids others{"kilnheart",   "lampdart",  "tramwing", "copperkite",
                     "signalwhisk", "brassgust", "turnpike"};

    const Race two = position.collected(ann, joined(others, {"fernling", "mossback"})).racing(ann);
    const Race one = position.collected(ann, joined(others, {"fernling", "slagwing"})).racing(ann);

    EXPECT_THAT(two.choices(ann), Contains("fire 1"));
    EXPECT_THAT(one.choices(ann), Not(Contains("fire 1")));
}

// The rulebook's attack example: 3rd place attacks Amrita's Rimewing with the gold Vaultbiter.
Race amritas_race(const std::string& third_card, const std::string& thirds_decision) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(2)
                    .upper({"golden_caves_gold", "wyrm_woods_red", "star_field_blue"})
                    .characters({"amrita", "rosella", "li"})
                    .team(ann, {"rimewing", "thornstride", "slagwing"})
                    .collected(ann, {"frostkit", "driftfin", third_card, "fernling"})
                    .collected(cleo, {"vaultbiter", "any"})
                    .racing(cleo);
    race.does(cleo, thirds_decision).rests(cleo).rests(ben);
    return race;
}

TEST(Attack, DR_47_DR_54_an_attacked_dragon_needs_one_more_supporter_of_the_attackers_colour) {
    EXPECT_EQ(amritas_race("lampdart", "attack 0 0").choices(ann), fires({0, 1, 2, 3}));
    EXPECT_EQ(amritas_race("emberpup", "attack 0 0").choices(ann), fires({0, 2}));
    EXPECT_EQ(amritas_race("emberpup", "hold").choices(ann), fires({0, 1, 2, 3}));
}

TEST(Attack, DR_47_only_the_attacked_dragon_needs_more) {
    EXPECT_EQ(amritas_race("emberpup", "attack 0 1").choices(ann), fires({0, 1}));
}

TEST(Attack, DR_47_everyone_sees_what_an_attacked_dragon_needs_now) {
    const Race race = amritas_race("lampdart", "attack 0 0");

    const Json needs = race.view(spectator)["players"][0]["needs"];

    EXPECT_EQ(needs[0], Json::parse(R"({"red": 0, "green": 0, "blue": 2, "gold": 1, "any": 0})"));
    EXPECT_EQ(needs[1], Json::parse(R"({"red": 0, "green": 1, "blue": 0, "gold": 0, "any": 0})"));
}

TEST(Attack, DR_48_an_attack_on_ones_own_dragon_counts_at_once) {
    Position position = a_race()
                            .with_players(3)
                            .on_turn(2)
                            .team(ann, {"emberpup", "slagwing", "pyreclimber"})
                            .collected(ann, {"brinestrike", "kilnheart", "lampdart", "tramwing"});
    Race holding = position.racing(ann);
    Race attacking = position.racing(ann);

    holding.does(ann, "hold");
    attacking.does(ann, "attack 0 0");

    EXPECT_EQ(holding.choices(ann), fires({0, 1}));
    EXPECT_EQ(attacking.decision(), "swap");
}

TEST(Attack, DR_49_an_attack_dragon_stays_its_drafters_card_wherever_it_lies) {
    Race race = amritas_race("lampdart", "attack 0 0");

    EXPECT_EQ(race.collected(cleo)[0], "vaultbiter");
    EXPECT_EQ(race.view(ann)["players"][2]["collected"][0], "vaultbiter");
    EXPECT_EQ(race.view(ann)["players"][2]["racetracks"]["golden_caves"], 1);
    EXPECT_THAT(race.collected(ann), Not(Contains("vaultbiter")));
}

TEST(Attack, DR_49_DR_73_an_attack_dragon_counts_for_its_drafters_boosts) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(2)
                    .upper({"golden_caves_gold", "wyrm_woods_red", "star_field_blue"})
                    .collected(cleo, {"vaultbiter", "any"})
                    .undealt({"veinseeker", "coinscale", "floebreaker", "sleetrunner", "rimewing", "icicle"})
                    .racing(cleo);

    race.does(cleo, "attack 0 0").everybody_rests();

    EXPECT_THAT(race.story(spectator, "boosted"),
                Contains("Seat 2 won the Golden Caves boost and moved 2 spaces."));
}

TEST(Attack, DR_49_DR_78_after_the_turn_an_attack_dragon_goes_back_into_the_deck) {
    Race race = amritas_race("lampdart", "attack 0 0");

    race.everybody_rests();

    EXPECT_EQ(race.turn(), 3);
    EXPECT_THAT(race.deck(), Contains("vaultbiter"));
}

TEST(Attack, DR_50_attack_dragons_have_neither_speed_nor_requirement) {
    const Race race = a_plain_match(4).start();

    EXPECT_EQ(dragon(race, "vaultbiter").speed, 0);
    EXPECT_EQ(dragon(race, "vaultbiter").need.total() + dragon(race, "vaultbiter").need_any, 0U);
    EXPECT_TRUE(dragon(race, "vaultbiter").attacks());
    EXPECT_FALSE(dragon(race, "veinseeker").attacks());
}

TEST(Attack, DR_50_no_attack_dragon_can_be_put_on_a_team) {
    const Position position =
        a_race().with_players(3).on_turn(2).team(ann, {"lampdart", "fernling", "brinestrike"});

    EXPECT_EQ(position.mistake("race", {ann}),
              "players.0.team: brinestrike is an attack dragon and cannot be on a team");
}

Ids teams_after_random_play(const Seed& seed) {
    Race race = a_plain_match(4).from_seed(seed).start();
    race.plays_on(1);
    return all_teams(race);
}

TEST(Attack, DR_50_DR_67_in_random_matches_no_attack_dragon_joins_a_team_and_teams_keep_their_size) {
    const Race race = a_plain_match(4).start();
    const auto strangers =
        tally(40, [&](const Seed& seed) { return attackers(race, teams_after_random_play(seed)).size(); });
    const auto sizes = tally(40, [](const Seed& seed) { return teams_after_random_play(seed).size(); });

    EXPECT_THAT(strangers, ElementsAre(Key(0)));
    EXPECT_THAT(sizes, ElementsAre(Key(4 * 3)));
}

// ---- example of the rules page: Zahra is third of four, the fourth has raced

Race zahras_race(const std::string& self_attack_bonus) {
    return a_race()
        .with_players(4)
        .with("self_attack_bonus", self_attack_bonus)
        .on_turn(5)
        .upper({"frozen_cove_green", "star_field_blue", "golden_caves_gold"})
        .characters({"rowan", "rosella", "zahra", "li"})
        .team(cleo, {"pyreclimber", "coldcurrent", "turnpike"})
        .collected(cleo,
                   {"meteorclaw", "emberpup", "brinestrike", "lampdart", "slagwing", "icicle", "mossback"})
        .racing(cleo);
}

TEST(Attack, DR_45_DR_84_DR_85_zahra_attacks_the_leader_and_herself) {
    Race race = zahras_race("on");

    EXPECT_THAT(race.choices(cleo), AllOf(SizeIs(10), Not(Contains(StartsWith("attack 3")))));
    race.does(cleo, "attack 0 1");
    EXPECT_EQ(race.moved(cleo), 2);
    EXPECT_THAT(race.choices(cleo), SizeIs(10));
    race.does(cleo, "attack 2 0");
    EXPECT_EQ(race.moved(cleo), 4);
    EXPECT_EQ(race.choices(cleo), fires({0, 2, 4, 6}));
    race.does(cleo, "fire 6");

    EXPECT_EQ(race.moved(cleo), 11);
}

TEST(Attack, DR_104_without_the_bonus_an_attack_on_oneself_moves_nothing) {
    Race race = zahras_race("off");

    race.does(cleo, "attack 0 1").does(cleo, "attack 2 0").does(cleo, "fire 6");

    EXPECT_EQ(race.moved(cleo), 9);
}

} // namespace
} // namespace dragon_racer::tests
