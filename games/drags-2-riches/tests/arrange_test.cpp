#include "games/drags-2-riches/tests/fixtures.h"

// Positions that people write: what is filled in, and what cannot be.

namespace drags_2_riches::tests {
namespace {

using ::testing::HasSubstr;

TEST(Arrange, D2R_5_any_and_rest_are_filled_in) {
    const Play play = a_table(2).hand(ann, {"H15", "any"}).begin();

    EXPECT_EQ(play.of(ann)["hand"].size(), 2U);
    EXPECT_EQ(play.dump()["draw_pile"].size(), 75U - 8U - 1U);
    EXPECT_EQ(play.dump()["trash"].size(), 16U - 2U - 10U);
}

TEST(Arrange, D2R_3_every_card_lies_somewhere_once) {
    EXPECT_THAT(a_table(2).hand(ann, {"H01", "H01"}).mistake(),
                HasSubstr("players.0.hand.1: every 'H01' lies somewhere else already"));
    EXPECT_THAT(a_table(2).set("draw_pile", Json::array()).set("trash", Json::array()).mistake(),
                HasSubstr("these lie nowhere: H09"));
    EXPECT_THAT(a_table(2).wardrobe(ann, {"rest"}).mistake(), HasSubstr("\"rest\" stands in one place only"));
    EXPECT_THAT(a_table(2).hand(ann, {"H99"}).mistake(), HasSubstr("unknown card 'H99'"));
    EXPECT_THAT(a_table(2).set(ann, "hand", {"C-S", "H01"}).mistake(),
                HasSubstr("cards that have no order are listed in the order of their table"));
    EXPECT_THAT(a_table(2).set("market", {"S-H"}).mistake(), HasSubstr("expected 8 items, found 1"));
    EXPECT_THAT(a_table(2).market({"S-H"}).mistake(), HasSubstr("this card is not for sale"));
}

TEST(Arrange, D2R_28_looks_and_marks_must_be_possible) {
    EXPECT_THAT(a_table(2)
                    .set(ann, "look",
                         {{"Hair", "O01"},
                          {"Outfit", nullptr},
                          {"Heels", nullptr},
                          {"Makeup", nullptr},
                          {"Accessories", nullptr}})
                    .mistake(),
                HasSubstr("O01 is not worn on this slot"));
    EXPECT_THAT(a_table(2).set(ann, "look_known", {{"Hair", {"1"}}}).mistake(),
                HasSubstr("expected a category in which a card is worn"));
    EXPECT_THAT(a_table(3).look(ann, {"H01"}).set(ann, "look_known", {{"Hair", {"spectator"}}}).mistake(),
                HasSubstr("what a spectator knows everybody knows"));
    EXPECT_THAT(a_table(2).hand(ann, {"H01"}).set(ann, "hand_known", {{"1", {"H02"}}}).mistake(),
                HasSubstr("no such card lies there"));
    EXPECT_THAT(a_table(2).hand(ann, {"H01"}).set(ann, "hand_known", {{"0", {"H01"}}}).mistake(),
                HasSubstr("expected another player's seat"));
    EXPECT_THAT(a_table(3).hand(ann, {"H01"}).set(ann, "hand_known", {{"spectator", {"H01"}}}).mistake(),
                HasSubstr("what a spectator knows everybody knows"));
}

TEST(Arrange, D2R_17_a_wardrobe_holds_what_went_there) {
    EXPECT_THAT(a_table(2).wardrobe(ann, {"H01"}).set(ann, "washed", {"H02"}).mistake(),
                HasSubstr("the Wardrobe holds a card that did not go there"));
    EXPECT_THAT(a_table(2).set(ann, "washed", {"H02", "H02"}).mistake(),
                HasSubstr("there are not so many of this card"));
    EXPECT_EQ(a_table(2).wardrobe(ann, {"H01"}).set(ann, "washed", {"H01", "H02"}).mistake(), "");
}

TEST(Arrange, D2R_72_an_empty_slot_means_an_empty_pile) {
    EXPECT_THAT(a_table(2)
                    .market({"H01"})
                    .set("market", Json::parse(R"([null, "any", "any", "any", "any",
                                                                         "any", "any", "any"])"))
                    .mistake(),
                HasSubstr("a slot is empty only when the draw pile is"));
    EXPECT_THAT(a_table(2).set("reserve", 8).mistake(), HasSubstr("0 cards are laid aside for the Tour"));
}

TEST(Arrange, D2R_11_events_must_fit_the_round) {
    EXPECT_THAT(a_table(2).set("event_stack", {"E02", "rest"}).set("round", 3).mistake(),
                HasSubstr("1 events have been turned up, so this is round 1"));
    EXPECT_THAT(a_table(2).set(ann, "won", {"E01"}).mistake(), HasSubstr("lies somewhere else already"));
    EXPECT_THAT(a_table(2).set(ann, "won", {"E05"}).set("round", 2).mistake(),
                HasSubstr("a Shopping Spree is won by nobody"));
    EXPECT_THAT(a_table(2).event("E15").mistake(), HasSubstr("the phase \"tour\" belongs to the Tour alone"));
    EXPECT_THAT(a_table(2).event("E05").look(ann, {"H01"}).phase("declarations", "declare").mistake(),
                HasSubstr("a Shopping Spree has no Event Phase"));
}

TEST(Arrange, D2R_111_the_decision_must_be_one_that_is_asked) {
    EXPECT_THAT(a_table(2).hand(ann, {}).mistake(), HasSubstr("this is not asked here"));
    EXPECT_THAT(a_table(2).phase("werk", "werk").mistake(), HasSubstr("this is not asked here"));
    EXPECT_THAT(a_table(2).phase("werk", "play").mistake(),
                HasSubstr("\"play\" is not decided in phase \"werk\""));
    EXPECT_THAT(a_table(2).set("pending", {1}).mistake(), HasSubstr("this is not asked here"));
    EXPECT_THAT(a_table(2).phase("playing", "target").mistake(),
                HasSubstr("expected one to three effects, the one that asks last"));
    EXPECT_THAT(a_table(2).phase("declarations", "declare").mistake(),
                HasSubstr("only who has a Look declares"));
    EXPECT_THAT(a_table(2).phase("last-minute", "last-minute").mistake(),
                HasSubstr("is not decided in phase"));
    EXPECT_EQ(a_table(2).hand(ann, {}).set("decision", "next").begin().asked(), SeatSet::only(ben));
}

TEST(Arrange, D2R_36_waiting_effects_must_fit) {
    Json dump = a_table(3)
                    .hand(ann, {"L05", "C-G"})
                    .hand(ben, {"L02"})
                    .begin()
                    .does(ann, "activate L05")
                    .does(ann, "target 1")
                    .dump();
    const auto rules = rules_for(3, {{"characters", "none"}, {"first_player", "0"}});
    ASSERT_EQ(homestretch::arrange_mistake<Game>(*rules, dump), "");
    const auto mistake = [&](std::string_view key, const Json& value, const Json& progress) {
        Json changed = dump;
        changed["effects"][0][std::string(key)] = value;
        changed["effects"][0]["progress"] = progress;
        return homestretch::arrange_mistake<Game>(*rules, changed);
    };

    const Json none_passed{{"passed", 0}};
    EXPECT_THAT(mistake("source", "H04", Json::object()), HasSubstr("it has no such effect"));
    EXPECT_THAT(mistake("victims", {0}, none_passed), HasSubstr("nobody throws Shade at herself"));
    EXPECT_THAT(mistake("victims", {2}, none_passed), HasSubstr("this is not asked here"));
    EXPECT_THAT(mistake("step", 2, Json::object()), HasSubstr("this is not asked here"));
    EXPECT_THAT(mistake("step", 2, none_passed), HasSubstr("effects.0.progress: unknown key 'passed'"));
    EXPECT_THAT(mistake("seat", 1, none_passed), HasSubstr("a reversal is against the active player"));
    EXPECT_THAT(mistake("reversal", true, {{"passed", 0}, {"taken", 0}}), HasSubstr("effects.0.reversal"));
    EXPECT_THAT(mistake("laid", false, {{"passed", 5}}), HasSubstr("effects.0.progress.passed"));
    EXPECT_THAT(mistake("source", "L03", none_passed), HasSubstr("L03 does not lie in the Activated zone"));
    EXPECT_THAT(mistake("reversers", {1}, none_passed), HasSubstr("who reverses does not suffer"));
}

} // namespace
} // namespace drags_2_riches::tests
