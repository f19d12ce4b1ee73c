#include "games/slow-and-steady/tests/fixtures.h"

// Positions that cannot be, and why.

namespace slow_and_steady::tests {
namespace {

using ::testing::HasSubstr;

Position a_position() {
    return a_round(3).challenges({"B1", "B2", "B4"});
}

TEST(Arrange, SS_99_every_card_lies_somewhere_once) {
    EXPECT_EQ(a_position().mistake(), "");
    EXPECT_THAT(a_position().hand(ann, {"S01"}).hand(ben, {"S01"}).mistake(),
                HasSubstr("players.1.hand.0: every 'S01' lies somewhere else already"));
    EXPECT_THAT(a_position().set("special_deck", Json::array()).mistake(),
                HasSubstr("these lie nowhere: S01, S02"));
    EXPECT_THAT(a_position().hand(ann, {"S01", "B1"}).mistake(),
                HasSubstr("listed in the order of their table"));
}

TEST(Arrange, SS_15_zones_have_their_sizes) {
    EXPECT_THAT(a_position().deck(ann, {"S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"}).mistake(),
                HasSubstr("a player owns at most 8 cards"));
    EXPECT_THAT(a_position().set("columns", {"B1", "B1", "B2", "B2", "B3", "B3", "B4", "B4", "B4"}).mistake(),
                HasSubstr("columns: expected at most 8 items, found 9"));
}

TEST(Arrange, SS_39_a_decision_must_be_one) {
    Position play = a_position().set("phase", "play").set("decision", "play").set("pending", {0});
    EXPECT_EQ(play.mistake(), "");
    EXPECT_THAT(play.set("pending", {1}).mistake(), HasSubstr("the player in turn decides"));
    EXPECT_THAT(a_position().set("pending", {0}).mistake(), HasSubstr("there is a decision when"));
    EXPECT_THAT(a_position().set("phase", "play").set("decision", "cull").set("pending", {0}).mistake(),
                HasSubstr("looked"));
    EXPECT_THAT(a_position().set("phase", "play").set("decision", "pick").set("pending", {0}).mistake(),
                HasSubstr("expected the card whose effect asks"));
}

TEST(Arrange, SS_79_a_warning_needs_its_option) {
    EXPECT_THAT(a_position().set("warned", true).mistake(), HasSubstr("loss_rule=brink"));
}

TEST(Arrange, SS_98_with_open_hands_nothing_has_to_be_remembered) {
    EXPECT_THAT(a_position().set("shown", {"S01"}).mistake(), HasSubstr("with open hands"));
}

TEST(Arrange, SS_100_a_waiting_effect_must_lead_to_its_decision) {
    // Ann has played One Step at a Time and chosen the 4 to be broken.
    const auto waiting = [](const Json& effect) {
        return a_position()
            .set("phase", "play")
            .set("decision", "split")
            .set("pending", {0})
            .set("pieces", {{{"kind", "card"}, {"card", "S39"}, {"owner", 0}, {"place", "u"}, {"fixed", 2}}})
            .set("effects", Json::array({effect}))
            .mistake();
    };
    Json effect{{"card", "S39"}, {"piece", 1}, {"seat", 0}, {"step", 0}, {"entered", true}};
    effect["progress"] = {{"stage", "has-one"}, {"column", 2}, {"amount", 0}};
    EXPECT_EQ(waiting(effect), "");

    effect["progress"]["column"] = 3;
    EXPECT_THAT(waiting(effect), HasSubstr("do not lead to this decision"));
    effect["progress"] = {{"stage", "begins"}, {"column", 0}, {"amount", 0}};
    EXPECT_THAT(waiting(effect), HasSubstr("do not lead to this decision"));
    effect["progress"] = {{"stage", "over"}, {"piece", 0}};
    EXPECT_THAT(waiting(effect), HasSubstr("effects.0.progress.stage: unknown stage 'over'"));
    EXPECT_THAT(waiting(effect), HasSubstr("effects.0.progress: 'column' is missing"));
    effect["progress"] = {2, 0, 0, 0};
    EXPECT_THAT(waiting(effect), HasSubstr("effects.0.progress: expected an object"));
    effect["card"] = "B1";
    effect["progress"] = Json::object();
    EXPECT_THAT(waiting(effect), HasSubstr("the uppermost effect waits in a step"));
    effect["card"] = "S39";
    effect["piece"] = 2;
    effect["progress"] = {{"stage", "has-one"}, {"column", 2}, {"amount", 0}};
    EXPECT_THAT(waiting(effect), HasSubstr("effects.0: there is no such piece"));
}

} // namespace
} // namespace slow_and_steady::tests
