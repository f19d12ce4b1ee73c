#include "games/drags-2-riches/tests/fixtures.h"

// What a designer is told about a pack that cannot be played, and what an edited pack may do.

namespace drags_2_riches::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::UnorderedElementsAre;

// The standard pack with one cell changed.
std::string told(std::string_view file, std::string_view row, std::string_view column,
                 const std::string& value) {
    Pack pack = standard_pack();
    cell(pack, file, row, column) = value;
    return refusal(pack);
}
std::string told_of_effect(const std::string& effect, const std::string& icons = "") {
    return refusal(with_effect("H01", effect, icons));
}
std::string told_of_power(std::string_view character, const std::string& effect) {
    return told("characters.csv", character, "effect", effect);
}

TEST(Pack, D2R_25_effects_are_checked_word_by_word) {
    EXPECT_EQ(told_of_effect("drow 1"),
              "wardrobe.csv:2, column effect: unknown verb 'drow' at character 1; did you mean 'draw'?");
    EXPECT_THAT(told_of_effect("draw 10"), HasSubstr("draw takes a number from 1 to 9, not '10'"));
    EXPECT_THAT(told_of_effect("return 100 to hand"), HasSubstr("a number from 0 to 99, not '100'"));
    EXPECT_THAT(told_of_effect("borrow everybody hand 1", "shade"), HasSubstr("'everybody'"));
    EXPECT_THAT(told_of_effect("may draw 1"), HasSubstr("'draw' does not stand after 'may'"));
    EXPECT_THAT(told_of_effect("draw 1; draw 1; draw 1; draw 1; draw 1; draw 1; draw 1"),
                HasSubstr("an effect has at most 6 steps, not 7"));
    EXPECT_EQ(told_of_effect("may activate look 5; may dry-clean; trash self; lend 2"), "");
}

TEST(Pack, D2R_113_every_row_says_whose_it_is_and_every_card_for_sale_is_ours) {
    for (const homestretch::Table& table : standard_pack().tables) {
        const auto source =
            static_cast<std::size_t>(std::ranges::find(table.columns, "source") - table.columns.begin());
        ASSERT_LT(source, table.columns.size()) << table.file;
        for (const homestretch::Row& row : table.rows) {
            EXPECT_THAT(row.cells[source], MatchesRegex("[RPD].*")) << table.file << ':' << row.line;
            if (table.file == "wardrobe.csv") {
                EXPECT_EQ(row.cells[source], "D") << row.cells[0];
            }
        }
    }
    Pack pack = standard_pack();
    EXPECT_THAT(cell(pack, "characters.csv", "Q1", "source"), HasSubstr("D (power and its name)"));
}

TEST(Pack, D2R_34_shade_shows_its_icon) {
    EXPECT_EQ(
        told_of_effect("borrow target hand 1"),
        "wardrobe.csv:2, column icons: a card with a step against other players carries the icon 'shade'");
    EXPECT_THAT(told_of_effect("draw 1", "shade"),
                HasSubstr("'shade' stands on cards with a step against other players only"));
    EXPECT_THAT(told_of_effect("draw 1", "blok"), HasSubstr("unknown icon 'blok'; did you mean 'block'?"));
    EXPECT_EQ(told_of_effect("borrow target hand 1", "shade|block"), "");
}

TEST(Pack, D2R_37_an_effect_has_one_kind_of_victim) {
    EXPECT_THAT(told_of_effect("peek target hand; discard others hand 1", "shade"),
                HasSubstr("against 'target' or against 'others', not both"));
}

TEST(Pack, D2R_48_cards_of_a_hand_are_picked_after_a_peek) {
    EXPECT_THAT(told_of_effect("discard target hand 1 pick", "shade"), HasSubstr("picked only after"));
    EXPECT_EQ(told_of_effect("peek target hand; discard target hand 1 pick", "shade"), "");
    EXPECT_EQ(told_of_effect("discard target look 1 pick", "shade"), "");
}

TEST(Pack, D2R_23_an_effect_activates_one_card_at_most) {
    EXPECT_THAT(told_of_effect("activate look 1; activate market 1"),
                HasSubstr("an effect has at most one 'activate'"));
    EXPECT_THAT(told_of_effect("peek wardrobe 2 draw 3"), HasSubstr("of 2 cards one cannot draw 3"));
}

