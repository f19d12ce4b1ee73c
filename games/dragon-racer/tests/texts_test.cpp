#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

homestretch::CardWords card(const std::string& id, const Rules& rules = *rules_for(4)) {
    for (const homestretch::CardWords& words : Game::cards(rules)) {
        if (words.id == id) return words;
    }
    return {};
}

// ---- cards

TEST(Texts, DR_51_DR_57_DR_59_a_racing_dragons_text_is_made_of_its_needs_and_speed) {
    EXPECT_EQ(card("lampdart").text, "Needs 1 gold. Speed 2.");
    EXPECT_EQ(card("nebulon").text, "Needs 1 red, 2 blue. Speed 6.");
    EXPECT_EQ(card("neonstream").text, "Needs 2 blue, 1 any. Speed 7.");
    EXPECT_EQ(card("signalwhisk").text, "Needs 2 any. Speed 2.");
}

TEST(Texts, DR_43_DR_47_an_attack_dragons_text_says_both_uses) {
    EXPECT_EQ(
        card("vaultbiter").text,
        "Attack: one racing dragon needs 1 more gold supporter this turn. Or support as a gold dragon.");
}

TEST(Texts, DR_47_an_attack_of_another_colour_and_strength_says_so) {
    const Pack pack = edited_pack().set("dragons.csv", "vaultbiter", "effect", "attack red 2").pack();

    EXPECT_EQ(
        card("vaultbiter", *rules_for(4, {}, pack)).text,
        "Attack: one racing dragon needs 2 more red supporters this turn. Or support as a gold dragon.");
}

TEST(Texts, DR_52_DR_80_to_86_characters_texts_are_made_of_their_effects) {
    EXPECT_EQ(card("rowan").text,
              "Gives 1 blue support each turn. When you fire up your whole team, move 3 more spaces.");
    EXPECT_EQ(
        card("rosella").text,
        "Gives 1 red support each turn. When you swap in a dragon of another colour, move 2 more spaces.");
    EXPECT_EQ(card("li").text,
              "Gives 1 support of any colour each turn. When you fire up a dragon of speed 6 or more, move 1 "
              "more space.");
    EXPECT_EQ(card("odalys").text,
              "Gives 1 gold support each turn. When you win or tie a boost, move 1 more space.");
    EXPECT_EQ(card("zahra").text, "Gives 1 green support each turn. When you attack, move 2 more spaces.");
    EXPECT_EQ(card("kafka").text, "Races with 4 dragons. Gives no support.");
}

TEST(Texts, DR_86_words_for_effects_of_edited_packs) {
    const Pack pack =
        edited_pack()
            .set("characters.csv", "kafka", "effect", "team_size 1; when swap move 1; when boost_sole move 2")
            .set("characters.csv", "mingzhu", "effect",
                 "team_size 1; when swap move 1; when boost_sole move 2")
            .set("characters.csv", "zahra", "effect", "support any; support red; when boost_tie move 9")
            .set("characters.csv", "teague", "effect", "support any; support red; when boost_tie move 9")
            .pack();

    EXPECT_EQ(card("kafka", *rules_for(4, {}, pack)).text,
              "Races with 1 dragon. When you swap, move 1 more space. When you win a boost alone, move 2 "
              "more spaces. "
              "Gives no support.");
    EXPECT_EQ(card("zahra", *rules_for(4, {}, pack)).text,
              "Gives 1 support of any colour each turn. Gives 1 red support each turn. When you tie a boost, "
              "move 9 more spaces.");
}

TEST(Texts, DR_2_DR_8_every_card_is_listed_with_its_facts) {
    const auto cards = Game::cards(*rules_for(4));

    EXPECT_THAT(cards, SizeIs(64 + 12));
    EXPECT_EQ(card("rimewing").table, "Dragons");
    EXPECT_EQ(card("rimewing").name, "Rimewing");
    EXPECT_EQ(card("rimewing").facts, "level 2 A, blue, Frozen Cove");
    EXPECT_EQ(card("kafka").table, "Characters");
    EXPECT_EQ(card("kafka").facts, "Team Player, advanced, violet token");
    EXPECT_EQ(card("rowan").facts, "Formation Flying, normal, sky token");
}

