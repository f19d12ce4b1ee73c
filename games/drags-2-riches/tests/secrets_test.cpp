#include "games/drags-2-riches/tests/fixtures.h"

#include <set>

// Every hidden card, seen by somebody it is hidden from: two courses that differ only in that card look and
// sound the same.

namespace drags_2_riches::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

TEST(Secrets, D2R_27_which_card_is_worn) {
    const Play before = a_table(3).hand(ann, {"H01", "H15", "C-S"}).begin();

    expect_no_difference(Play(before).does(ann, "wear H01"), Play(before).does(ann, "wear H15"));
}

TEST(Secrets, D2R_16_which_card_is_drawn) {
    const auto draws = [](const std::string& card, const std::string& other) {
        return a_table(3)
            .hand(ann, {"S-H", "C-S"})
            .wardrobe(ann, {card})
            .look(ann, {other})
            .begin()
            .does(ann, "activate S-H");
    };

    expect_no_difference(draws("H01", "H15"), draws("H15", "H01"));
}

TEST(Secrets, D2R_41_who_is_asked_does_not_depend_on_the_cards_held) {
    const auto thrown_at = [](const std::string& held, const std::string& worn) {
        return a_table(3)
            .hand(ann, {"L03", "C-S"})
            .hand(ben, {held})
            .look(ben, {worn})
            .begin()
            .does(ann, "activate L03")
            .does(ann, "target 1");
    };

    expect_no_difference(thrown_at("A02", "A01"), thrown_at("A01", "A02"));
    EXPECT_EQ(thrown_at("A01", "A02").asked(), SeatSet::only(ben));
}

TEST(Secrets, D2R_44_who_suffers_may_hold_a_block) {
    const auto suffers = [](const std::string& held, const std::string& worn) {
        return a_table(3)
            .hand(ann, {"H08", "C-S"})
            .hand(ben, {held})
            .look(ben, {worn})
            .begin()
            .does(ann, "activate H08")
            .does(ann, "target 1")
            .does(ben, "suffer");
    };

    expect_no_difference(suffers("A02", "A01"), suffers("A01", "A02"));
}

TEST(Secrets, D2R_111_a_look_in_which_nothing_will_do_is_asked_for_all_the_same) {
    const Pack pack = with_effect("O04", "may activate look 10", "");
    const auto activates = [&](const std::string& worn, const std::string& held) {
        return Position(3, {}, pack)
            .hand(ann, {"O04", held})
            .look(ann, {worn})
            .begin()
            .does(ann, "activate O04");
    };
    const Play callable = activates("A06", "A14");
    const Play not_callable = activates("A14", "A06"); // it would activate another card itself

    EXPECT_THAT(callable.choices(ann), ElementsAre("pick-slot Accessories", "skip"));
    EXPECT_THAT(not_callable.choices(ann), ElementsAre("skip"));
    expect_no_difference(callable, not_callable);
}

TEST(Secrets, D2R_111_equal_cards_are_asked_for_all_the_same) {
    Play play = a_table(2).hand(ann, {"H10", "C-S"}).wardrobe(ann, {"C-S", "C-S"}).begin();

    play.does(ann, "activate H10");

    EXPECT_THAT(play.choices(ann), ElementsAre("pick C-S")); // one choice, and yet a question
}

TEST(Secrets, D2R_111_where_all_cards_have_to_go_they_go) {
    const Pack pack = with_effect("H10", "discard hand 2", "");
    Play play = Position(2, {}, pack).hand(ann, {"H10", "C-S", "S-O"}).begin();

    play.does(ann, "activate H10");

    EXPECT_EQ(play.asked(), SeatSet::only(ben)); // nothing was left to play
    EXPECT_EQ(play.of(ann)["floordrobe"], Json({"H10", "S-O", "C-S"}));
}

TEST(Secrets, D2R_111_picking_among_peeked_cards_tells_what_is_thrown_down) {
    const Play before =
        a_table(3).hand(ann, {"M02", "C-S"}).wardrobe(ann, {"H01", "H15"}).begin().does(ann, "activate M02");
    EXPECT_THAT(before.choices(ann), ElementsAre("pick H01", "pick H15"));
    EXPECT_EQ(before.view(cleo)["peeked"]["size"], 2);
    EXPECT_TRUE(before.view(cleo)["peeked"]["cards"].empty());

    const Play after = Play(before).does(ann, "pick H15");

    EXPECT_EQ(after.of(ann)["hand"], Json({"H15", "C-S"}));
    EXPECT_EQ(after.view(cleo)["players"][0]["floordrobe"], Json({"H01"}));
    EXPECT_THAT(after.story(cleo), Contains("Seat 0 kept 1 card."));
    EXPECT_THAT(after.story(ann), Contains("You kept Cathedral Updo."));
}

