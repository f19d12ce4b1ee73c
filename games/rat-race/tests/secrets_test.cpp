#include "games/rat-race/tests/fixtures.h"

#include <fmt/format.h>

#include <set>

// Every verb that shows or moves a hidden card, seen by somebody it is hidden from: two courses that differ
// only in that card look and sound the same.

namespace rat_race::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

using ::testing::Not;

TEST(Secrets, RR_72_which_card_is_banked) {
    const Play before =
        a_table(3).phase("draw-bank").set("moves", 0).hand(ann, {"I20", "A06", "I04"}).begin();

    expect_no_difference(Play(before).does(ann, "bank I20"), Play(before).does(ann, "bank A06"));
}

TEST(Secrets, RR_94_which_card_is_taken_out_of_a_bank) {
    const Play before = a_table(3).hand(ann, {"A25", "I01"}).bank(ann, {"I20", "A06", "I22"}).begin();

    expect_no_difference(Play(before).does(ann, "play A25").does(ann, "unbank I20"),
                         Play(before).does(ann, "play A25").does(ann, "unbank A06"));
}

TEST(Secrets, RR_94_a_face_up_card_taken_out_is_seen_by_all) {
    Play play = a_table(3).hand(ann, {"A25", "I01"}).bank(ann, {"I20 up", "I20", "I22"}).begin();

    play.does(ann, "play A25");
    EXPECT_THAT(play.choices(ann), ElementsAre("unbank I20 up", "unbank I20", "unbank I22"));
    play.does(ann, "unbank I20 up");

    EXPECT_EQ(play.view(cleo)["players"][0]["hand"], Json({"I20"}));
}

TEST(Secrets, RR_89_which_card_is_given_is_seen_by_two) {
    const Play before =
        a_table(3).hand(ann, {"A02", "I20", "A06", "I22"}).pile({"I01", "I02", "I03", "rest"}).begin();
    const auto give = [&](const std::string& card) {
        return Play(before).does(ann, "play A02").does(ann, "give I01").does(ann, "give " + card);
    };

    const Play one = give("I20");
    const Play other = give("A06");

    expect_no_difference(one, other);
    EXPECT_EQ(one.view(ben)["players"][1]["bank_down"], Json({"I20"}));
    EXPECT_EQ(one.view(ann)["players"][1]["bank_down"], Json({"I20"}));
}

TEST(Secrets, RR_91_cards_dealt_out_are_seen_by_dealer_and_receiver) {
    const auto deal = [](const std::string& card) {
        return a_table(3)
            .hand(ann, {"A18", "I01"})
            .pile({card, "I02", "I03", "rest"})
            .begin()
            .does(ann, "play A18")
            .does(ann, "deal 1");
    };

    const Play one = deal("I20");

    EXPECT_EQ(one.told(cleo), deal("A06").told(cleo));
    EXPECT_EQ(one.view(ben)["players"][1]["bank_down"], Json({"I20"}));
    EXPECT_THAT(one.story(cleo), Contains("Seat 0 put a card into the bank of seat 1."));
}

TEST(Secrets, RR_99_what_is_looked_at_and_kept) {
    const Play before = a_table(3).hand(ann, {"A20", "I01"}).pile({"I20", "A06", "I22", "rest"}).begin();

    const Play one = Play(before).does(ann, "play A20").does(ann, "keep I20");
    const Play other = Play(before).does(ann, "play A20").does(ann, "keep A06");

    expect_no_difference(one, other);
    EXPECT_THAT(one.story(cleo), Contains("Seat 0 put 2 cards under the pile."));
}

// Ben has put cards under the pile and so knows them. Cleo lifts them, keeps one and puts the others back: he
// no longer knows where they are, nor that they are out of the pile.
TEST(Secrets, RR_94_lifted_cards_are_lost_to_who_knew_them) {
    Play play = a_table(3)
                    .hand(ann, {"A20", "I01"})
                    .hand(cleo, {"any"})
                    .bank(cleo, {"rest"})
                    .pile({"I20 known 1", "A06 known 1", "I22 known 1"})
                    .begin();

    play.does(ann, "play A20");
    EXPECT_EQ(play.view(ben)["lifted"], Json({"I20", "A06", "I22"}));
    play.does(ann, "keep A06");

    EXPECT_EQ(play.dump()["pile"], Json({"I20 known 0", "I22 known 0"}));
    EXPECT_EQ(play.dump()["players"][0]["hand"], Json({"I01", "A06"}));
    EXPECT_TRUE(play.view(ben)["pile"].empty());
}

TEST(Secrets, RR_99_a_card_drawn_from_a_known_place_is_followed) {
    Play play = a_table(3)
                    .phase("draw-bank")
                    .set("moves", 0)
                    .hand(ann, {"I01", "I02"})
                    .bank(cleo, {"rest"})
                    .pile({"I20 known 1", "A06"})
                    .begin();

    play.does(ann, "draw");

    EXPECT_EQ(play.view(ben)["players"][0]["hand"], Json({"I20"}));
    EXPECT_TRUE(play.view(cleo)["players"][0]["hand"].empty());
}

