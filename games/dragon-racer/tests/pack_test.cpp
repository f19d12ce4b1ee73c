#include "games/dragon-racer/tests/edited_pack.h"
#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;

// What a pack is told after one cell of the standard one was changed.
std::string with_cell(const std::string& file, const std::string& row, const std::string& column,
                      const std::string& value) {
    return EditedPack().set(file, row, column, value).problems();
}
std::string with_dragon(const std::string& id, const std::string& column, const std::string& value) {
    return with_cell("dragons.csv", id, column, value);
}
std::string with_character(const std::string& id, const std::string& column, const std::string& value) {
    return with_cell("characters.csv", id, column, value);
}
std::string with_tile(const std::string& id, const std::string& column, const std::string& value) {
    return with_cell("tiles.csv", id, column, value);
}
std::string with_turn(const std::string& turn, const std::string& column, const std::string& value) {
    return with_cell("turns.csv", turn, column, value);
}
std::string with_player_count(const std::string& players, const std::string& column,
                              const std::string& value) {
    return with_cell("players.csv", players, column, value);
}

// Both sides of a character card must be alike, so Mingzhu gets the effect as well, and its problem.
std::string with_effect_of_kafka(const std::string& effect) {
    return EditedPack()
        .set("characters.csv", "kafka", "effect", effect)
        .set("characters.csv", "mingzhu", "effect", effect)
        .problems();
}
std::string twice(const std::string& problem) {
    return "characters.csv:12, column effect: " + problem + "\ncharacters.csv:13, column effect: " + problem;
}

TEST(Pack, the_standard_pack_has_no_problems) {
    EXPECT_EQ(EditedPack().problems(), "");
}

TEST(Pack, DR_111_every_row_says_whose_it_is_and_every_dragon_is_ours) {
    for (const homestretch::Table& table : standard_pack().tables) {
        const auto source =
            static_cast<std::size_t>(std::ranges::find(table.columns, "source") - table.columns.begin());
        ASSERT_LT(source, table.columns.size()) << table.file;
        for (const homestretch::Row& row : table.rows) {
            EXPECT_THAT(row.cells[source], AnyOf("R", "P", "D", "RD")) << table.file << ':' << row.line;
            if (table.file == "dragons.csv") {
                EXPECT_EQ(row.cells[source], "D") << row.cells[0];
            }
            if (table.file == "characters.csv") {
                EXPECT_THAT(row.cells.back(), HasSubstr("token colour D")) << row.cells[0];
            }
        }
    }
}

TEST(Pack, every_problem_of_every_table_is_reported_at_once) {
    EXPECT_EQ(EditedPack()
                  .set("dragons.csv", "lampdart", "speed", "fast")
                  .set("dragons.csv", "vaultbiter", "effect", "attack own 4")
                  .set("turns.csv", "3", "pass", "up")
                  .problems(),
              "dragons.csv:2, column speed: 'fast' is not a whole number; expected one from 1 to 20\n"
              "dragons.csv:44, column effect: attack takes a number from 1 to 3, not '4' (character 12)\n"
              "turns.csv:4, column pass: unknown pass 'up'; expected one of left, right");
}

// ---- dragons

TEST(Pack, ids_of_dragons_are_unique) {
    EXPECT_EQ(with_dragon("tramwing", "id", "lampdart"),
              "dragons.csv:3, column id: 'lampdart' is used already in line 2; ids must differ");
}

TEST(Pack, colours_racetracks_and_labels_of_dragons_are_known) {
    EXPECT_EQ(with_dragon("lampdart", "colour", "goldd"),
              "dragons.csv:2, column colour: unknown colour 'goldd'; did you mean 'gold'?");
    EXPECT_EQ(with_dragon("lampdart", "racetrack", "speed_citi"),
              "dragons.csv:2, column racetrack: unknown racetrack 'speed_citi'; did you mean 'speed_city'?");
    EXPECT_EQ(with_dragon("lampdart", "label", "D"),
              "dragons.csv:2, column label: unknown label 'D'; expected one of A, B, C");
}

