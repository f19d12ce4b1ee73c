#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>

// What a designer is told about a pack that cannot be played, and what an edited pack may hold.

namespace dragon_racer::tests {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;

// What is told of the standard pack with one cell changed; "": nothing, it can be played.
struct Told {
    std::string_view file{};
    std::string_view row{};
    std::string_view column{};
    std::string_view value{};
    std::string_view told{};
};
void expect_told(const std::vector<Told>& lines) {
    for (const Told& line : lines) {
        const std::string told =
            refusal(4, {}, edited_pack().set(line.file, line.row, line.column, line.value).pack());
        const std::string cell = fmt::format("{} {} {} '{}'", line.file, line.row, line.column, line.value);
        if (line.told.empty())
            EXPECT_EQ(told, "") << cell;
        else
            EXPECT_THAT(told, HasSubstr(std::string(line.told))) << cell;
    }
}

// Both sides of a character card must be alike, so Mingzhu gets the effect as well, and its problem.
std::string with_effect_of_kafka(std::string_view effect) {
    return refusal(4, {},
                   edited_pack()
                       .set("characters.csv", "kafka", "effect", effect)
                       .set("characters.csv", "mingzhu", "effect", effect)
                       .pack());
}
std::string twice(std::string_view problem) {
    return fmt::format("characters.csv:12, column effect: {0}\ncharacters.csv:13, column effect: {0}",
                       problem);
}
std::string problems(const homestretch::EditedPack& pack, std::size_t players = 4) {
    return refusal(players, {}, pack.pack());
}
std::string problems_counted(const homestretch::EditedPack& pack, std::size_t players = 4) {
    return refusal(players, {}, counted(pack.pack()));
}

TEST(Pack, DR_111_every_row_says_whose_it_is_and_every_dragon_is_ours) {
    EXPECT_EQ(refusal(4), "");
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
    EXPECT_EQ(problems(edited_pack()
                           .set("dragons.csv", "lampdart", "speed", "fast")
                           .set("dragons.csv", "vaultbiter", "effect", "attack own 4")
                           .set("turns.csv", "3", "pass", "up")),
              "dragons.csv:2, column speed: 'fast' is not a whole number; expected one from 1 to 20\n"
              "dragons.csv:44, column effect: attack takes a number from 1 to 3, not '4' (character 12)\n"
              "turns.csv:4, column pass: unknown pass 'up'; expected one of left, right");
}

TEST(Pack, DR_17_DR_23_DR_47_DR_50_DR_54_DR_59_dragons_have_what_they_need_and_no_more) {
    constexpr std::string_view file = "dragons.csv";
    expect_told({
        {file, "tramwing", "id", "lampdart", "'lampdart' is used already in line 2; ids must differ"},
        {file, "lampdart", "colour", "goldd", "unknown colour 'goldd'; did you mean 'gold'?"},
        {file, "lampdart", "racetrack", "speed_citi", "unknown racetrack 'speed_citi'; did you mean"},
        {file, "lampdart", "label", "D", "unknown label 'D'; expected one of A, B, C"},
        {file, "lampdart", "level", "5", "5 is out of range; expected a whole number from 1 to 4"},
        {file, "lampdart", "level", "0", "0 is out of range; expected a whole number from 1 to 4"},
        {file, "lampdart", "colour", "red", "no tile brings level 1 dragons of Red Speed City into the game"},
        {file, "glacierfern", "level", "4", "no tile brings level 4 dragons of Green Frozen Cove"},
        {file, "glacierfern", "level", "2", "no tile brings level 2 dragons of Green Frozen Cove"},
        {file, "lampdart", "speed", "0", "0 is out of range; expected a whole number from 1 to 20"},
        {file, "lampdart", "speed", "21", "21 is out of range; expected a whole number from 1 to 20"},
        {file, "lampdart", "speed", "", "the cell is empty; expected a whole number from 1 to 20"},
        {file, "lampdart", "speed", "20", ""},
        {file, "lampdart", "need_gold", "0", "the five needs of a dragon add up to 1 to 9, not 0"},
        {file, "lampdart", "need_any", "9", "the five needs of a dragon add up to 1 to 9, not 10"},
        {file, "lampdart", "need_any", "8", ""},
        {file, "lampdart", "need_red", "10", "10 is out of range; expected a whole number from 0 to 9"},
        {file, "lampdart", "need_red", "-1", "-1 is out of range; expected a whole number from 0 to 9"},
        {file, "vaultbiter", "speed", "4", "an attack dragon has no speed and no need; leave this empty"},
        {file, "vaultbiter", "need_any", "0", "an attack dragon has no speed and no need; leave this empty"},
        {file, "vaultbiter", "effect", "attack own 1; attack red 1", "`attack` is the only step of its card"},
        {file, "vaultbiter", "effect", "attack own 0", "attack takes a number from 1 to 3, not '0'"},
        {file, "vaultbiter", "effect", "attack pink 1",
         "unknown attack colour 'pink' at character 8; expected "},
        {file, "vaultbiter", "effect", "attack blue 3", ""},
        {file, "vaultbiter", "effect", "support blue",
         "'support' does not stand on a dragon, only on a character"},
    });
}

TEST(Pack, DR_50_an_attack_dragon_has_level_2_or_higher) {
    homestretch::EditedPack pack = edited_pack();
    pack.set("dragons.csv", "signalwhisk", "effect", "attack own 1");
    for (const std::string_view column :
         {"speed", "need_red", "need_green", "need_blue", "need_gold", "need_any"})
        pack.set("dragons.csv", "signalwhisk", column, "");

    EXPECT_EQ(
        problems(pack),
        "dragons.csv:5, column level: an attack dragon has level 2 or higher: teams start with level 1");
}

TEST(Pack, a_pack_has_at_most_96_dragons_and_16_characters) {
    homestretch::EditedPack dragons = edited_pack();
    for (int i = 0; i < 32; ++i)
        dragons.add("dragons.csv", fmt::format("more{},More,1,A,gold,speed_city,2,0,0,0,1,0,,D", i));
    homestretch::EditedPack characters = edited_pack();
    for (const std::string_view card : {"7,front", "7,back", "8,front", "8,back"})
        characters.add("characters.csv", fmt::format("c{0}{1},C{0}{1},{2},normal,None,support red,t,D,",
                                                     card[0], card[2], card));

    EXPECT_EQ(problems_counted(dragons), "");
    EXPECT_EQ(problems(characters), "");

    EXPECT_THAT(problems(dragons.add("dragons.csv", "last,Last,1,A,gold,speed_city,2,0,0,0,1,0,,D")),
                HasSubstr("dragons.csv:98, column id: a pack has at most 96 dragons"));
    EXPECT_EQ(problems(characters.add("characters.csv", "e,E,9,front,normal,None,support red,t5,D,")),
              "characters.csv:18, column id: a pack has at most 16 characters");
}

TEST(Pack, DR_15_DR_86_level_1_holds_enough_cards_for_the_largest_teams) {
    const homestretch::EditedPack few = edited_pack()
                                            .remove("dragons.csv", "lampdart")
                                            .remove("dragons.csv", "fernling")
                                            .remove("dragons.csv", "emberpup");

    EXPECT_EQ(problems_counted(few, 2),
              "dragons.csv: with 2 players the teams need 6 level 1 dragons, and only 5 are in the game");
    EXPECT_EQ(problems_counted(few, 3), // one may be a Team Player
              "dragons.csv: with 3 players the teams need 10 level 1 dragons, and only 9 are in the game");
    EXPECT_EQ(problems_counted(few, 4), "");
}

TEST(Pack, DR_10_DR_13_characters_stand_on_two_sides_of_a_card) {
    constexpr std::string_view file = "characters.csv";
    constexpr std::string_view differs =
        "both sides of a card have the same category, ability and effect; this "
        "one differs from 'rowan'";
    expect_told({
        {file, "amrita", "effect", "support red; when fire_all move 3", differs},
        {file, "amrita", "ability", "Formation", differs},
        {file, "amrita", "category", "advanced", differs},
        {file, "amrita", "side", "front", "card 1 has this side already"},
        {file, "amrita", "side", "left", "unknown side 'left'; expected one of front, back"},
        {file, "rowan", "category", "normale", "unknown category 'normale'; did you mean 'normal'?"},
    });
}

TEST(Pack, DR_52_DR_80_DR_84_DR_86_effects_of_characters_have_bounds) {
    const std::vector<std::pair<std::string_view, std::string_view>> effects{
        {"support red; support red; support red; support any", ""},
        {"support red; support red; support red; support any; support blue",
         "a character gives at most 4 supports"},
        {"team_size 6", ""},
        {"team_size 7", "team_size takes a number from 1 to 6, not '7' (character 11)"},
        {"team_size 0", "team_size takes a number from 1 to 6, not '0' (character 11)"},
        {"team_size 3; team_size 3", "`team_size` stands at most once"},
        {"when swap move 9", ""},
        {"when swap move 10", "move takes a number from 1 to 9, not '10' (character 16)"},
        {"when fire 20 move 1", ""},
        {"when fire 21 move 1", "when fire takes a number from 1 to 20, not '21' (character 11)"},
        {"when flying move 1", "when does not take 'flying' (character 6); expected one of attack, boost, "
                               "boost_sole, boost_tie, fire, fire_all, swap, swap_colour"},
        {"suport red", "unknown verb 'suport' at character 1; did you mean 'support'?"},
        {"attack own 1", "'attack' does not stand on a character, only on a dragon (character 1)"},
        {"move 1", "'move' does not stand on a character, only after 'when' (character 1)"},
    };
    for (const auto& [effect, told] : effects)
        EXPECT_EQ(with_effect_of_kafka(effect), told.empty() ? "" : twice(told)) << effect;
}

TEST(Pack, DR_4_DR_7_DR_23_DR_57_DR_71_tiles_racetracks_and_colours_fit_together) {
    constexpr std::string_view corners = "the four corners lie at positions 0, 1, 5 and 6, one each";
    constexpr std::string_view levels = "a corner has levels '1 2', an upper tile '3', a lower tile '4'";
    expect_told({
        {"tiles.csv", "speed_city_gold", "position", "2", corners},
        {"tiles.csv", "speed_city_gold", "position", "1", corners},
        {"tiles.csv", "star_field_red", "levels", "3", levels},
        {"tiles.csv", "speed_city_gold", "levels", "1", levels},
        {"tiles.csv", "star_field_red", "spaces", "9",
         "all upper and lower tiles must have the same number of"},
        {"tiles.csv", "speed_city_gold", "spaces", "12", ""},
        {"tiles.csv", "speed_city_gold", "spaces", "0",
         "0 is out of range; expected a whole number from 1 to 99"},
        {"tiles.csv", "star_field_red", "colour", "blue",
         "another tile has this racetrack in this colour already"},
        {"racetracks.csv", "star_field", "boost_order", "5",
         "place 5 is taken already; give each racetrack its own"},
        {"colours.csv", "red", "id", "pink",
         "colour 1 is 'red', not 'pink': the need columns rely on the order red"},
    });
    EXPECT_THAT(problems(edited_pack().remove("tiles.csv", "star_field_red")),
                HasSubstr("tiles.csv: expected 4 corner, 4 upper and 4 lower tiles, found 4, 4 and 3"));
    EXPECT_THAT(problems(edited_pack().remove("colours.csv", "gold")),
                HasSubstr("colours.csv: expected the four colours red, green, blue, gold, found 3 rows"));
}

TEST(Pack, DR_3_DR_14_DR_19_DR_22_DR_31_DR_75_turns_player_counts_and_trophies_have_bounds) {
    expect_told({
        {"turns.csv", "3", "turn", "4", "turns are numbered 1, 2, …; expected 3 here"},
        {"turns.csv", "1", "explore", "upper", "turn 1 has no explore phase; write 'none'"},
        {"turns.csv", "5", "explore", "upper", "each row has three tiles to turn up"},
        {"turns.csv", "5", "explore", "none", ""},
        {"turns.csv", "5", "explore", "middle",
         "unknown explore 'middle'; expected one of none, upper, lower"},
        {"turns.csv", "7", "deal", "13", "13 is out of range; expected a whole number from 1 to 12"},
        {"turns.csv", "7", "deal", "0", "0 is out of range; expected a whole number from 1 to 12"},
        {"turns.csv", "7", "pass", "rihgt", "unknown pass 'rihgt'; did you mean 'right'?"},
        {"turns.csv", "7", "boost_sole", "10", "10 is out of range; expected a whole number from 0 to 9"},
        {"turns.csv", "7", "boost_tie", "-1", "-1 is out of range; expected a whole number from 0 to 9"},
        {"players.csv", "5", "dragons_in_game", "95", "the labels give 96 dragons in the game, not 95"},
        {"players.csv", "5", "copies", "3", "3 is out of range; expected a whole number from 1 to 2"},
        {"players.csv", "5", "labels", "A D", "unknown word 'D'; expected one of A, B, C"},
        {"players.csv", "5", "players", "6", "one row each for 2 to 8 players; expected 5 here"},
        {"trophies.csv", "trophy_3", "place", "4", "places go up from 1; expected 3 here"},
    });
    homestretch::EditedPack longer = edited_pack();
    for (int turn = 8; turn <= 10; ++turn) longer.add("turns.csv", fmt::format("{},none,3,left,1,1,D", turn));
    EXPECT_EQ(problems(longer), "");
    EXPECT_EQ(problems(longer.add("turns.csv", "11,none,3,left,1,1,D")),
              "turns.csv:12, column turn: a game has at most 10 turns");
    EXPECT_EQ(problems(edited_pack().remove("players.csv", "8")),
              "players.csv: expected one row each for 2 to 8 players, found 6");
    EXPECT_EQ(problems(edited_pack().remove("trophies.csv", "trophy_8")),
              "trophies.csv: expected 8 trophies, found 7");
}

TEST(Pack, an_empty_table_and_a_missing_column_are_problems) {
    Pack pack = standard_pack();
    for (homestretch::Table& table : pack.tables) {
        if (table.file == "dragons.csv" || table.file == "turns.csv") table.rows.clear();
    }

    EXPECT_THAT(refusal(4, {}, pack), HasSubstr("dragons.csv: expected at least one dragon"));
    EXPECT_THAT(refusal(4, {}, pack), HasSubstr("turns.csv: expected at least one turn"));
    EXPECT_EQ(problems(edited_pack().replace("trophies.csv", "name", "nam")),
              "trophies.csv:1: column name is missing; rename column 'nam' if it is meant\n"
              "trophies.csv:1: unknown column 'nam'; did you mean 'name'?");
}

// ---- packs that can be played otherwise

TEST(Pack, DR_7_DR_89_the_lap_is_the_sum_of_the_ten_tiles) {
    const Pack pack = edited_pack().set("tiles.csv", "wyrm_woods_green", "spaces", "12").pack();

    const Json view = a_race().with_pack(pack).distances({19, 20}).drafting().view(spectator);

    EXPECT_EQ(view["lap"], 84);
    EXPECT_EQ(view["players"][0]["tile"], 1);
    EXPECT_EQ(view["players"][1]["tile"], 2);
}

TEST(Pack, DR_71_boosts_are_judged_in_the_order_of_the_pack) {
    const Pack pack = edited_pack().set("racetracks.csv", "speed_city", "boost_order", "8").pack();
    Race race = a_race().with_pack(pack).racing(ann);

    race.everybody_rests();

    EXPECT_THAT(race.story(spectator, "boosted").back(), HasSubstr("Speed City"));
}

TEST(Pack, DR_22_DR_29_a_turn_without_explore_leaves_tiles_and_trophies_and_the_next_one_goes_on) {
    const Pack pack = edited_pack().set("turns.csv", "3", "explore", "none").pack();
    const Position position = a_race().with_pack(pack).distances({0, 50});

    Race third = Position(position).on_turn(2).racing(ben);
    third.everybody_rests();
    const Race fourth = Position(position).on_turn(4).exploring();

    EXPECT_EQ(third.turn(), 3);
    EXPECT_EQ(third.view(spectator)["tiles"]["upper"], Ids{"frozen_cove_green"});
    EXPECT_EQ(third.of(ann)["trophy"], 1);
    EXPECT_EQ(fourth.view(spectator)["tiles"]["upper"], (Ids{"frozen_cove_green", "wyrm_woods_red"}));
}

// ---- what is agreed on in the manifest

TEST(Pack, DR_99_DR_101_DR_103_DR_108_a_pack_may_set_defaults_for_options_and_players_may_overrule_them) {
    const auto with_options = [](std::string_view lines) {
        return edited_pack().add("pack.toml", fmt::format("\n[options]\n{}", lines)).pack();
    };
    const Pack pack = with_options("advanced_characters = false\nself_attack_bonus = \"off\"\n"
                                   "attack_answer = \"dragons_only\"");

    EXPECT_FALSE(rules_for(3, {}, pack)->self_attack_pays);
    EXPECT_TRUE(rules_for(3, {}, pack)->attacks_need_cards);
    EXPECT_FALSE(rules_for(3, {{"attack_answer", "any_support"}}, pack)->attacks_need_cards);
    EXPECT_THAT(refusal(4, {}, pack),
                HasSubstr("these options allow only 3 characters, too few for 4 players"));
    EXPECT_EQ(refusal(4, {{"advanced_characters", "on"}}, pack), "");
    EXPECT_EQ(refusal(2, {}, with_options("advanced_characters = true")), ""); // a default is not asking
    EXPECT_EQ(refusal(4, {}, with_options("self_atack_bonus = \"off\"")),
              "pack.toml: there is no option 'self_atack_bonus'; did you mean 'self_attack_bonus'?");
}

TEST(Pack, DR_19_the_decisions_of_a_match_are_bounded_by_what_is_dealt) {
    constexpr std::size_t each =
        1 + 2 * (3 + 4 + 5 + 6 + 7 + 8 + 9) + 7; // a character, picks and attacks, swaps

    EXPECT_EQ(Game::decision_bound(*rules_for(2)), 2 * each);
    EXPECT_EQ(Game::decision_bound(*rules_for(8)), 8 * each);
}

// ---- tables that are refused, and why

TEST(Options, DR_1_DR_10_DR_13_DR_99_DR_100_DR_106_DR_107_DR_108_refused_tables_say_what_would_do) {
    const auto fixed = [](const std::string& ids) { return OptionTexts{{"characters", "fixed:" + ids}}; };
    const OptionTexts normal{{"advanced_characters", "off"}};
    const OptionTexts cards{{"unique_by", "card"}};
    const OptionTexts normal_cards{{"advanced_characters", "off"}, {"unique_by", "card"}};
    struct Refused {
        std::size_t players = 0;
        OptionTexts options{};
        std::string_view why{};
    };
    const std::vector<Refused> refused{
        {1, {}, "Dragon Racer is for 2 to 8 players, not 1"},
        {9, {}, "Dragon Racer is for 2 to 8 players, not 9"},
        {3, fixed("rowan,li"), "characters=fixed needs one character for each of the 3 seats, not 2"},
        {2, fixed("rowan,shavna"), "unknown character 'shavna'; did you mean 'shawna'?"},
        {2, fixed("rowan,kafka"), "Kafka is an advanced character, and this table allows only normal ones"},
        {3, fixed("li,shawna,rowan"),
         "Shawna cannot sit at this table twice; both sides of a character card count as one"},
        {5, fixed("li,shawna,rowan,kafka,mingzhu"), ""},
        {5, fixed("li,shawna,rowan,kafka,li"), "Li cannot sit at this table twice"},
        {2, {{"characters", "chose"}}, "option characters has no value 'chose'; did you mean 'choose'?"},
        {3, {{"first_chooser", "3"}}, "option first_chooser is a whole number from 0 to 2, not '3'"},
        {2, {}, ""},
        {2,
         {{"advanced_characters", "on"}},
         "with 2 players only normal characters are allowed; leave out advanced_characters or set it to off"},
        {3, normal, ""},
        {4, normal,
         "these options allow only 3 characters, too few for 4 players; there are more with "
         "advanced_characters=on"},
        {6, normal, ""},
        {7, normal,
         "these options allow only 6 characters, too few for 7 players; there are more with "
         "advanced_characters=on"},
        {5, normal_cards,
         "these options allow only 3 characters, too few for 5 players; there are more with "
         "advanced_characters=on, unique_by=character"},
        {6, cards, ""},
        {7, cards,
         "these options allow only 6 characters, too few for 7 players; there are more with "
         "unique_by=character"},
    };
    for (const Refused& table : refused)
        EXPECT_EQ(refusal(table.players, table.options), table.why) << table.players << ' ' << table.why;
}

TEST(Options, DR_105_every_option_names_the_rule_that_explains_it) {
    Texts rules;
    for (const homestretch::OptionSpec& option : Game::options()) rules.emplace_back(option.rule);

    EXPECT_THAT(rules,
                ::testing::ElementsAre("DR-99", "DR-100", "DR-101", "DR-102", "DR-103", "DR-104", "DR-105"));
}

} // namespace
} // namespace dragon_racer::tests