// A card everybody has seen on top is lifted among others. Which ones are picked stays hidden until the rest
// is thrown down; if it is not there, everybody knows where it is.
TEST(Secrets, D2R_111_a_known_card_among_the_peeked_ones) {
    const Pack pack = with_effect("M02", "peek wardrobe 3 draw 2", "");
    const Play before = Position(3, {}, pack)
                            .hand(ann, {"M02", "C-S"})
                            .wardrobe(ann, {"H01", "H15"})
                            .set(ann, "wardrobe_top", {"O15"})
                            .begin()
                            .does(ann, "activate M02");
    EXPECT_EQ(before.view(cleo)["peeked"]["known"], Json({"O15"}));

    expect_no_difference(Play(before).does(ann, "pick O15"), Play(before).does(ann, "pick H01"));
    const Play kept = Play(before).does(ann, "pick O15").does(ann, "pick H01");
    const Play dropped = Play(before).does(ann, "pick H15").does(ann, "pick H01");

    EXPECT_EQ(kept.view(cleo)["players"][0]["hand"], Json({"O15"}));
    EXPECT_TRUE(dropped.view(cleo)["players"][0]["hand"].empty());
}

TEST(Secrets, D2R_84_declarations_stay_hidden_until_all_are_in) {
    const Play before = a_table(3)
                            .look(ann, {"H01"})
                            .look(ben, {"O01"})
                            .phase("declarations", "declare")
                            .set("pending", {0, 1})
                            .begin();

    expect_no_difference(Play(before).does(ann, "up"), Play(before).does(ann, "down"));
    EXPECT_TRUE(Play(before).does(ann, "up").view(ben)["players"][0]["declared"]);
    EXPECT_EQ(Play(before).does(ann, "up").view(ann)["up"], Json::array({0}));
}

TEST(Secrets, D2R_94_who_stays_out_shows_nothing) {
    const auto stays_out = [](const std::string& worn, const std::string& held) {
        return a_table(3)
            .look(ann, {worn})
            .hand(ann, {held})
            .look(ben, {"O01"})
            .phase("declarations", "declare")
            .set("pending", {0, 1})
            .begin()
            .does(ann, "down")
            .does(ben, "up");
    };

    expect_no_difference(stays_out("H01", "H15"), stays_out("H15", "H01"));
}

TEST(Secrets, D2R_43_a_peeked_hand_is_known_until_it_changes) {
    Play play = a_table(3).hand(ann, {"H06", "C-S"}).hand(ben, {"H01", "H02", "O01", "C-S", "C-S"}).begin();

    play.does(ann, "activate H06").does(ann, "target 1").does(ben, "suffer");
    EXPECT_EQ(play.view(ann)["players"][1]["hand"], Json({"H01", "H02", "O01", "C-S", "C-S"}));
    EXPECT_TRUE(play.view(cleo)["players"][1]["hand"].empty());
    EXPECT_THAT(play.story(cleo), Contains("Seat 0 looked at seat 1's hand."));

    play.does(ann, "end").does(ben, "wear H01"); // which Hair it is Ann cannot tell
    EXPECT_EQ(play.view(ann)["players"][1]["hand"], Json({"O01", "C-S", "C-S"}));
    EXPECT_EQ(play.view(ann)["players"][1]["look"]["Hair"], "?");

    play.does(ben, "activate C-S");
    EXPECT_EQ(play.view(ann)["players"][1]["hand"], Json({"O01", "C-S"}));
}

TEST(Secrets, D2R_94_a_peeked_look_is_known_while_the_card_stays) {
    Play play = a_table(3).hand(ann, {"H08", "C-S"}).look(ben, {"H01"}).hand(ben, {"H15", "C-S"}).begin();

    play.does(ann, "activate H08").does(ann, "target 1").does(ben, "suffer");
    EXPECT_EQ(play.view(ann)["players"][1]["look"]["Hair"], "H01");
    EXPECT_EQ(play.view(cleo)["players"][1]["look"]["Hair"], "?");

    play.does(ann, "end").does(ann, "end").does(ben, "wear H15");
    EXPECT_EQ(play.view(ann)["players"][1]["look"]["Hair"], "?");
}

// The other half: over many redeals everything hidden really changes, and what is known does not.
TEST(Secrets, D2R_94_a_redeal_keeps_what_is_known_and_deals_the_rest) {
    const Play play = a_table(3)
                          .hand(ann, {"L15", "S-O"})
                          .hand(ben, {"H01", "H02", "O01", "A02"})
                          .set(ben, "hand_known", {{"0", {"A02"}}, {"2", {"H01", "A02"}}})
                          .look(ben, {"H15", "L01"})
                          .set(ben, "look_known", {{"Heels", {"0"}}})
                          .wardrobe(ben, {"H03", "H04", "O02", "S-H", "C-S"})
                          .begin();
    std::set<std::string> hands;
    std::set<std::string> hair;
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Play imagined = play.redealt(ann, nth_seed(i));
        const Json dump = imagined.dump();

        EXPECT_EQ(dump["players"][0]["hand"], Json({"L15", "S-O"}));
        EXPECT_THAT(dump["players"][1]["hand"].get<Texts>(), Contains("A02"));
        EXPECT_EQ(dump["players"][1]["look"]["Heels"], "L01");
        EXPECT_EQ(dump["players"][1]["hand_known"]["2"].size(), 2U);
        EXPECT_EQ(play.view(ann), imagined.view(ann));
        hands.insert(dump["players"][1]["hand"].dump());
        hair.insert(dump["players"][1]["look"]["Hair"].get<std::string>());
    }

    EXPECT_GT(hands.size(), 40U);
    EXPECT_EQ(hair, (std::set<std::string>{"H01", "H02", "H03", "H04", "H15", "S-H"}));
}