TEST(Pack, DR_17_levels_are_1_to_4) {
    EXPECT_EQ(with_dragon("lampdart", "level", "5"),
              "dragons.csv:2, column level: 5 is out of range; expected a whole number from 1 to 4");
    EXPECT_EQ(with_dragon("lampdart", "level", "0"),
              "dragons.csv:2, column level: 0 is out of range; expected a whole number from 1 to 4");
}

TEST(Pack, DR_23_every_dragon_belongs_to_a_tile_that_brings_its_level) {
    EXPECT_EQ(
        with_dragon("lampdart", "colour", "red"),
        "dragons.csv:2, column racetrack: no tile brings level 1 dragons of Red Speed City into the game");
    EXPECT_EQ(with_dragon("glacierfern", "level", "4"), "dragons.csv:34, column racetrack: no tile brings "
                                                        "level 4 dragons of Green Frozen Cove into the game");
    EXPECT_EQ(with_dragon("glacierfern", "level", "2"), "dragons.csv:34, column racetrack: no tile brings "
                                                        "level 2 dragons of Green Frozen Cove into the game");
}

TEST(Pack, DR_59_speed_is_1_to_20) {
    EXPECT_EQ(with_dragon("lampdart", "speed", "0"),
              "dragons.csv:2, column speed: 0 is out of range; expected a whole number from 1 to 20");
    EXPECT_EQ(with_dragon("lampdart", "speed", "21"),
              "dragons.csv:2, column speed: 21 is out of range; expected a whole number from 1 to 20");
    EXPECT_EQ(with_dragon("lampdart", "speed", ""),
              "dragons.csv:2, column speed: the cell is empty; expected a whole number from 1 to 20");
    EXPECT_EQ(with_dragon("lampdart", "speed", "20"), "");
}

TEST(Pack, DR_54_needs_are_0_to_9_each_and_1_to_9_together) {
    EXPECT_EQ(with_dragon("lampdart", "need_gold", "0"),
              "dragons.csv:2, column need_any: the five needs of a dragon add up to 1 to 9, not 0");
    EXPECT_EQ(with_dragon("lampdart", "need_any", "9"),
              "dragons.csv:2, column need_any: the five needs of a dragon add up to 1 to 9, not 10");
    EXPECT_EQ(with_dragon("lampdart", "need_any", "8"), "");
    EXPECT_EQ(with_dragon("lampdart", "need_red", "10"),
              "dragons.csv:2, column need_red: 10 is out of range; expected a whole number from 0 to 9");
    EXPECT_EQ(with_dragon("lampdart", "need_red", "-1"),
              "dragons.csv:2, column need_red: -1 is out of range; expected a whole number from 0 to 9");
}

TEST(Pack, DR_50_an_attack_dragon_has_no_speed_no_need_and_a_higher_level) {
    EXPECT_EQ(with_dragon("vaultbiter", "speed", "4"),
              "dragons.csv:44, column speed: an attack dragon has no speed and no need; leave this empty");
    EXPECT_EQ(with_dragon("vaultbiter", "need_any", "0"),
              "dragons.csv:44, column need_any: an attack dragon has no speed and no need; leave this empty");
    EXPECT_EQ(
        EditedPack()
            .set("dragons.csv", "signalwhisk", "speed", "")
            .set("dragons.csv", "signalwhisk", "need_red", "")
            .set("dragons.csv", "signalwhisk", "need_green", "")
            .set("dragons.csv", "signalwhisk", "need_blue", "")
            .set("dragons.csv", "signalwhisk", "need_gold", "")
            .set("dragons.csv", "signalwhisk", "need_any", "")
            .set("dragons.csv", "signalwhisk", "effect", "attack own 1")
            .problems(),
        "dragons.csv:5, column level: an attack dragon has level 2 or higher: teams start with level 1");
}

