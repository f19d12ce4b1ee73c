#include "games/dragon-racer/tests/edited_pack.h"
#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Key;
using ::testing::Not;
using ::testing::SizeIs;

const std::string with_advanced = "; there are more with advanced_characters=on";
const std::string with_both_sides = "; there are more with unique_by=character";
const std::string with_both = "; there are more with advanced_characters=on, unique_by=character";

OptionTexts fixed(const std::string& characters) {
    return {{"characters", "fixed:" + characters}};
}

OptionTexts normal_only(OptionTexts options = {}) {
    options["advanced_characters"] = "off";
    return options;
}

OptionTexts one_side_of_each_card(OptionTexts options = {}) {
    options["unique_by"] = "card";
    return options;
}

// ---- how characters are given

TEST(Options, DR_99_by_default_characters_are_dealt_at_random) {
    const auto characters = tally(200, [](const Seed& seed) {
        return a_race().with_players(3).from_seed(seed).start().characters()[0];
    });

    EXPECT_THAT(characters, SizeIs(12));
}

TEST(Options, DR_99_fixed_gives_one_character_per_seat_in_seat_order) {
    const Race race = a_race().with_players(3).with("characters", "fixed:kafka,li,bram").start();

    EXPECT_EQ(race.characters(), (Ids{"kafka", "li", "bram"}));
}

TEST(Options, DR_99_choose_asks_the_players) {
    const Race race = a_race().with_players(3).with("characters", "choose").start();

    EXPECT_EQ(race.decision(), "choose_character");
}

TEST(Options, DR_99_fixed_needs_one_known_character_for_each_seat) {
    EXPECT_EQ(refusal(3, fixed("rowan,li")),
              "characters=fixed needs one character for each of the 3 seats, not 2");
    EXPECT_EQ(refusal(2, fixed("rowan,shavna")), "unknown character 'shavna'; did you mean 'shawna'?");
    EXPECT_EQ(refusal(2, {{"characters", "fixed"}}),
              "option characters=fixed needs a list behind a colon, as in characters=fixed:first,second");
    EXPECT_EQ(refusal(2, {{"characters", "chose"}}),
              "option characters has no value 'chose'; did you mean 'choose'?");
}

TEST(Options, DR_100_the_first_chooser_is_a_seat_of_the_table_and_seat_0_by_default) {
    Position position = a_race().with_players(3).with("characters", "choose");

    EXPECT_EQ(position.start().waits_for(), Seats{ann});
    EXPECT_EQ(position.with("first_chooser", "2").start().waits_for(), Seats{cleo});
    EXPECT_EQ(refusal(3, {{"first_chooser", "3"}}),
              "option first_chooser is a whole number from 0 to 2, not '3'");
}

TEST(Options, DR_100_choosing_goes_on_clockwise_past_the_last_seat) {
    Race race = a_race().with_players(3).with("characters", "choose").with("first_chooser", "2").start();

    race.does(cleo, "choose_character li");

    EXPECT_EQ(race.waits_for(), Seats{ann});
}

// ---- which characters are allowed

TEST(Options, DR_101_off_allows_normal_characters_only) {
    const Race on = a_race().with_players(3).with("characters", "choose").start();
    const Race off =
        a_race().with_players(3).with("characters", "choose").with("advanced_characters", "off").start();

    EXPECT_THAT(on.choices(ann), AllOf(SizeIs(12), Contains("choose_character kafka")));
    EXPECT_THAT(off.choices(ann), AllOf(SizeIs(6), Not(Contains("choose_character kafka"))));
}

TEST(Options, DR_101_off_deals_normal_characters_only) {
    const auto characters = tally(200, [](const Seed& seed) {
        return a_race()
            .with_players(3)
            .with("advanced_characters", "off")
            .from_seed(seed)
            .start()
            .characters()[1];
    });

    EXPECT_THAT(characters, ElementsAre(Key("amrita"), Key("katsuro"), Key("li"), Key("rosella"),
                                        Key("rowan"), Key("shawna")));
}

TEST(Options, DR_101_DR_108_two_players_quietly_have_it_off) {
    EXPECT_EQ(refusal(2), "");
    EXPECT_EQ(refusal(2, normal_only()), "");
    EXPECT_THAT(a_race().with("characters", "choose").start().choices(ann), SizeIs(6));
}

TEST(Options, DR_108_asking_for_advanced_characters_with_two_players_is_refused) {
    EXPECT_EQ(
        refusal(2, {{"advanced_characters", "on"}}),
        "with 2 players only normal characters are allowed; leave out advanced_characters or set it to off");
    EXPECT_EQ(refusal(3, {{"advanced_characters", "on"}}), "");
}

TEST(Options, DR_108_a_default_of_the_pack_is_not_asking) {
    const Pack pack = EditedPack().append_to_manifest("\n[options]\nadvanced_characters = true\n").pack();

    EXPECT_EQ(refusal(2, {}, pack), "");
}

TEST(Options, DR_102_unique_by_card_takes_both_sides_of_a_card_away) {
    Race race = a_race().with_players(6).with("characters", "choose").with("unique_by", "card").start();

    race.does(ann, "choose_character kafka");

    EXPECT_THAT(race.choices(ben), AllOf(SizeIs(10), Not(Contains("choose_character mingzhu"))));
}

TEST(Options, DR_102_unique_by_changes_nothing_for_up_to_four_players) {
    Race race = a_race().with_players(4).with("characters", "choose").with("unique_by", "character").start();

    race.does(ann, "choose_character kafka");

    EXPECT_THAT(race.choices(ben), AllOf(SizeIs(10), Not(Contains("choose_character mingzhu"))));
}