// ---- effects that only edited packs have, in play

TEST(EditedEffects, DR_81_when_swap_pays_for_any_colour) {
    const Pack pack = edited_pack()
                          .set("characters.csv", "rosella", "effect", "support red; when swap move 4")
                          .set("characters.csv", "katsuro", "effect", "support red; when swap move 4")
                          .pack();
    Race race = a_race()
                    .with_pack(pack)
                    .characters({"rosella", "rowan"})
                    .trophies({2, 1})
                    .team(ann, {"bramblewing", "brassgust", "rimewing"})
                    .collected(ann, {"thornstride", "lampdart", "frostkit"})
                    .racing(ann);

    race.does(ann, "swap 0 0");

    EXPECT_EQ(race.moved(ann), 4);
}

// Odalys with another ability on turn 2: she has most of Wyrm Woods alone and ties with both others for Speed
// City.
int moved_by_boosts_with(const std::string& effect) {
    const Pack pack = edited_pack()
                          .set("characters.csv", "odalys", "effect", effect)
                          .set("characters.csv", "bram", "effect", effect)
                          .pack();
    return a_race()
        .with_pack(pack)
        .with_players(3)
        .on_turn(2)
        .characters({"odalys", "rowan", "li"})
        .team(ann, {"turnpike", "twigtail", "hollowroot"})
        .collected(ann, {"bramblewing", "thornstride", "chromescale", "icicle"})
        .team(ben, {"tramwing", "cindernose", "driftfin"})
        .collected(ben, {"mossback", "brassgust", "slagwing", "rimewing"})
        .team(cleo, {"lampdart", "frostkit", "sparktooth"})
        .collected(cleo, {"copperkite", "kilnheart", "sleetrunner", "fernling"})
        .boosting()
        .distance(ann);
}

TEST(EditedEffects, DR_83_boost_sole_and_boost_tie_pay_for_their_kind_only) {
    EXPECT_EQ(moved_by_boosts_with("support gold"), 2 + 1);
    EXPECT_EQ(moved_by_boosts_with("support gold; when boost_sole move 5"), 2 + 1 + 5);
    EXPECT_EQ(moved_by_boosts_with("support gold; when boost_tie move 4"), 2 + 1 + 4);
    EXPECT_EQ(moved_by_boosts_with("support gold; when boost move 3; when boost_sole move 1"),
              2 + 1 + 3 + 3 + 1);
}

TEST(EditedEffects, DR_47_an_attack_may_add_several_icons_of_a_named_colour) {
    const Pack pack = edited_pack().set("dragons.csv", "brinestrike", "effect", "attack red 2").pack();
    Position position = a_race()
                            .with_pack(pack)
                            .with_players(3)
                            .on_turn(2)
                            .team(ann, {"lampdart", "pyreclimber", "floebreaker"})
                            .collected(ben, {"brinestrike", "any"})
                            .attack(ben, 0, ann, 0);

    const Race one_red =
        position.collected(ann, {"turnpike", "emberpup", "bramblewing", "thornstride"}).racing(ann);
    const Race two_red =
        position.collected(ann, {"turnpike", "emberpup", "kilnheart", "thornstride"}).racing(ann);

    EXPECT_EQ(one_red.decision(), "swap");
    EXPECT_EQ(two_red.choices(ann), fires({0, 1}));
}

TEST(EditedEffects, DR_52_a_character_may_give_several_supports) {
    const Pack pack =
        edited_pack()
            .set("characters.csv", "rowan", "effect", "support blue; support blue; support any")
            .set("characters.csv", "amrita", "effect", "support blue; support blue; support any")
            .pack();

    const Race race = a_race()
                          .with_pack(pack)
                          .team(ann, {"rimewing", "emberpup", "fernling"})
                          .collected(ann, {"lampdart", "turnpike", "brassgust"})
                          .racing(ann);

    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5}));
}