TEST(Pack, DR_47_an_attack_is_the_only_step_of_its_card_and_adds_1_to_3_icons) {
    EXPECT_EQ(with_dragon("vaultbiter", "effect", "attack own 1; attack red 1"),
              "dragons.csv:44, column effect: `attack` is the only step of its card");
    EXPECT_EQ(with_dragon("vaultbiter", "effect", "attack own 0"),
              "dragons.csv:44, column effect: attack takes a number from 1 to 3, not '0' (character 12)");
    EXPECT_EQ(with_dragon("vaultbiter", "effect", "attack pink 1"),
              "dragons.csv:44, column effect: unknown attack colour 'pink' at character 8; expected one of "
              "red, green, blue, gold, own");
    EXPECT_EQ(with_dragon("vaultbiter", "effect", "attack blue 3"), "");
}

TEST(Pack, verbs_stand_only_on_their_kind_of_card) {
    EXPECT_EQ(with_dragon("vaultbiter", "effect", "support blue"),
              "dragons.csv:44, column effect: 'support' does not stand on a dragon, only on a character "
              "(character 1)");
    EXPECT_EQ(with_effect_of_kafka("attack own 1"),
              twice("'attack' does not stand on a character, only on a dragon (character 1)"));
    EXPECT_EQ(with_effect_of_kafka("move 1"),
              twice("'move' does not stand on a character, only after 'when' (character 1)"));
}

EditedPack with_more_dragons(int count) {
    EditedPack pack;
    for (int i = 0; i < count; ++i) {
        pack.add("dragons.csv", "more" + std::to_string(i) + ",More,1,A,gold,speed_city,2,0,0,0,1,0,,D");
        if (i < 32) pack.counted();
    }
    return pack;
}

TEST(Pack, a_pack_has_at_most_96_dragons_and_at_least_one) {
    EXPECT_EQ(with_more_dragons(32).problems(), "");
    EXPECT_EQ(with_more_dragons(33).problems(3), "dragons.csv:98, column id: a pack has at most 96 dragons");
    EXPECT_THAT(EditedPack().keep_rows("dragons.csv", 0).problems(),
                HasSubstr("dragons.csv: expected at least one dragon"));
}

TEST(Pack, DR_15_level_1_holds_enough_cards_for_the_teams) {
    EditedPack few;
    few.remove("dragons.csv", "lampdart")
        .remove("dragons.csv", "fernling")
        .remove("dragons.csv", "emberpup")
        .counted();

    EXPECT_EQ(few.problems(2),
              "dragons.csv: with 2 players the teams need 6 level 1 dragons, and only 5 are in the game");
    EXPECT_EQ(few.problems(4), "");
}

TEST(Pack, DR_15_DR_86_team_players_need_more_level_1_dragons) {
    EditedPack few;
    few.remove("dragons.csv", "lampdart")
        .remove("dragons.csv", "fernling")
        .remove("dragons.csv", "emberpup")
        .counted();

    EXPECT_EQ(few.problems(3),
              "dragons.csv: with 3 players the teams need 10 level 1 dragons, and only 9 are in the game");
}

// ---- characters

TEST(Pack, DR_10_both_sides_of_a_character_card_are_alike) {
    const std::string differs =
        "characters.csv:3, column card: both sides of a card have the same category, ability and effect; "
        "this one differs from 'rowan'";

    EXPECT_EQ(with_character("amrita", "effect", "support red; when fire_all move 3"), differs);
    EXPECT_EQ(with_character("amrita", "ability", "Formation"), differs);
    EXPECT_EQ(with_character("amrita", "category", "advanced"), differs);
}

TEST(Pack, DR_10_a_card_has_each_side_once) {
    EXPECT_EQ(with_character("amrita", "side", "front"),
              "characters.csv:3, column side: card 1 has this side already");
    EXPECT_THAT(with_character("amrita", "side", "left"),
                HasSubstr("characters.csv:3, column side: unknown side 'left'; expected one of front, back"));
}

TEST(Pack, DR_13_a_character_is_normal_or_advanced) {
    EXPECT_THAT(
        with_character("rowan", "category", "normale"),
        HasSubstr("characters.csv:2, column category: unknown category 'normale'; did you mean 'normal'?"));
}

