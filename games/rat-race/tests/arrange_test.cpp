#include "games/rat-race/tests/fixtures.h"

// Positions that people write: what is filled in, and what cannot be.

namespace rat_race::tests {
namespace {

using ::testing::HasSubstr;

TEST(Arrange, RR_95_any_and_rest_are_filled_in) {
    const Play play = a_table(3).hand(ann, {"I08", "any"}).pile({"A05", "rest"}).begin();

    EXPECT_EQ(play.dump()["players"][0]["hand"].size(), 2U);
    EXPECT_EQ(play.dump()["pile"][0], "A05");
    EXPECT_EQ(play.dump()["pile"].size(), 125U - 6U);
}

TEST(Arrange, RR_5_every_card_lies_somewhere_once) {
    EXPECT_THAT(a_table(3).hand(ann, {"I01", "I01"}).mistake(),
                HasSubstr("players.0.hand.1: every 'I01' lies somewhere else already"));
    EXPECT_THAT(a_table(3).pile({"I01"}).mistake(), HasSubstr("these lie nowhere: I0"));
    EXPECT_THAT(a_table(3).bank(ann, {"rest"}).mistake(), HasSubstr("\"rest\" stands in one place only"));
    EXPECT_THAT(a_table(3).hand(ann, {"I99", "any"}).mistake(), HasSubstr("unknown card 'I99'"));
    EXPECT_THAT(a_table(3).hand(ann, {"I04 known 0", "any"}).mistake(),
                HasSubstr("'I04 known 0' is no card"));
    EXPECT_THAT(a_table(3).hand(ann, {"I04 known 2 1", "any"}).mistake(), HasSubstr("in ascending order"));
    EXPECT_THAT(a_table(3).hand(ann, {"I04 up", "any"}).mistake(),
                HasSubstr("only banked cards lie face up"));
    EXPECT_THAT(a_table(3).row("ant", {"A01"}).mistake(), HasSubstr("A01 is no Issue"));
}

TEST(Arrange, RR_58_the_board_must_be_possible) {
    EXPECT_THAT(a_table(4).riots({"2,0"}).mistake(), HasSubstr("this field never riots"));
    EXPECT_THAT(a_table(4).riots({"1,4", "2,4"}).mistake(), HasSubstr("two Riot Fields never touch"));
    EXPECT_THAT(a_table(4).riots({"0,6", "1,4", "0,6"}).mistake(),
                HasSubstr("riots.2: this field is listed twice"));
    EXPECT_EQ(a_table(4).riots({"0,6", "1,4"}).begin().dump()["riots"], Json({"1,4", "0,6"}));
    EXPECT_THAT(a_table(4).riots({"9,9"}).mistake(), HasSubstr("unknown field '9,9'"));
    EXPECT_THAT(a_table(4).riots({"2,4"}).token("ant", "2,4").mistake(), HasSubstr("riot_occupied=yes"));
    EXPECT_THAT(a_table(4).token("ant", "throne").mistake(),
                HasSubstr("whoever stands on the Throne has won"));
}

TEST(Arrange, RR_18_the_decision_must_be_possible) {
    EXPECT_THAT(a_table(3).phase("riot").mistake(), HasSubstr("expected the card whose effect asks"));
    EXPECT_THAT(a_table(3).phase("vote").mistake(), HasSubstr("first_player=election"));
    EXPECT_THAT(a_table(3).set("pending", {1}).mistake(),
                HasSubstr("pending: expected the active seat alone"));
    EXPECT_THAT(a_table(3).set("placing", "I08").mistake(),
                HasSubstr("placing: expected the Issue to be placed"));
    EXPECT_THAT(a_table(3).hand(ann, {}).mistake(), HasSubstr("there is nothing to choose"));
    EXPECT_THAT(a_table(3).phase("finished").set("pending", Json::array()).mistake(), HasSubstr("Councilor"));
    EXPECT_EQ(a_table(3).set("turns", 999).mistake(), "");
    EXPECT_THAT(a_table(3).set("turns", 1000).mistake(), HasSubstr("turns"));
    EXPECT_THAT(a_table(3, {{"turn_limit", "120"}}).set("turns", 120).mistake(), HasSubstr("turns"));
}

TEST(Arrange, RR_98_commits_must_fit) {
    Json dump = a_table(3)
                    .hand(ann, {"A10", "I01"})
                    .hand(ben, {"I20", "A06"})
                    .hand(cleo, {"I22", "I23"})
                    .begin()
                    .does(ann, "play A10")
                    .does(ben, "discard I20")
                    .dump();
    const auto rules = rules_for(3);
    ASSERT_EQ(homestretch::arrange_mistake<Game>(*rules, dump), "");

    dump["players"][1]["commits"] = {"I22"};

    EXPECT_THAT(homestretch::arrange_mistake<Game>(*rules, dump), HasSubstr("this card cannot be picked"));
}

} // namespace
} // namespace rat_race::tests