// ---- choices in words

TEST(Words, DR_8_choosing_a_character) {
    const Race race = a_race().with("characters", "choose").start();

    EXPECT_EQ(race.described(ann, "choose_character li"),
              "Play Li (High Flyer): Gives 1 support of any colour each turn. When you fire up a dragon of "
              "speed 6 or more, move "
              "1 more space.");
}

TEST(Words, DR_34_picking_a_card) {
    const Race race = a_race().hand(ann, {"rimewing", "any"}).drafting();

    EXPECT_EQ(race.described(ann, "pick 0"), "Take Rimewing (blue Frozen Cove): Needs 2 blue. Speed 4.");
}

Race attacker_of_two_dragons() {
    return a_race()
        .with_players(3)
        .on_turn(3)
        .characters({"rowan", "rosella", "zahra"})
        .team(ann, {"cindernose", "any"})
        .team(cleo, {"slagwing", "any"})
        .collected(cleo, {"brinestrike", "briarfire", "any"})
        .racing(cleo);
}

TEST(Words, DR_43_DR_47_DR_84_attacking_and_holding) {
    Race race = attacker_of_two_dragons();

    EXPECT_EQ(race.described(cleo, "hold"), "Hold Brinestrike: it can support as a green dragon");
    EXPECT_EQ(race.described(cleo, "attack 0 0"), "Attack seat 0's Cindernose with Brinestrike: it then "
                                                  "needs 1 red, 1 green and 1 gold; move 2 for Hit and Run");
    race.does(cleo, "attack 0 0");
    EXPECT_EQ(race.described(cleo, "attack 0 0"), "Attack seat 0's Cindernose with Briarfire: it then needs "
                                                  "2 red, 1 green and 1 gold; move 2 for Hit and Run");
    EXPECT_EQ(race.described(cleo, "attack 2 0"),
              "Attack your own Slagwing with Briarfire: it then needs 3 red; move 2 for Hit and Run");
}

TEST(Words, DR_63_DR_81_swapping) {
    Race race = a_race()
                    .characters({"rosella", "rowan"})
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .collected(ann, {"frostkit", "kilnheart", "lampdart"})
                    .racing(ann);
    race.does(ann, "fire 0");

    EXPECT_EQ(race.described(ann, "swap none"), "Keep the team as it is");
    EXPECT_EQ(race.described(ann, "swap 0 0"),
              "Swap Frostkit in for Slagwing: Needs 1 blue. Speed 2. Move 2 for Shuffle Rush.");
    EXPECT_EQ(race.described(ann, "swap 1 0"), "Swap Kilnheart in for Slagwing: Needs 1 red. Speed 3.");
}

// ---- who supports whom, as it is shown

TEST(Words, DR_58_the_shown_assignment_uses_cards_by_index_then_held_attackers_then_the_character) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(6)
                    .team(ann, {"rimewing", "hollowroot", "slagwing"})
                    .collected(ann, {"frostkit", "fernling", "bramblewing", "brinestrike", "emberpup",
                                     "lampdart", "brassgust", "veinseeker"})
                    .racing(ann);
    race.does(ann, "hold");

    EXPECT_EQ(race.described(ann, "fire 0"), "Fire up nothing");
    EXPECT_EQ(
        race.described(ann, "fire 3"),
        "Fire up Rimewing (Frostkit, Rowan) and Hollowroot (Fernling, Bramblewing, Brinestrike): move 9");
    race.does(ann, "fire 3");

    EXPECT_THAT(race.story(spectator, "fired_up"),
                ElementsAre("Seat 0 fired up Rimewing (Frostkit, Rowan) and Hollowroot (Fernling, "
                            "Bramblewing, Brinestrike) and "
                            "moved 9 spaces."));
    const Json dragons = race.heard(spectator)[1].details["dragons"];
    EXPECT_EQ(dragons[0], (Json{{"slot", 0}, {"card", "rimewing"}, {"supporters", {"frostkit", "rowan"}}}));
    EXPECT_EQ(dragons[1], (Json{{"slot", 1},
                                {"card", "hollowroot"},
                                {"supporters", {"fernling", "bramblewing", "brinestrike"}}}));
}