TEST(Pack, DR_52_a_character_gives_at_most_four_supports) {
    EXPECT_EQ(with_effect_of_kafka("support red; support red; support red; support any"), "");
    EXPECT_EQ(with_effect_of_kafka("support red; support red; support red; support any; support blue"),
              twice("a character gives at most 4 supports"));
}

TEST(Pack, DR_86_team_size_is_1_to_6_and_stands_once) {
    EXPECT_EQ(with_effect_of_kafka("team_size 6"), "");
    EXPECT_EQ(with_effect_of_kafka("team_size 7"),
              twice("team_size takes a number from 1 to 6, not '7' (character 11)"));
    EXPECT_EQ(with_effect_of_kafka("team_size 0"),
              twice("team_size takes a number from 1 to 6, not '0' (character 11)"));
    EXPECT_EQ(with_effect_of_kafka("team_size 3; team_size 3"), twice("`team_size` stands at most once"));
}

TEST(Pack, DR_80_to_84_bonuses_are_1_to_9_spaces_for_known_events) {
    EXPECT_EQ(with_effect_of_kafka("when swap move 9"), "");
    EXPECT_EQ(with_effect_of_kafka("when swap move 10"),
              twice("move takes a number from 1 to 9, not '10' (character 16)"));
    EXPECT_EQ(with_effect_of_kafka("when fire 20 move 1"), "");
    EXPECT_EQ(with_effect_of_kafka("when fire 21 move 1"),
              twice("when fire takes a number from 1 to 20, not '21' (character 11)"));
    EXPECT_EQ(with_effect_of_kafka("when flying move 1"),
              twice("when does not take 'flying' (character 6); expected one of attack, boost, boost_sole, "
                    "boost_tie, fire, fire_all, "
                    "swap, swap_colour"));
    EXPECT_EQ(with_effect_of_kafka("suport red"),
              twice("unknown verb 'suport' at character 1; did you mean 'support'?"));
}

TEST(Pack, a_pack_has_at_most_16_characters) {
    EditedPack many;
    many.add("characters.csv", "a,A,7,front,normal,None,support red,t1,D,")
        .add("characters.csv", "b,B,7,back,normal,None,support red,t2,D,");
    many.add("characters.csv", "c,C,8,front,normal,None,support red,t3,D,")
        .add("characters.csv", "d,D,8,back,normal,None,support red,t4,D,");

    EXPECT_EQ(many.problems(), "");
    many.add("characters.csv", "e,E,9,front,normal,None,support red,t5,D,");
    EXPECT_EQ(many.problems(), "characters.csv:18, column id: a pack has at most 16 characters");
}

// ---- tiles, racetracks and colours

TEST(Pack, DR_4_the_four_corners_lie_at_positions_0_1_5_and_6) {
    EXPECT_THAT(
        with_tile("speed_city_gold", "position", "2"),
        HasSubstr("tiles.csv:2, column position: the four corners lie at positions 0, 1, 5 and 6, one each"));
    EXPECT_THAT(
        with_tile("speed_city_gold", "position", "1"),
        HasSubstr("tiles.csv:3, column position: the four corners lie at positions 0, 1, 5 and 6, one each"));
}

TEST(Pack, DR_4_DR_5_there_are_exactly_four_upper_and_four_lower_tiles) {
    EXPECT_THAT(EditedPack().remove("tiles.csv", "star_field_red").problems(),
                HasSubstr("tiles.csv: expected 4 corner, 4 upper and 4 lower tiles, found 4, 4 and 3"));
}

TEST(Pack, DR_23_a_tile_has_the_levels_of_its_place) {
    EXPECT_EQ(with_tile("star_field_red", "levels", "3"),
              "tiles.csv:13, column levels: a corner has levels '1 2', an upper tile '3', a lower tile '4'");
    EXPECT_EQ(with_tile("speed_city_gold", "levels", "1"),
              "tiles.csv:2, column levels: a corner has levels '1 2', an upper tile '3', a lower tile '4'");
}