TEST(Pack, D2R_61_what_stands_on_cards_and_on_powers) {
    EXPECT_THAT(told_of_effect("look-bonus 1"), HasSubstr("'look-bonus' does not stand on a card"));
    EXPECT_THAT(told_of_power("Q1", "trash self"), HasSubstr("column effect"));
    EXPECT_THAT(told_of_power("Q1", "reverse"), HasSubstr("'reverse' does not stand on a power with timing"));
    EXPECT_THAT(told_of_power("Q2", "draw 1"), HasSubstr("'draw' does not stand"));
    EXPECT_THAT(told_of_power("Q2", "reverse; reverse"), HasSubstr("'reverse' is the only step"));
    EXPECT_THAT(told_of_power("Q1", ""), HasSubstr("the cell is empty"));
    EXPECT_THAT(told("characters.csv", "Q1", "timing", "trun"), HasSubstr("did you mean 'turn'?"));
}

TEST(Pack, D2R_6_every_deck_has_its_cards) {
    EXPECT_THAT(told("events.csv", "E05", "kind", "event"),
                HasSubstr("deck I has at least one event and exactly one spree, not 5 events, 0 sprees"));
    EXPECT_THAT(told("events.csv", "E15", "kind", "event"), HasSubstr("deck III"));
    EXPECT_THAT(told("events.csv", "E05", "prestige", "3"), HasSubstr("a spree is won by nobody; write 0"));
    EXPECT_THAT(told("events.csv", "E01", "deck", "IV"), HasSubstr("unknown deck 'IV'"));
    EXPECT_THAT(told("events.csv", "E01", "copies", "2"), HasSubstr("column copies"));
}

TEST(Pack, D2R_5_there_are_neither_too_many_cards_nor_too_few) {
    EXPECT_THAT(told("wardrobe.csv", "H01", "copies", "23"),
                HasSubstr("there are 8 to 96 cards for sale, copies counted, not 97"));
    EXPECT_THAT(told("wardrobe.csv", "H01", "value", "0"), HasSubstr("0 is out of range"));
    EXPECT_THAT(told("wardrobe.csv", "H01", "category", "hair"), HasSubstr("did you mean 'Hair'?"));
    Pack few = standard_pack();
    few.tables[0].rows.resize(7);
    EXPECT_THAT(refusal(few), HasSubstr("there are 8 to 96 cards for sale, copies counted, not 7"));
}

TEST(Pack, D2R_3_players_begin_with_what_there_is) {
    EXPECT_THAT(told("coins.csv", "C-S", "per_player", "3"),
                HasSubstr("5 players with 3 each need 15, and there are only 10"));
    Pack pack = standard_pack();
    cell(pack, "coins.csv", "C-S", "per_player") = "7";
    cell(pack, "coins.csv", "C-S", "copies") = "35";
    EXPECT_THAT(refusal(pack), HasSubstr("a player begins with at most 12 cards, not 13"));
    EXPECT_THAT(told("coins.csv", "C-S", "id", "S-H"), HasSubstr("'S-H' is another card already"));
    EXPECT_THAT(told("characters.csv", "Q1", "id", "H01"), HasSubstr("'H01' is a card already"));
}

TEST(Pack, D2R_9_there_is_a_character_for_everyone) {
    Pack few = standard_pack();
    few.tables[4].rows.resize(4);
    EXPECT_THAT(refusal(few), HasSubstr("there are 5 to 12 characters, not 4"));
}

// Edited cards with copies: they are one choice, and each is there as often as it should be.
TEST(Pack, D2R_5_cards_for_sale_may_have_copies) {
    Pack pack = standard_pack();
    cell(pack, "wardrobe.csv", "H04", "copies") = "20";
    Play play = Position(2, {}, pack).hand(ann, {"H04", "H04", "C-S"}).market({"H04", "H04"}).begin();
    EXPECT_THAT(play.choices(ann), UnorderedElementsAre("activate H04", "activate C-S", "wear H04", "end"));

    play.does(ann, "activate H04").does(ann, "activate H04").does(ann, "end").does(ann, "buy 0");

    EXPECT_EQ(play.of(ann)["floordrobe"], Json({"H04", "H04", "H04", "C-S"}));
}

TEST(Pack, D2R_5_a_card_of_many_copies_is_laid_out_whole) {
    Pack pack = standard_pack();
    pack.tables[0].rows.resize(8);
    for (std::size_t i = 0; i < 8; ++i) pack.tables[0].rows[i].cells[7] = i < 2 ? "33" : "5";
    EXPECT_EQ(refusal(pack, 5), "");
    for (std::size_t i = 0; i < 8; ++i) pack.tables[0].rows[i].cells[7] = i < 2 ? "45" : "1";
    cell(pack, "starters.csv", "S-H", "per_player") = "5";
    cell(pack, "starters.csv", "S-H", "copies") = "25";
    EXPECT_EQ(refusal(pack, 5), "");
}

} // namespace
} // namespace drags_2_riches::tests