TEST(Words, DR_57_DR_58_any_colour_support_fills_coloured_icons_and_any_icons_take_the_rest) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(6)
                          .lower({"speed_city_blue", "burning_spire_gold", "golden_caves_green"})
                          .characters({"shawna", "rowan", "rosella"})
                          .team(ann, {"glacierfern", "neonstream", "emberpup"})
                          .collected(ann, {"fernling", "mossback", "frostkit", "rimewing", "lampdart",
                                           "brassgust", "turnpike", "tramwing"})
                          .racing(ann);

    EXPECT_EQ(race.described(ann, "fire 3"),
              "Fire up Glacierfern (Fernling, Mossback, Shawna) and Neonstream (Frostkit, Rimewing, "
              "Lampdart): move 15 (2 by High Flyer)");
    EXPECT_EQ(
        race.described(ann, "fire 6"),
        "Fire up Neonstream (Fernling, Frostkit, Rimewing) and Emberpup (Shawna): move 10 (1 by High Flyer)");
}

TEST(Words, DR_58_attack_markers_are_served_before_printed_icons_and_by_slot) {
    // Thornstride and Driftfin need 1 green each, and a green attack lies on Driftfin: it is served first.
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(2)
                          .team(ann, {"thornstride", "driftfin", "floebreaker"})
                          .collected(ann, {"fernling", "bramblewing", "hollowroot", "frostkit"})
                          .collected(ben, {"brinestrike", "any"})
                          .attack(ben, 0, ann, 1)
                          .racing(ann);

    EXPECT_EQ(race.described(ann, "fire 3"),
              "Fire up Thornstride (Bramblewing) and Driftfin (Fernling, Hollowroot, Frostkit): move 6");
}

TEST(Words, DR_57_DR_58_an_any_icon_prefers_ordinary_cards_then_held_attackers_then_the_character) {
    Race race = a_race()
                    .with_players(4)
                    .on_turn(2)
                    .team(ann, {"signalwhisk", "acornjaw", "emberpup"})
                    .collected(ann, {"brinestrike", "kilnheart", "lampdart", "fernling"})
                    .racing(ann);
    race.does(ann, "hold");

    EXPECT_EQ(race.described(ann, "fire 7"),
              "Fire up Signalwhisk (Lampdart, Fernling), Acornjaw (Brinestrike, Rowan) and Emberpup "
              "(Kilnheart): move 9 (3 by Formation Flying)");
}

// ---- what is told, and to whom

TEST(Tell, DR_45_DR_47_an_attack_is_told_from_where_one_sits) {
    Race race = attacker_of_two_dragons();

    race.does(cleo, "attack 0 0").does(cleo, "attack 2 0");

    EXPECT_THAT(race.story(ann, "attacked"), ElementsAre("Seat 2 attacked your Cindernose with Brinestrike.",
                                                         "Seat 2 attacked its own Slagwing with Briarfire."));
    EXPECT_THAT(race.story(cleo, "attacked"),
                ElementsAre("You attacked seat 0's Cindernose with Brinestrike.",
                            "You attacked your own Slagwing with Briarfire."));
    EXPECT_THAT(race.story(ben, "attacked"),
                Contains("Seat 2 attacked seat 0's Cindernose with Brinestrike."));
    EXPECT_THAT(race.story(spectator, "bonus_moved"),
                ElementsAre("Seat 2 moved 2 spaces more by Hit and Run.",
                            "Seat 2 moved 2 spaces more by Hit and Run."));
}