TEST(Pack, DR_7_DR_89_upper_and_lower_tiles_have_equally_many_spaces) {
    EXPECT_EQ(with_tile("star_field_red", "spaces", "9"),
              "tiles.csv: all upper and lower tiles must have the same number of spaces");
    EXPECT_EQ(with_tile("speed_city_gold", "spaces", "12"), "");
    EXPECT_EQ(with_tile("speed_city_gold", "spaces", "0"),
              "tiles.csv:2, column spaces: 0 is out of range; expected a whole number from 1 to 99");
}

TEST(Pack, DR_7_DR_89_the_lap_is_the_sum_of_the_ten_tiles) {
    const Pack pack = EditedPack().set("tiles.csv", "wyrm_woods_green", "spaces", "12").pack();

    const Race race = a_race().with_pack(pack).distances({19, 20}).drafting();

    EXPECT_EQ(race.view(spectator)["lap"], 84);
    EXPECT_EQ(race.view(spectator)["players"][0]["tile"], 1);
    EXPECT_EQ(race.view(spectator)["players"][1]["tile"], 2);
}

TEST(Pack, DR_23_no_two_tiles_have_the_same_racetrack_and_colour) {
    EXPECT_THAT(
        with_tile("star_field_red", "colour", "blue"),
        HasSubstr("tiles.csv:13, column colour: another tile has this racetrack in this colour already"));
}

TEST(Pack, DR_71_each_racetrack_has_its_own_place_in_the_order_of_boosts) {
    EXPECT_EQ(with_cell("racetracks.csv", "star_field", "boost_order", "5"),
              "racetracks.csv:7, column boost_order: place 5 is taken already; give each racetrack its own");
}

TEST(Pack, DR_71_boosts_are_judged_in_the_order_of_the_pack) {
    const Pack pack = EditedPack().set("racetracks.csv", "speed_city", "boost_order", "8").pack();
    Race race = a_race().with_pack(pack).racing(ann);

    race.everybody_rests();

    EXPECT_THAT(race.story(spectator, "boosted").back(), HasSubstr("Speed City"));
}

TEST(Pack, DR_57_the_colours_are_red_green_blue_and_gold_in_this_order) {
    EXPECT_THAT(with_cell("colours.csv", "red", "id", "pink"),
                HasSubstr("colours.csv:2, column id: colour 1 is 'red', not 'pink': the need columns rely on "
                          "the order red, green, blue, "
                          "gold"));
    EXPECT_THAT(EditedPack().remove("colours.csv", "gold").problems(),
                HasSubstr("colours.csv: expected the four colours red, green, blue, gold, found 3 rows"));
}

// ---- turns, player counts and trophies

TEST(Pack, DR_19_turns_are_numbered_from_1_and_at_most_10) {
    EXPECT_EQ(with_turn("3", "turn", "4"),
              "turns.csv:4, column turn: turns are numbered 1, 2, …; expected 3 here");
    EXPECT_EQ(EditedPack().keep_rows("turns.csv", 0).problems(), "turns.csv: expected at least one turn");
    EditedPack longer;
    longer.add("turns.csv", "8,none,3,left,1,1,D")
        .add("turns.csv", "9,none,3,left,1,1,D")
        .add("turns.csv", "10,none,3,left,1,1,D");
    EXPECT_EQ(longer.problems(), "");
    EXPECT_EQ(longer.add("turns.csv", "11,none,3,left,1,1,D").problems(),
              "turns.csv:12, column turn: a game has at most 10 turns");
}

TEST(Pack, DR_20_turn_1_has_no_explore_phase) {
    EXPECT_EQ(EditedPack()
                  .set("turns.csv", "1", "explore", "upper")
                  .set("turns.csv", "4", "explore", "none")
                  .problems(),
              "turns.csv:2, column explore: turn 1 has no explore phase; write 'none'");
}

TEST(Pack, DR_22_each_row_is_explored_at_most_three_times) {
    EXPECT_EQ(with_turn("5", "explore", "upper"),
              "turns.csv:6, column explore: each row has three tiles to turn up");
    EXPECT_EQ(with_turn("5", "explore", "none"), "");
    EXPECT_EQ(with_turn("5", "explore", "middle"),
              "turns.csv:6, column explore: unknown explore 'middle'; expected one of none, upper, lower");
}