TEST(Secrets, RR_94_a_stolen_card_is_seen_by_thief_and_victim) {
    Play play = a_table(3).hand(ann, {"A19", "I01"}).hand(ben, {"I20"}).hand(cleo, {"A06", "I22"}).begin();

    play.does(ann, "play A19").does(ann, "steal 1");

    EXPECT_EQ(play.view(ben)["players"][0]["hand"], Json({"I20"}));
    EXPECT_TRUE(play.view(cleo)["players"][0]["hand"].empty());
    EXPECT_THAT(play.story(cleo), Contains("Seat 0 took a card from seat 1."));
    EXPECT_THAT(play.story(ben), Contains("Seat 0 took Catch Up from you."));
}

TEST(Secrets, RR_93_what_is_seen_in_a_bank) {
    const auto peek = [](const std::string& card) {
        return a_table(3)
            .hand(ann, {"I08", "I01"})
            .bank(ben, {card, "I22"})
            .begin()
            .does(ann, "play I08")
            .does(ann, "on ant");
    };

    EXPECT_EQ(peek("I20").told(cleo), peek("A06").told(cleo));
    EXPECT_THAT(peek("I20").story(cleo), Contains("Seat 0 looked into the bank of seat 1."));
    EXPECT_THAT(peek("I20").story(ben), Contains("Seat 0 looked into your bank."));
    EXPECT_THAT(peek("I20").story(ann),
                Contains("You looked into the bank of seat 1: Catch Up and Tax Holiday."));
}

TEST(Secrets, RR_74_a_card_turned_up_by_lot_is_seen_by_all) {
    Play play = a_table(3).hand(ann, {"A08", "I01"}).bank(ben, {"I20", "I20"}).begin();

    play.does(ann, "play A08");

    EXPECT_EQ(play.view(cleo)["players"][1]["bank_up"], Json({"I20"}));
    EXPECT_EQ(play.view(cleo)["players"][1]["bank_unknown"], 1);
}

TEST(Secrets, RR_98_what_is_picked_stays_hidden_until_all_have_picked) {
    const Play before = a_table(4)
                            .hand(ann, {"A10", "I01"})
                            .hand(ben, {"I20", "A06"})
                            .hand(cleo, {"I22", "I23"})
                            .begin()
                            .does(ann, "play A10");

    expect_no_difference(Play(before).does(ben, "discard I20"), Play(before).does(ben, "discard A06"));
}

TEST(Secrets, RR_71_a_recovered_card_is_known_to_all) {
    Play play = a_table(3).hand(ann, {"A22", "I01"}).discard({"A05", "I20"}).begin();

    play.does(ann, "play A22").does(ann, "recover I20");

    EXPECT_EQ(play.view(cleo)["players"][0]["hand"], Json({"I20"}));
    play.does(ann, "bank I01");
    EXPECT_TRUE(play.view(cleo)["players"][0]["hand"].empty());
}

// The other half: over many redeals everything hidden really changes, and what is known does not.
TEST(Secrets, RR_96_a_redeal_keeps_what_is_known_and_mixes_the_rest) {
    const Play play = a_table(3)
                          .hand(ann, {"I01", "I20"})
                          .hand(ben, {"A06 known 0", "I22"})
                          .bank(cleo, {"A05 up", "I31 known 0", "I30", "I29 out 0"})
                          .begin();
    std::set<std::string> hands;
    std::set<std::string> banks;
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Play imagined = play.redealt(ann, nth_seed(i));
        const Json dump = imagined.dump();

        EXPECT_EQ(dump["players"][0]["hand"], Json({"I01", "I20"}));
        EXPECT_EQ(dump["players"][1]["hand"][0], "A06 known 0");
        EXPECT_EQ(dump["players"][2]["bank"][0], "A05 up");
        EXPECT_EQ(dump["players"][2]["bank"][1], "I31 known 0");
        EXPECT_THAT(dump["pile"], Not(Contains("I29"))); // known to be out of it
        EXPECT_EQ(play.view(ann), imagined.view(ann));
        hands.insert(dump["players"][1]["hand"][1].get<std::string>());
        banks.insert(dump["players"][2]["bank"][2].get<std::string>());
    }

    EXPECT_GT(hands.size(), 20U);
    EXPECT_GT(banks.size(), 20U);
}

// Whether Cleo banked the card she held at the last reshuffle or one she drew since, Ann cannot tell.
TEST(Secrets, RR_96_a_redeal_does_not_keep_which_card_was_banked) {
    const auto imagined = [](const Texts& hand, const Texts& bank) {
        const Play play = a_table(3).hand(cleo, hand).bank(cleo, bank).begin();
        return play.redealt(ann, nth_seed(1)).dump();
    };

    EXPECT_EQ(imagined({"I20", "I31"}, {"I22 out 0 1"}), imagined({"I22 out 0 1", "I31"}, {"I20"}));
}

} // namespace
} // namespace rat_race::tests