TEST(Options, DR_102_with_six_players_and_cards_the_last_seat_chooses_a_side) {
    Race race = a_race().with_players(6).with("characters", "choose").with("unique_by", "card").start();

    race.does(ann, "choose_character kafka")
        .does(ben, "choose_character rowan")
        .does(cleo, "choose_character li");
    race.does(dan, "choose_character rosella").does(eve, "choose_character bram");

    EXPECT_THAT(race.choices(finn), ElementsAre("choose_character zahra", "choose_character teague"));
}

// ---- refused tables

TEST(Options, DR_106_normal_characters_alone_cannot_serve_4_7_or_8_players) {
    EXPECT_EQ(refusal(3, normal_only()), "");
    EXPECT_EQ(refusal(4, normal_only()),
              "these options allow only 3 characters, too few for 4 players" + with_advanced);
    EXPECT_EQ(refusal(5, normal_only()), "");
    EXPECT_EQ(refusal(6, normal_only()), "");
    EXPECT_EQ(refusal(7, normal_only()),
              "these options allow only 6 characters, too few for 7 players" + with_advanced);
    EXPECT_EQ(refusal(8, normal_only()),
              "these options allow only 6 characters, too few for 8 players" + with_advanced);
}

TEST(Options, DR_106_normal_cards_alone_cannot_serve_4_to_8_players) {
    const OptionTexts options = normal_only(one_side_of_each_card());

    EXPECT_EQ(refusal(2, options), "");
    EXPECT_EQ(refusal(3, options), "");
    EXPECT_EQ(refusal(4, options),
              "these options allow only 3 characters, too few for 4 players" + with_advanced);
    EXPECT_EQ(refusal(5, options),
              "these options allow only 3 characters, too few for 5 players" + with_both);
    EXPECT_EQ(refusal(6, options),
              "these options allow only 3 characters, too few for 6 players" + with_both);
    EXPECT_EQ(refusal(7, options),
              "these options allow only 3 characters, too few for 7 players" + with_both);
    EXPECT_EQ(refusal(8, options),
              "these options allow only 3 characters, too few for 8 players" + with_both);
}

TEST(Options, DR_106_six_cards_cannot_serve_7_or_8_players) {
    EXPECT_EQ(refusal(6, one_side_of_each_card()), "");
    EXPECT_EQ(refusal(7, one_side_of_each_card()),
              "these options allow only 6 characters, too few for 7 players" + with_both_sides);
    EXPECT_EQ(refusal(8, one_side_of_each_card()),
              "these options allow only 6 characters, too few for 8 players" + with_both_sides);
}

TEST(Options, DR_10_DR_107_fixed_may_not_give_two_sides_of_a_card_to_up_to_four_players) {
    EXPECT_EQ(refusal(3, fixed("li,shawna,rowan")),
              "Shawna cannot sit at this table twice; both sides of a character card count as one");
    EXPECT_EQ(refusal(3, fixed("li,kafka,rowan")), "");
}

TEST(Options, DR_11_DR_107_fixed_may_give_two_sides_of_a_card_but_no_character_twice_to_more) {
    EXPECT_EQ(refusal(5, fixed("li,shawna,rowan,kafka,mingzhu")), "");
    EXPECT_EQ(refusal(5, fixed("li,shawna,rowan,kafka,li")), "Li cannot sit at this table twice");
}

TEST(Options, DR_102_DR_107_fixed_follows_unique_by_card) {
    EXPECT_EQ(refusal(5, one_side_of_each_card(fixed("li,shawna,rowan,kafka,zahra"))),
              "Shawna cannot sit at this table twice; both sides of a character card count as one");
}

TEST(Options, DR_13_DR_101_DR_107_fixed_may_not_give_an_advanced_character_where_none_is_allowed) {
    EXPECT_EQ(refusal(2, fixed("rowan,kafka")),
              "Kafka is an advanced character, and this table allows only normal ones");
    EXPECT_EQ(refusal(3, normal_only(fixed("rowan,li,kafka"))),
              "Kafka is an advanced character, and this table allows only normal ones");
}

// ---- options of the race and of the screen (DR-103 and DR-104 in effect: race_fire_test, race_attack_test)

TEST(Options, DR_103_DR_104_DR_105_defaults_are_the_values_named_first) {
    const auto rules = rules_for(4);

    EXPECT_FALSE(rules->attacks_need_cards);
    EXPECT_TRUE(rules->self_attack_pays);
    EXPECT_TRUE(rules->draft_notes);
}

TEST(Options, DR_105_notes_are_shown_or_not_and_change_nothing_else) {
    Race shown = a_plain_match(3).start();
    Race hidden = a_plain_match(3).with("draft_notes", "off").start();

    shown.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");
    hidden.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");

    EXPECT_THAT(shown.view(ann)["notes"], SizeIs(1));
    EXPECT_FALSE(hidden.view(ann).contains("notes"));
    EXPECT_EQ(shown.dump(), hidden.dump());
}

TEST(Options, DR_103_a_pack_may_set_another_default_and_players_may_overrule_it) {
    const Pack pack =
        EditedPack().append_to_manifest("\n[options]\nattack_answer = \"dragons_only\"\n").pack();

    EXPECT_TRUE(rules_for(4, {}, pack)->attacks_need_cards);
    EXPECT_FALSE(rules_for(4, {{"attack_answer", "any_support"}}, pack)->attacks_need_cards);
}

TEST(Options, DR_105_every_option_names_the_rule_that_explains_it) {
    Texts rules;
    for (const homestretch::OptionSpec& option : Game::options()) rules.emplace_back(option.rule);

    EXPECT_THAT(rules, ElementsAre("DR-99", "DR-100", "DR-101", "DR-102", "DR-103", "DR-104", "DR-105"));
}

} // namespace
} // namespace dragon_racer::tests