TEST(Pack, DR_31_DR_35_deal_is_1_to_12_and_pass_left_or_right) {
    EXPECT_EQ(with_turn("7", "deal", "13"),
              "turns.csv:8, column deal: 13 is out of range; expected a whole number from 1 to 12");
    EXPECT_EQ(with_turn("7", "deal", "0"),
              "turns.csv:8, column deal: 0 is out of range; expected a whole number from 1 to 12");
    EXPECT_EQ(with_turn("7", "pass", "rihgt"),
              "turns.csv:8, column pass: unknown pass 'rihgt'; did you mean 'right'?");
}

TEST(Pack, DR_75_DR_76_boosts_are_0_to_9) {
    EXPECT_EQ(with_turn("7", "boost_sole", "10"),
              "turns.csv:8, column boost_sole: 10 is out of range; expected a whole number from 0 to 9");
    EXPECT_EQ(with_turn("7", "boost_tie", "-1"),
              "turns.csv:8, column boost_tie: -1 is out of range; expected a whole number from 0 to 9");
}

TEST(Pack, DR_1_DR_2_DR_3_player_counts_have_one_row_each_and_count_their_dragons) {
    EXPECT_EQ(with_player_count("5", "dragons_in_game", "95"),
              "players.csv:5, column dragons_in_game: the labels give 96 dragons in the game, not 95");
    EXPECT_THAT(
        with_player_count("5", "copies", "3"),
        HasSubstr("players.csv:5, column copies: 3 is out of range; expected a whole number from 1 to 2"));
    EXPECT_THAT(with_player_count("5", "labels", "A D"),
                HasSubstr("players.csv:5, column labels: unknown word 'D'; expected one of A, B, C"));
    EXPECT_EQ(with_player_count("5", "players", "6"),
              "players.csv:5, column players: one row each for 2 to 8 players; expected 5 here");
    EXPECT_EQ(EditedPack().remove("players.csv", "8").problems(),
              "players.csv: expected one row each for 2 to 8 players, found 6");
}

TEST(Pack, DR_14_there_are_eight_trophies_in_order) {
    EXPECT_EQ(with_cell("trophies.csv", "trophy_3", "place", "4"),
              "trophies.csv:4, column place: places go up from 1; expected 3 here");
    EXPECT_EQ(EditedPack().remove("trophies.csv", "trophy_8").problems(),
              "trophies.csv: expected 8 trophies, found 7");
}

TEST(Pack, columns_may_not_be_missing) {
    EXPECT_EQ(EditedPack().rename_column("trophies.csv", "name", "nam").problems(),
              "trophies.csv:1: column name is missing; rename column 'nam' if it is meant\n"
              "trophies.csv:1: unknown column 'nam'; did you mean 'name'?");
}

// ---- what is agreed on in the manifest

TEST(Pack, DR_101_a_pack_may_set_defaults_for_options) {
    const Pack pack =
        EditedPack()
            .append_to_manifest("\n[options]\nadvanced_characters = false\nself_attack_bonus = \"off\"\n")
            .pack();

    EXPECT_FALSE(rules_for(3, {}, pack)->self_attack_pays);
    EXPECT_THAT(refusal(4, {}, pack),
                HasSubstr("these options allow only 3 characters, too few for 4 players"));
    EXPECT_EQ(refusal(4, {{"advanced_characters", "on"}}, pack), "");
}

TEST(Pack, DR_99_an_unknown_option_in_the_manifest_is_reported) {
    const Pack pack = EditedPack().append_to_manifest("\n[options]\nself_atack_bonus = \"off\"\n").pack();

    EXPECT_EQ(refusal(4, {}, pack),
              "pack.toml: there is no option 'self_atack_bonus'; did you mean 'self_attack_bonus'?");
}

} // namespace
} // namespace dragon_racer::tests
