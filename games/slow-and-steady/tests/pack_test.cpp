#include "games/slow-and-steady/tests/fixtures.h"

// What a designer is told about a pack that cannot be played, and what an edited pack may do.

namespace slow_and_steady::tests {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

// The standard pack with one cell changed.
std::string told(std::string_view file, std::string_view row, std::string_view column,
                 const std::string& value) {
    Pack pack = standard_pack();
    cell(pack, file, row, column) = value;
    return refusal(pack);
}
std::string told_of(std::string_view card, std::string_view column, const std::string& value) {
    return told("special_cards.csv", card, column, value);
}

TEST(Pack, SS_28_effects_are_checked_word_by_word) {
    EXPECT_THAT(
        told_of("S01", "resource_effect", "cul 5 1"),
        HasSubstr("special_cards.csv:2, column resource_effect: unknown verb 'cul' at character 1; did "
                  "you mean 'cull'?"));
    EXPECT_THAT(told_of("S01", "resource_effect", "cull 5 10"), HasSubstr("a number from 1 to 9, not '10'"));
    EXPECT_THAT(told_of("S10", "resource_effect", "power 0 pick"), HasSubstr("a change of 0 does nothing"));
    EXPECT_THAT(told_of("S10", "resource_effect", "power -2 everywhere"), HasSubstr("everywhere"));
    EXPECT_THAT(told_of("S01", "challenge_effect", ""), HasSubstr("the cell is empty"));
    EXPECT_THAT(told_of("S42", "resource_effect",
                        "confidence 1; confidence 1; confidence 1; confidence 1; confidence 1"),
                HasSubstr("a side has at most 4 steps, not 5"));
}

TEST(Pack, SS_56_no_side_has_steps_or_counters_of_the_other) {
    EXPECT_THAT(told_of("S16", "resource_effect", "vary special_power 1"), HasSubstr("special_power"));
    EXPECT_THAT(told_of("S16", "resource_effect", "vary top_power 1"), HasSubstr("top_power"));
    EXPECT_THAT(told_of("S16", "resource_effect", "vary columns 1"), HasSubstr("columns"));
    EXPECT_THAT(told_of("S03", "challenge_effect", "vary if_last 1"), HasSubstr("if_last"));
    EXPECT_THAT(told_of("S02", "challenge_effect", "token 2"),
                HasSubstr("'token' does not stand on a challenge side, only on a resource side"));
    EXPECT_THAT(told_of("S02", "resource_effect", "draw 1"),
                HasSubstr("'draw' does not stand on a resource side, only on a challenge side"));
}

TEST(Pack, SS_65_nothing_breaks_itself) {
    EXPECT_THAT(told_of("S05", "challenge_effect", "break self even"), HasSubstr("self"));
    EXPECT_EQ(told_of("S05", "challenge_effect", "break left free"), "");
}

TEST(Pack, SS_57_the_variable_mark_agrees_with_the_effect) {
    EXPECT_EQ(told_of("S03", "challenge_variable", "no"),
              "special_cards.csv:4, column challenge_variable: the effect has a `vary` step; write yes");
    EXPECT_EQ(
        told_of("S01", "resource_variable", "yes"),
        "special_cards.csv:2, column resource_variable: no step of the effect is `vary`; write no or add "
        "one");
    EXPECT_THAT(told_of("S48", "resource_effect", "vary if_low 2 2"), HasSubstr("vary"));
}

TEST(Pack, SS_15_there_are_enough_special_cards_and_each_is_there_once) {
    EXPECT_THAT(told_of("S01", "copies", "2"), HasSubstr("every special card exists once"));
    EXPECT_THAT(told_of("S01", "id", "B1"), HasSubstr("'B1' is a basic card already"));
    EXPECT_THAT(told_of("S01", "resource_power", "5"), HasSubstr("resource_power"));
    Pack few = standard_pack();
    few.tables[1].rows.resize(31);
    EXPECT_THAT(refusal(few), HasSubstr("4 players draft 32 special cards, and there are only 31"));
    Pack enough = standard_pack();
    enough.tables[1].rows.resize(32);
    EXPECT_EQ(refusal(enough, 4), "");
}

TEST(Pack, SS_3_a_starter_deck_has_the_powers_1_to_4) {
    EXPECT_THAT(told("basic_cards.csv", "B2", "challenge_power", "3"),
                HasSubstr("a basic card has the same power on both sides: 2"));
    EXPECT_THAT(told("basic_cards.csv", "B2", "resource_power", "3"),
                HasSubstr("row 2 is the basic card with power 2, not 3"));
    Pack three = standard_pack();
    three.tables[0].rows.pop_back();
    EXPECT_THAT(refusal(three), HasSubstr("expected four basic cards with the powers 1, 2, 3 and 4"));
}

TEST(Pack, SS_89_every_score_has_one_title) {
    EXPECT_THAT(told("ratings.csv", "4", "from", "5"), HasSubstr("expected 4: every score has one title"));
    EXPECT_THAT(told("ratings.csv", "14", "to", "20"), HasSubstr("the last title must reach to 99 hearts"));
}

// ---- limits that the standard cards stay far below

TEST(Pack, SS_100_effects_nest_sixteen_deep) {
    Pack pack = standard_pack();
    const Texts chain{"S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10",
                      "S11", "S12", "S13", "S14", "S15", "S16", "S17", "S18", "S19", "S20"};
    for (const std::string& card : chain) {
        cell(pack, "special_cards.csv", card, "challenge_effect") = "replace strongest";
        cell(pack, "special_cards.csv", card, "challenge_variable") = "no";
    }
    cell(pack, "special_cards.csv", "S01", "challenge_effect") = "forget 1 first";

    // Each new challenge replaces another one, and that one's place is taken by the next.
    Play play = Position(3, {{"challenge_refill", "none"}}, pack)
                    .challenges({"S01", "S02"})
                    .hand(ann, {"B1", "B2"})
                    .challenge_deck(Texts(chain.begin() + 2, chain.end()))
                    .begin();
    play.does(ann, "forget B1");

    EXPECT_EQ(play.state().open.activations, 17); // the first had ended
    EXPECT_EQ(play.state().open.challenge_discard.size(), 16U);
    EXPECT_EQ(play.state().challenge_deck.size(), 2U); // the seventeenth of the chain was only marked
    EXPECT_EQ(play.state().open.stage, Stage::Play);
    EXPECT_THAT(play.story(ben), Contains(HasSubstr("took no effect: Homestretch allows 16 effects inside")));
}

} // namespace
} // namespace slow_and_steady::tests