TEST(Tell, DR_14_DR_15_DR_22_DR_27_setup_and_explore_are_told_to_all) {
    Race race = a_race().with("characters", "fixed:rowan,li").start();

    EXPECT_THAT(race.story(ben), Contains("Seat 0 took the character Rowan (Formation Flying)."));
    EXPECT_THAT(race.story(ben), Contains("You took the character Li (High Flyer)."));
    EXPECT_THAT(race.story(ben, "trophy_given"), Contains(HasSubstr(", by lot.")));
    EXPECT_THAT(race.story(ben, "team_dealt"), SizeIs(2));
    race.drafts().everybody_rests();

    EXPECT_THAT(race.story(ben, "tile_turned"),
                ElementsAre(HasSubstr(" tile was turned up; 2 dragons joined the deck.")));
}

TEST(Tell, DR_35_the_direction_of_passing_is_told) {
    Race left = a_race().on_turn(1).drafting();
    Race right = a_race().on_turn(2).drafting();

    left.does(ann, "pick 0").does(ben, "pick 0");
    right.does(ann, "pick 0").does(ben, "pick 0");

    EXPECT_THAT(left.story(spectator, "hands_passed"), ElementsAre("The hands were passed to the left."));
    EXPECT_THAT(right.story(spectator, "hands_passed"), ElementsAre("The hands were passed to the right."));
}

TEST(Tell, DR_43_DR_63_holding_swapping_and_keeping) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(2)
                    .trophies({3, 2, 1})
                    .team(ann, {"slagwing", "pyreclimber", "chromescale"})
                    .collected(ann, {"brinestrike", "frostkit", "fernling", "mossback"})
                    .racing(ann);

    race.does(ann, "hold").does(ann, "swap 1 0").rests(ben);

    EXPECT_THAT(race.story(ann), Contains("You held Brinestrike back."));
    EXPECT_THAT(race.story(ben), Contains("Seat 0 swapped Frostkit in for Slagwing."));
    EXPECT_THAT(race.story(cleo), Contains("Seat 1 kept the team."));
}

TEST(Tell, DR_19_DR_91_the_end_of_a_turn_and_of_the_race_are_told) {
    Race race = a_race().on_turn(7).racing(ann);

    race.everybody_rests();

    EXPECT_THAT(race.story(spectator), Contains("Turn 7 is over."));
    EXPECT_EQ(race.story(spectator).back(), "The race is over.");
}

// ---- the terminal's drawing

TEST(Drawing, DR_47_DR_89_a_table_in_the_terminal) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(2)
                          .distances({84, 3, 3})
                          .team(ann, {"thornstride", "driftfin", "floebreaker"})
                          .collected(ann, {"fernling", "bramblewing", "hollowroot", "frostkit"})
                          .collected(ben, {"brinestrike", "any"})
                          .attack(ben, 0, ann, 1)
                          .racing(ann);

    const std::string drawing = race.drawing(ann);

    EXPECT_THAT(drawing, HasSubstr("Turn 2 of 7"));
    EXPECT_THAT(drawing, HasSubstr("race of seat 0"));
    EXPECT_THAT(drawing, HasSubstr("84 spaces, lap 2"));
    EXPECT_THAT(drawing, HasSubstr("Driftfin blue FC s3 [G B] +G"));
    EXPECT_THAT(drawing, HasSubstr("Brinestrike green FC attack +G"));
    EXPECT_THAT(drawing, HasSubstr("green 3/3"));
}

TEST(Drawing, DR_8_a_token_has_the_colour_of_its_character_and_the_number_of_its_seat) {
    const Pack pack = edited_pack().set("characters.csv", "kafka", "token", "turquoise").pack();
    const Race race =
        a_race().with_players(3).with("characters", "fixed:rowan,kafka,shawna").with_pack(pack).start();

    const std::string drawing = race.drawing(spectator, homestretch::Paint(true));

    EXPECT_THAT(drawing, HasSubstr("| \x1b[36m#0\x1b[0m \x1b[1m#1\x1b[0m \x1b[2m#2\x1b[0m     |"));
    EXPECT_THAT(drawing, HasSubstr("\x1b[36m#0    \x1b[0m  Rowan")); // and beside the name
}

} // namespace
} // namespace dragon_racer::tests
