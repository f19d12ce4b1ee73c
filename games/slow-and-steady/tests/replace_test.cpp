#include "games/slow-and-steady/tests/fixtures.h"

// `replace`: no card of the standard set uses it (SS-48), other sets may.

namespace slow_and_steady::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The standard set, but for Thrift-Shop Find and its other side.
Pack replacing_pack() {
    Pack pack = standard_pack();
    cell(pack, "special_cards.csv", "S15", "resource_effect") = "replace pick";
    cell(pack, "special_cards.csv", "S15", "challenge_effect") = "replace left";
    return pack;
}
Position a_round_of_replacing(std::size_t players) {
    return Position(players, {}, replacing_pack());
}
Texts cards_of_row(const Play& play) {
    const Json view = play.view(ann);
    Texts cards;
    for (const Json& column : view["columns"]) cards.push_back(column["entries"][0]["card"]);
    return cards;
}

TEST(Replace, SS_48_no_card_of_the_standard_set_takes_a_challenge_out) {
    const auto rules = rules_for(3);
    for (const homestretch::CardWords& card : Game::cards(*rules))
        EXPECT_THAT(card.text, Not(HasSubstr("eplace")));
}

TEST(Replace, SS_28_its_texts) {
    const auto rules = rules_for(3, {}, replacing_pack());
    const CardId card = static_cast<CardId>(*rules->card_words.find("S15"));

    EXPECT_EQ(rules->text(rules->resource(card)), "You may replace a challenge with a new one.");
    EXPECT_EQ(rules->text(rules->challenge(card)), "Replace the challenge to the left with a new one.");
}

TEST(Replace, SS_36_a_challenge_that_comes_while_cards_are_played_takes_effect_at_once) {
    Play play = a_round_of_replacing(3)
                    .challenges({"B1", "B2", "B4"})
                    .hand(ann, {"S15"})
                    .challenge_deck({"S09"})
                    .set("hearts", 14)
                    .begin();

    play.does(ann, "play S15 c3");
    EXPECT_THAT(play.choices(ann), ElementsAre("pick c1", "pick c2", "pick c3", "decline"));
    play.does(ann, "pick c3");

    EXPECT_THAT(cards_of_row(play), ElementsAre("B1", "B2", "S09")); // Glitter Fallout
    EXPECT_THAT(row(play), ElementsAre(2, 3, 1));
    EXPECT_EQ(play.view(ann)["columns"][2]["pieces"], Json{1}); // the piece in the slot stays
    EXPECT_EQ(play.view(ann)["challenge_discard"], Json{"B4"});
}

TEST(Replace, SS_96_a_card_that_comes_back_is_a_new_entry) {
    // The deck is empty, so the discarded Glitter Fallout is shuffled in and drawn; it takes effect again.
    const Json raised{
        {"fixed", 9},
        {"entries",
         {{{"card", "B1"}, {"activated", true}, {"silenced", false}, {"copy", false}, {"depth", 0}}}}};
    Play play = a_round_of_replacing(3)
                    .set("columns", {"B4", raised, "B2"})
                    .hand(ann, {"S15"})
                    .set("challenge_discard", {"S09"})
                    .set("hearts", 14)
                    .begin();

    play.does(ann, "play S15 u").does(ann, "pick c1");

    EXPECT_THAT(cards_of_row(play), ElementsAre("S09", "B1", "B2"));
    EXPECT_THAT(row(play), ElementsAre(1, 10, 3));
    EXPECT_EQ(play.view(ann)["challenge_discard"], Json{"B4"});
    EXPECT_EQ(play.state().challenge_deck.size(), 0U);
}

TEST(Replace, SS_95_a_drawn_card_may_take_the_place_of_the_card_that_drew_it) {
    // Everything at Once draws Second Thoughts, which replaces it; the second draw still happens.
    const Play play = a_round_of_replacing(4)
                          .challenges({"B1", "B2", "B3", "S29"})
                          .challenge_deck({"S15", "B4", "B2"})
                          .begin();

    EXPECT_THAT(cards_of_row(play), ElementsAre("B1", "B2", "B3", "B4", "S15", "B2"));
    EXPECT_EQ(play.view(ann)["challenge_discard"], Json{"S29"});
}

TEST(Replace, SS_99_a_copy_cannot_be_replaced) {
    Play play = a_round_of_replacing(3)
                    .challenges({"S28", "B1", "B2"})
                    .hand(ann, {"S39"})
                    .hand(ben, {"S15"})
                    .challenge_deck({"B4"})
                    .set("hearts", 14)
                    .begin();

    play.does(ann, "play S39 u").does(ann, "pick c1").does(ann, "split 1").does(ann, "place u");
    play.does(ben, "play S15 u");

    EXPECT_THAT(play.choices(ben), ElementsAre("pick c1", "pick c3", "pick c4", "decline"));
}

TEST(Replace, SS_92_a_plan_does_not_know_what_it_brings) {
    const Play play = a_round_of_replacing(3)
                          .challenges({"B1", "B2", "B4"})
                          .hand(ann, {"S15"})
                          .challenge_deck({"S09"})
                          .begin();
    const Json planned{{"by", 0}, {"seat", 0}, {"card", "S15"}, {"place", "c1"}, {"answers", {"pick c3"}}};

    const Json seen = preview(play, ann, Json::array({planned}));

    EXPECT_EQ(seen["unknown"], Json{"replace"});
    EXPECT_EQ(seen["columns"][2]["power"], 4);
    EXPECT_THAT(seen["words"].get<std::string>(), HasSubstr("? replace"));
}

} // namespace
} // namespace slow_and_steady::tests
