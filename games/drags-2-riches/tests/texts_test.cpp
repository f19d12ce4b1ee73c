#include "games/drags-2-riches/tests/fixtures.h"

#include <algorithm>
#include <map>

namespace drags_2_riches::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

std::string text_of_card(std::string_view id, const Pack& pack = standard_pack()) {
    for (const homestretch::CardWords& card : Game::cards(*rules_for(3, {}, pack))) {
        if (card.id == id) return card.text;
    }
    return "";
}

TEST(Texts, D2R_24_card_texts_are_written_by_their_effects) {
    EXPECT_EQ(text_of_card("M13"), "1 coin. Shade. Peek at another player's hand. Make that player discard 2 "
                                   "cards of your choice from their hand.");
    EXPECT_EQ(text_of_card("L15"), "2 coins. Shade. Borrow 1 random card from each other player's hand.");
    EXPECT_EQ(text_of_card("H09"),
              "1 coin. Peek at the top 4 cards of your Wardrobe; draw 2, discard the rest.");
    EXPECT_EQ(text_of_card("O04"),
              "1 coin. You may use a Market card of value 3 or less as if you activated it.");
    EXPECT_EQ(text_of_card("H09", with_effect("H09", "may dry-clean; draw 2", "")),
              "1 coin. You may shuffle what is left of your Wardrobe and your Floordrobe "
              "into a new Wardrobe. Draw 2 cards.");
    EXPECT_EQ(text_of_card("M15"), "3 coins. Trash up to 2 cards from your hand. Draw 2 cards.");
    EXPECT_EQ(text_of_card("A08"),
              "1 coin. Shade. Borrow 1 card of value 4 or less from another player's Floordrobe.");
    EXPECT_EQ(text_of_card("L14"),
              "2 coins. Shade. Make another player discard 1 card of your choice from their Look.");
    EXPECT_EQ(text_of_card("H03"),
              "1 coin. Peek at the top 3 cards of your Wardrobe; draw 1, discard the rest.");
    EXPECT_EQ(text_of_card("A09"), "2 coins. Reverse Shade.");
    EXPECT_EQ(text_of_card("L02"), "1 coin. Block Shade.");
    EXPECT_EQ(text_of_card("S-L"), "");
    EXPECT_EQ(text_of_card("Q4"), "Shade. Peek at another player's hand. Borrow 2 cards of your choice from "
                                  "that player's hand.");
    EXPECT_EQ(text_of_card("Q1"), "This round each card in your Look is worth 1 more.");
    EXPECT_EQ(text_of_card("H01", with_effect("H01", "trash others look 2; coins 1", "shade")),
              "1 coin. Shade. Trash 2 random cards from each other player's Look. Gain 1 coin.");
}

TEST(Texts, D2R_34_the_standard_set_has_its_icons_and_values) {
    const auto rules = rules_for(3);
    int shade = 0;
    int block = 0;
    int reverse = 0;
    std::map<std::size_t, std::vector<int>> values;
    for (const Card& card : rules->cards) {
        if (!card.for_sale) continue;
        shade += card.effect.shade ? 1 : 0;
        block += card.block ? 1 : 0;
        reverse += card.reverse ? 1 : 0;
        values[index_of(*card.category)].push_back(card.value);
    }
    EXPECT_EQ(shade, 18);
    EXPECT_EQ(block, 9);
    EXPECT_EQ(reverse, 3);
    ASSERT_EQ(values.size(), 5U);
    for (auto& [category, of] : values) {
        std::ranges::sort(of);
        EXPECT_THAT(of, ElementsAre(2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 6, 7, 8, 9, 10));
    }
}

