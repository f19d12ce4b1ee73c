#include "games/rat-race/tests/fixtures.h"

#include <algorithm>

namespace rat_race::tests {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;

std::string text_of_card(std::string_view id, const std::string& effect = "") {
    Pack pack = standard_pack();
    if (!effect.empty()) cell(pack, id.front() == 'I' ? "issues.csv" : "actions.csv", id, "effect") = effect;
    for (const homestretch::CardWords& card : Game::cards(*rules_for(3, {}, pack))) {
        if (card.id == id) return card.text;
    }
    return "";
}

// Titles of a kind of Issue, by ideal.
Texts issues_with(std::string_view ideal) {
    const auto rules = rules_for(3);
    Texts names;
    for (std::size_t i = 0; i < rules->issue_titles; ++i) {
        if (rules->id(rules->titles[i].ideal) == ideal) names.push_back(rules->title_words.name(i));
    }
    return names;
}

TEST(Texts, RR_27_card_texts_are_written_by_their_effects) {
    EXPECT_EQ(text_of_card("A17"), "Draw 3 cards. Discard 2 cards from your hand.");
    EXPECT_EQ(text_of_card("I22"), "You may bank 1 card from your hand.");
    EXPECT_EQ(text_of_card("A25"),
              "Return 1 of your banked cards to your hand. Bank 2 cards from your hand.");
    EXPECT_EQ(text_of_card("A14"), "You may calm up to 2 Riot Fields. Draw 1 card.");
    EXPECT_EQ(text_of_card("I15"), "Move one Councilor who is in front 1 step back.");
    EXPECT_EQ(text_of_card("A13"), "Move any one Councilor 1 step forward, whatever its ideals.");
    EXPECT_EQ(text_of_card("A09"),
              "Move one Councilor who is last 1 step forward, also onto a field that is taken.");
    EXPECT_EQ(text_of_card("A02"),
              "Draw as many cards as there are players. Choose 1 card from your hand for each "
              "player, yourself included; they bank it.");
    EXPECT_EQ(text_of_card("A04"), "You may play 1 more Issue.");
    EXPECT_EQ(text_of_card("I08", "peek-bank 2; step here either 2"),
              "Look through the banks of 2 other players. Move this Councilor 2 steps forward or back.");
}

TEST(Texts, RR_85_the_laurel_issues_have_feet) {
    const auto rules = rules_for(3);
    EXPECT_THAT(issues_with("laurel"),
                ::testing::UnorderedElementsAre("V.I.P. Lane", "Go Forth and Multiply", "No to Nuclear",
                                                "Protect our Borders", "Diversity", "No Ant brutality",
                                                "Unseeable"));
    for (std::size_t i = 0; i < rules->issue_titles; ++i)
        EXPECT_EQ(rules->titles[i].feet, rules->titles[i].ideal == Ideal::Laurel);
}

TEST(Texts, RR_86_one_action_of_each_councilor_starts_two_riots) {
    std::array<int, councilor_count> found{};
    const auto rules = rules_for(3);
    for (const std::string_view id : {"A01", "A06", "A11", "A16", "A21"}) {
        EXPECT_EQ(text_of_card(id), "Let 2 fields riot, none of them beside another riot.");
        const Title& title = rules->title(static_cast<TitleId>(*rules->title_words.find(id)));
        for (std::size_t i = 0; i < found.size(); ++i) found[i] += title.symbols[i];
    }
    EXPECT_EQ(found, (std::array<int, councilor_count>{1, 1, 1, 1, 1}));
}

TEST(Texts, RR_87_the_hands_issues_move_back_who_is_in_front) {
    EXPECT_THAT(issues_with("hands"),
                ::testing::UnorderedElementsAre("Catch Up", "One bite at the time", "Plastic Soup",
                                                "Organisation Creates Diversity", "Equality of the Sexes",
                                                "Divine Intervention", "Speaking in Tongues"));
}

TEST(Texts, RR_77_every_councilor_has_27_symbols) {
    const auto rules = rules_for(3);
    std::array<int, councilor_count> symbols{};
    int cards = 0;
    for (const Title& title : rules->titles) {
        cards += title.copies;
        for (std::size_t i = 0; i < symbols.size(); ++i) symbols[i] += title.copies * title.symbols[i];
    }
    EXPECT_EQ(cards, 125);
    EXPECT_EQ(symbols, (std::array<int, councilor_count>{27, 27, 27, 27, 27}));
}

TEST(Texts, RR_41_a_closed_field_says_why) {
    const Play play = a_table(4)
                          .phase("move")
                          .token("ant", "2,3")
                          .token("bull", "1,4")
                          .token("rat", "2,2")
                          .row("ant", {"I08", "I15", "I29"})
                          .riots({"2,4"})
                          .begin();

    EXPECT_THAT(play.reasons(ann), IsSupersetOf({"1,4: Ant: another Councilor stands there (RR-44)",
                                                 "2,4: Ant: a riot bars the way (RR-56)",
                                                 "1,3: Rat needs fist and hands (RR-41)"}));
}

TEST(Texts, RR_37_a_locked_councilor_says_why) {
    const Play play = a_table(4).phase("move").row("bear", {"I06"}).begin();

    EXPECT_THAT(play.reasons(ann), Contains("ant: Feet: only Polar bear may move (RR-37)"));
}

TEST(Texts, RR_101_a_field_that_cannot_riot_says_why) {
    Play play = a_table(4)
                    .hand(ann, {"A06", "I01"})
                    .token("rat", "1,4")
                    .token("elephant", "1,2")
                    .riots({"3,5", "0,6"})
                    .begin();

    play.does(ann, "play A06");

    EXPECT_THAT(play.reasons(ann),
                IsSupersetOf({": this field never riots (RR-57)", "2,0: this field never riots (RR-57)",
                              "0,6: it riots already (RR-57)", "1,4: a Councilor stands there (RR-57)",
                              "0,7: it touches another riot (RR-58)"}));
    EXPECT_THAT(play.drawing(ann), HasSubstr("1,2  1,4: a Councilor stands there"));
    EXPECT_THAT(play.drawing(ann), HasSubstr("3,5  0,6: it riots already"));
    EXPECT_THAT(play.drawing(ben), ::testing::Not(HasSubstr("riots already")));
}

TEST(Texts, RR_101_a_way_that_would_be_closed_is_named) {
    Play play = a_table(4).hand(ann, {"A06", "I01"}).token("elephant", "1,2").riots({"0,6"}).begin();
    play.does(ann, "play A06");
    EXPECT_THAT(play.reasons(ann), Contains("1,4: it would leave Elephant no way to the Throne (RR-60)"));

    Play strict = a_table(4, {{"riot_path", "every_field"}}).hand(ann, {"A06", "I01"}).riots({"0,6"}).begin();
    strict.does(ann, "play A06");
    EXPECT_THAT(strict.reasons(ann), Contains("1,4: it would leave no way to the Throne from (1,1) (RR-60)"));
}

TEST(Texts, RR_38_feet_say_whether_they_bind_steps_made_by_cards) {
    const auto text = [](const std::string& scope) {
        return Game::cards(*rules_for(3, {{"feet_scope", scope}})).front().text;
    };
    EXPECT_EQ(Game::cards(*rules_for(3)).front().text, text("move_phase"));
    EXPECT_EQ(text("move_phase"), "Feet: as long as an Active card shows Feet, the Move phase is for "
                                  "Councilors whose Active card does.");
    EXPECT_EQ(text("all_steps"),
              "Feet: as long as an Active card shows Feet, the Move phase and steps made by "
              "cards are for Councilors whose Active card does.");

    const Play play = a_table(3, {{"feet_scope", "all_steps"}}).hand(ann, {"I01", "I02"}).begin();
    EXPECT_THAT(play.described(ann, "play I01"), HasSubstr("steps made by cards"));
}

TEST(Texts, RR_23_every_decision_is_asked_in_words) {
    Play play = a_table(3).hand(ann, {"I28", "A17", "I20"}).begin();
    EXPECT_EQ(play.question(ann), (homestretch::Question{"Play", "Play a card", "RR-23"}));
    EXPECT_EQ(play.question(ben), (homestretch::Question{"Play", "", ""}));
    EXPECT_EQ(play.described(ann, "play I28"),
              "Play Carbon Credits (Polar bear, money): You may bank 1 card from your hand.");

    play.does(ann, "play I28");
    EXPECT_EQ(play.question(ann).ask, "Choose the Councilor who gets Carbon Credits");
    EXPECT_EQ(play.described(ann, "on ant"), "Put Carbon Credits on the Ant: it gains money");

    play.does(ann, "on ant");
    EXPECT_EQ(play.question(ann),
              (homestretch::Question{"Play, Carbon Credits", "Bank a card, or stop", "RR-35"}));

    play.does(ann, "stop");
    EXPECT_EQ(play.described(ann, "move ant 1,0"),
              "Move the Ant to the money field in row 1: 8 steps from the Throne then");

    play.does(ann, "move ant 1,0");
    EXPECT_EQ(play.question(ann).phase, "Draw or bank, pick 1 of 2");
    EXPECT_EQ(play.described(ann, "bank I20"), "Bank Catch Up (Rat, hands), face down");
}

TEST(Texts, RR_89_who_gets_a_card_is_said_with_it) {
    Play play = a_table(3).hand(ann, {"A02", "I20"}).pile({"I01", "I02", "I03", "rest"}).begin();

    play.does(ann, "play A02");
    EXPECT_EQ(play.question(ann).ask, "Choose a card for your own bank");

    play.does(ann, "give I01");
    EXPECT_EQ(play.question(ann).ask, "Choose a card for this player's bank");
    EXPECT_EQ(play.described(ann, "give I20"), "Give Catch Up (Rat, hands): it goes into seat 1's bank");
}

TEST(Texts, RR_95_the_terminal_draws_field_tokens_riots_and_ideals) {
    const Play play = a_table(4)
                          .phase("move")
                          .token("rat", "5,1")
                          .row("rat", {"I07", "I18"})
                          .riots({"2,4"})
                          .bank(ben, {"I20 known 0", "A06"})
                          .begin();

    const std::string picture = play.drawing(ann);

    EXPECT_THAT(picture, HasSubstr("<THRONE>"));
    EXPECT_THAT(picture, HasSubstr("[###]"));
    EXPECT_THAT(picture, HasSubstr("[LFHMP]"));
    EXPECT_THAT(picture, HasSubstr(">[F]"));
    EXPECT_THAT(picture, HasSubstr("5,1 R"));
    EXPECT_THAT(picture, HasSubstr("off the board: ABEP"));
    EXPECT_THAT(picture, HasSubstr("R Rat          L  .  H  M  ."));
    EXPECT_THAT(picture, HasSubstr("*Organisation Creates Diversity"));
    EXPECT_THAT(picture, HasSubstr("you know in the bank: Catch Up R/H; 1 more"));
    EXPECT_THAT(play.drawing(spectator), ::testing::Not(HasSubstr("Catch Up")));
}

TEST(Texts, RR_76_the_end_is_told_with_every_bank) {
    Play play = a_table(3).phase("move").token("rat", "0,7").bank(ann, {"A20", "I22"}).begin();

    play.does(ann, "move rat throne");

    EXPECT_THAT(play.story(ben), IsSupersetOf({"The Rat took the Throne.",
                                               "Seat 0 had 3 symbols banked: Insider Tip and Tax Holiday.",
                                               "You had 0 symbols banked: nothing."}));
    EXPECT_EQ(play.question(ben).phase, "Finished");
}

} // namespace
} // namespace rat_race::tests