// Ann has peeked at Ben's hand; how many cards she lost track of when he wore one Cleo cannot count.
TEST(Secrets, D2R_94_a_redeal_does_not_keep_how_many_peeked_cards_are_known) {
    const auto imagined = [](const Texts& hand, const Texts& wardrobe) {
        Play play = a_table(3).hand(ann, {"H06", "C-S"}).hand(ben, hand).wardrobe(ben, wardrobe).begin();
        play.does(ann, "activate H06").does(ann, "target 1").does(ben, "suffer").does(ann, "end");
        State state = play.does(ben, "wear H01").state();
        RandomStream random(nth_seed(1));
        Game::redeal(play.rules(), state, cleo, random);
        return homestretch::dump<Game>(play.rules(), state);
    };

    EXPECT_EQ(imagined({"H01", "H02", "O01"}, {"L01"}), imagined({"H01", "L01", "O01"}, {"H02"}));
}

// Everybody sees what is dry-cleaned: nothing else can be in the Wardrobe then.
TEST(Secrets, D2R_17_a_redeal_keeps_to_what_was_washed) {
    Play play = a_table(3)
                    .hand(ann, {"S-H", "H15", "O15", "C-S"})
                    .look(ann, {"L15"})
                    .wardrobe(ann, {})
                    .floordrobe(ann, {"H01", "L01", "C-G", "C-S"})
                    .begin();
    play.does(ann, "activate S-H");
    EXPECT_EQ(play.view(ben)["players"][0]["washed"], Json({"H01", "L01", "C-G", "C-S"}));
    std::set<std::string> wardrobes;
    std::set<std::string> heels;
    for (std::uint64_t i = 0; i < 300; ++i) {
        const Play imagined = play.redealt(ben, nth_seed(i));
        const Json who = imagined.of(ann);
        for (const auto& card : who["wardrobe"].get<Texts>())
            EXPECT_THAT((Texts{"H01", "L01", "C-G", "C-S"}), Contains(card));
        wardrobes.insert(who["wardrobe"].dump());
        heels.insert(who["look"]["Heels"].get<std::string>());
    }

    EXPECT_EQ(wardrobes.size(), 4U);                  // any one of the four has been drawn
    EXPECT_EQ(heels, (std::set<std::string>{"L15"})); // worn before the other heels were washed
}

// Of five cards that could be worn each is as likely as that it was in her hand: the one that was washed only
// if it is the one that was drawn of four.
TEST(Secrets, D2R_17_a_redeal_is_as_likely_as_the_truth) {
    Play play = a_table(3)
                    .hand(ann, {"S-H", "L15", "C-S"})
                    .wardrobe(ann, {})
                    .floordrobe(ann, {"H01", "L01", "C-G", "C-S"})
                    .begin();
    play.does(ann, "activate S-H").does(ann, "wear L15");
    constexpr int redeals = 2000;
    int washed = 0;
    for (std::uint64_t i = 0; i < redeals; ++i) {
        const Play imagined = play.redealt(ben, nth_seed(i));
        const Json who = imagined.of(ann);
        washed += who["look"]["Heels"] == "L01" ? 1 : 0;
    }

    EXPECT_NEAR(washed, redeals / 5, redeals / 25);
}

TEST(Secrets, D2R_107_won_events_lie_face_down) {
    const Play hidden = a_table(3).set(ben, "won", {"E02"}).set("round", 2).begin();
    const Play open = a_table(3, {{"open_prestige", "on"}}).set(ben, "won", {"E02"}).set("round", 2).begin();

    EXPECT_EQ(hidden.view(cleo)["players"][1]["won"], nullptr);
    EXPECT_EQ(hidden.view(cleo)["players"][1]["won_size"], 1);
    EXPECT_EQ(hidden.view(ben)["players"][1]["prestige"], 2);
    EXPECT_EQ(open.view(cleo)["players"][1]["won"], Json({"E02"}));
    EXPECT_EQ(Game::outcome(hidden.rules(), hidden.state()).standings[1].score, 0);
    EXPECT_EQ(Game::outcome(open.rules(), open.state()).standings[1].score, 2);
}

} // namespace
} // namespace drags_2_riches::tests