TEST(Texts, D2R_22_every_decision_is_asked_in_words) {
    Play play = a_table(3).hand(ann, {"L05", "O01", "C-G"}).look(ann, {"O15"}).hand(ben, {"L02"}).begin();
    EXPECT_EQ(play.question(ann),
              (homestretch::Question{"Open Stage Night, Playing Phase",
                                     "Activate or wear a card, or go to the Market", "D2R-22"}));
    EXPECT_EQ(play.question(ben).ask, "");
    EXPECT_EQ(play.described(ann, "wear O01"),
              "Wear Mended Romper (Outfit 2) face down; Diamond-Dust Ballgown (Outfit 10) goes to your "
              "Floordrobe");
    EXPECT_EQ(play.described(ann, "activate C-G"), "Activate Gold Coin: 2 coins.");

    play.does(ann, "activate L05");
    EXPECT_EQ(play.question(ann).ask, "Choose whom you throw this Shade at");
    play.does(ann, "target 1");
    EXPECT_EQ(play.question(ben), (homestretch::Question{"Open Stage Night, Runway Trippers",
                                                         "Shade! Suffer it, or answer it", "D2R-42"}));
    EXPECT_EQ(play.described(ben, "block L02"),
              "Show Kitten Heels, which stays in your hand: nothing of it happens to you");
    play.does(ben, "block L02");
    EXPECT_THAT(play.story(cleo),
                IsSupersetOf({"Seat 0 activated Runway Trippers.", "Seat 0 threw Shade at seat 1.",
                              "Seat 1 blocked it with Kitten Heels."}));
}

TEST(Texts, D2R_68_what_cannot_be_bought_says_why) {
    const Play play = a_table(2).phase("werk", "werk").set("coins", 3).market({"H01", "H06", "H15"}).begin();

    EXPECT_THAT(play.reasons(ann), IsSupersetOf({"H06: costs 4 coins, you have 3 (D2R-68)",
                                                 "H15: costs 10 coins, you have 3 (D2R-68)"}));
    EXPECT_EQ(
        play.described(ann, "buy 0"),
        "Buy Party-Shop Bob (Hair 2) for 2 coins, to your Floordrobe: 1 coin left. 1 coin. Draw 1 card.");
}

TEST(Texts, D2R_104_on_tour_nothing_is_bought_after_a_thrift) {
    Play play = a_table(2, {{"thrifting", "on"}})
                    .phase("tour", "tour")
                    .set("event", "E15")
                    .set("event_stack", Json::array())
                    .set("spent", Json({"rest"}))
                    .set("round", 15)
                    .hand(ann, {"C-G", "C-S"})
                    .market({"H06", "H01"})
                    .begin();

    play.does(ann, "thrift 1").does(ann, "activate C-G");

    EXPECT_THAT(play.reasons(ann), Contains("H06: after thrifting on tour you buy nothing (D2R-104)"));
}

TEST(Texts, D2R_91_a_label_may_be_left_out) {
    Play play = a_table(2, {{"category_is", "on"}})
                    .phase("declarations", "declare")
                    .set("pending", Json({0, 1}))
                    .look(ann, {"H15"})
                    .look(ben, {"O15"})
                    .begin();

    play.does(ann, "up").does(ben, "up");

    EXPECT_EQ(play.question(ann),
              (homestretch::Question{"Open Stage Night, tie", "Name a category for the performance, or none",
                                     "D2R-91"}));
    EXPECT_EQ(play.described(ann, "category-is comedy"), "Category is: Comedy");
    EXPECT_EQ(play.described(ann, "category-is none"), "Name none, and go on to the verdict");
}

TEST(Texts, D2R_82_what_cannot_be_added_says_why) {
    const Play play = a_table(2, {{"last_minute_additions", "on"}})
                          .phase("last-minute", "last-minute")
                          .hand(ann, {"S-H", "C-S"})
                          .look(ann, {"H01"})
                          .begin();

    EXPECT_THAT(play.reasons(ann), UnorderedElementsAre("S-H: this slot is filled (D2R-82)",
                                                        "C-S: coins cannot be worn (D2R-31)"));
}

TEST(Texts, D2R_59_a_power_that_cannot_be_used_says_why) {
    const auto reasons = [](const std::string& character, bool used, const std::string& event) {
        return a_table(2, {{"characters", "choose"}})
            .set(ann, "character", character)
            .set(ann, "power_used", used)
            .set(ben, "character", "Q7")
            .event(event)
            .begin()
            .reasons(ann);
    };
    EXPECT_THAT(reasons("Q1", true, "E01"), ElementsAre("Q1: its power has been used (D2R-59)"));
    EXPECT_THAT(reasons("Q2", false, "E01"), ElementsAre("Q2: its power answers Shade (D2R-61)"));
    EXPECT_THAT(reasons("Q1", false, "E05"), ElementsAre("Q1: not in a Shopping Spree round (D2R-63)"));
    EXPECT_TRUE(reasons("Q1", false, "E01").empty());
}

TEST(Texts, D2R_27_the_terminal_shows_looks_market_and_hand) {
    const Play play = a_table(3)
                          .hand(ann, {"O07", "C-G"})
                          .look(ann, {"H12"})
                          .look(ben, {"L04", "A15"})
                          .set(ben, "look_known", {{"Heels", {"0"}}})
                          .floordrobe(cleo, {"M04"})
                          .market({"A06"})
                          .begin();

    const std::string picture = play.drawing(ann);

    EXPECT_THAT(picture, HasSubstr("Round 1 of 15: Open Stage Night, 2 prestige"));
    EXPECT_THAT(picture, HasSubstr("0 Confetti Cannon A4: 4 coins. Trash this card."));
    EXPECT_THAT(picture, HasSubstr("you #0  [H7][O.][L.][M.][A.]  hand 2, Wardrobe 5, Floordrobe 0, won 0"));
    EXPECT_THAT(picture, HasSubstr("#1      [H.][O.][L3][M.][A#]"));
    EXPECT_THAT(picture, HasSubstr("you know in the Look: Pleather Platforms L3"));
    EXPECT_THAT(picture, HasSubstr("Floordrobe: Contour Kit M3"));
    EXPECT_THAT(picture, HasSubstr("Your Look worth 7"));
    EXPECT_THAT(picture, HasSubstr("O07: Cashmere Realness O4. 3 coins."));
    EXPECT_THAT(play.drawing(spectator), Not(HasSubstr("Pleather")));
}

TEST(Texts, D2R_85_a_contest_is_told_with_totals) {
    Play play = a_table(2)
                    .event("E03")
                    .look(ann, {"H05", "O07"})
                    .look(ben, {"M07"})
                    .phase("declarations", "declare")
                    .set("pending", {0, 1})
                    .begin();
    EXPECT_EQ(play.described(ann, "up"),
              "Compete for Bingo Hall Matinee (3 prestige): show your Look, worth 7, "
              "and put it away afterwards");

    play.does(ann, "up").does(ben, "up");

    EXPECT_THAT(play.story(ben),
                IsSupersetOf({"Seat 0 competed with Victory Rolls and Cashmere Realness: 7 in all.",
                              "You competed with Glitter Beat: 4 in all.",
                              "Seat 0 won Bingo Hall Matinee (3 prestige)."}));
}

TEST(Texts, D2R_107_the_end_is_told_with_every_score) {
    Play play = a_table(2)
                    .phase("declarations", "declare")
                    .set("event", "E15")
                    .set("event_stack", Json::array())
                    .set("spent", {"rest"})
                    .set("round", 15)
                    .look(ann, {"H05"})
                    .begin();

    play.does(ann, "up");

    EXPECT_THAT(play.story(ben), Contains("Seat 0 ended with 10 prestige from 1 event."));
    EXPECT_EQ(play.question(ben).phase, "Finished");
    EXPECT_THAT(play.drawing(ben), HasSubstr("The match is over"));
}

} // namespace
} // namespace drags_2_riches::tests
