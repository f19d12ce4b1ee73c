#include "games/rat-race/tests/fixtures.h"

// What a designer is told about a pack that cannot be played, and what an edited pack may do.

namespace rat_race::tests {
namespace {

using ::testing::HasSubstr;

// The standard pack with one cell changed.
std::string told(std::string_view file, std::string_view row, std::string_view column,
                 const std::string& value) {
    Pack pack = standard_pack();
    cell(pack, file, row, column) = value;
    return refusal(pack);
}
std::string told_of_effect(std::string_view card, const std::string& effect) {
    return told(card.front() == 'I' ? "issues.csv" : "actions.csv", card, "effect", effect);
}

// The cell of the field at these coordinates.
std::string& field_cell(Pack& pack, std::string_view layout, std::string_view q, std::string_view r,
                        std::string_view column) {
    for (homestretch::Table& table : pack.tables) {
        if (table.file != "fields.csv") continue;
        const auto place =
            static_cast<std::size_t>(std::ranges::find(table.columns, column) - table.columns.begin());
        for (homestretch::Row& row : table.rows) {
            if (row.cells[0] == layout && row.cells[5] == q && row.cells[6] == r) return row.cells[place];
        }
    }
    throw std::runtime_error("no such field");
}

TEST(Pack, RR_27_effects_are_checked_word_by_word) {
    EXPECT_EQ(told_of_effect("A01", "riott 2"),
              "actions.csv:2, column effect: unknown verb 'riott' at character 1; did you mean 'riot'?");
    EXPECT_THAT(told_of_effect("A01", "riot 6"), HasSubstr("riot takes a number from 1 to 5, not '6'"));
    EXPECT_THAT(told_of_effect("A12", "step anyone fwd 1"), HasSubstr("unknown who 'anyone' at character 6"));
    EXPECT_THAT(told_of_effect("A20", "look 3 take 0"), HasSubstr("takes a number from 1 to 5, not '0'"));
    EXPECT_THAT(told_of_effect("A20", "look 2 take 3"), HasSubstr("3 of 2 cards cannot be"));
    EXPECT_THAT(told_of_effect("A18", "hand-out 2 self-max 3"), HasSubstr("3 of 2 cards cannot be"));
    EXPECT_THAT(told_of_effect("A08", "bank players"), HasSubstr("bank takes a number from 1 to 5"));
    EXPECT_THAT(told_of_effect("A08", ""), HasSubstr("column effect: the cell is empty"));
}

TEST(Pack, RR_27_may_stands_where_it_makes_sense_only) {
    EXPECT_THAT(told_of_effect("A08", "may draw 1"), HasSubstr("draw"));
    EXPECT_THAT(told_of_effect("A04", "play-issue 1"), HasSubstr("play-issue"));
    EXPECT_THAT(told_of_effect("A10", "may others-discard 1"), HasSubstr("others-discard"));
    EXPECT_EQ(told_of_effect("A10", "may discard 1; may step any either 2"), "");
}

TEST(Pack, RR_24_what_only_an_issue_or_only_an_action_can_do) {
    EXPECT_THAT(told_of_effect("A01", "take-issue 1"), HasSubstr("take-issue"));
    EXPECT_THAT(told_of_effect("A01", "step here fwd 1"), HasSubstr("here"));
    EXPECT_THAT(told_of_effect("I08", "may play-issue 1"), HasSubstr("play-issue"));
    EXPECT_EQ(told_of_effect("I08", "step here fwd 2 free"), "");
}

TEST(Pack, RR_36_feet_stand_in_the_column_and_in_the_effect) {
    EXPECT_EQ(told("issues.csv", "I01", "feet", "0"),
              "issues.csv:2, column feet: the effect says `feet`; write 1 here");
    EXPECT_EQ(told("issues.csv", "I08", "feet", "1"),
              "issues.csv:9, column effect: an Issue with feet = 1 needs the step `feet`");
}

TEST(Pack, RR_77_symbols_are_counted) {
    EXPECT_EQ(told("actions.csv", "A05", "symbols", "1"),
              "actions.csv:6, column symbols: column councilors has 2 symbols, not 1");
    EXPECT_THAT(told("actions.csv", "A05", "councilors", "ant+antt"),
                HasSubstr("column councilors: unknown word 'antt'; did you mean 'ant'?"));
    EXPECT_THAT(told("issues.csv", "I08", "ideal", "fists"),
                HasSubstr("unknown ideal 'fists'; did you mean 'fist'?"));
}

TEST(Pack, RR_77_an_action_may_show_two_councilors) {
    Pack pack = standard_pack();
    cell(pack, "actions.csv", "A05", "councilors") = "ant+rat";

    const auto rules = rules_for(3, {}, pack);
    const Title& title = rules->title(static_cast<TitleId>(*rules->title_words.find("A05")));

    EXPECT_EQ(title.symbols, (std::array<std::uint8_t, councilor_count>{1, 0, 0, 1, 0}));
}

TEST(Pack, RR_5_there_are_neither_too_many_cards_nor_too_few) {
    EXPECT_THAT(told("issues.csv", "I01", "copies", "2"),
                HasSubstr("Issues and Actions together are at most 125 cards, not 126"));
    EXPECT_THAT(told("issues.csv", "I01", "copies", "0"), HasSubstr("0 is out of range"));
    EXPECT_THAT(told("actions.csv", "A01", "id", "I01"), HasSubstr("'I01' is an Issue already"));
    Pack few = standard_pack();
    few.tables[1].rows.resize(6);
    few.tables[2].rows.resize(3);
    EXPECT_THAT(refusal(few), HasSubstr("5 players are dealt 20 cards, and there are only 18"));
}

TEST(Pack, RR_2_the_five_councilors_are_fixed) {
    EXPECT_THAT(told("councilors.csv", "bull", "id", "cow"), HasSubstr("Councilor 2 is 'bull', not 'cow'"));
    EXPECT_THAT(told("councilors.csv", "bull", "left_symbol", "ant"),
                HasSubstr("shows its own symbol, 'bull'"));
    Pack four = standard_pack();
    four.tables[0].rows.pop_back();
    EXPECT_THAT(refusal(four), HasSubstr("expected the five Councilors"));
}

TEST(Pack, RR_57_a_tile_of_level_1_never_riots) {
    EXPECT_EQ(told("tiles.csv", "T01", "can_riot", "1"),
              "tiles.csv:2, column can_riot: a tile of Lv. 1 never riots; write 0");
}

TEST(Pack, RR_57_a_tile_that_must_not_riot_does_not) {
    Pack pack = standard_pack();
    cell(pack, "tiles.csv", "T21", "can_riot") = "0"; // at (0,3) of the Avenue
    Play play = Position(4, {}, pack).hand(ann, {"A06", "I01"}).begin();

    play.does(ann, "play A06");

    EXPECT_THAT(play.choices(ann), ::testing::Not(::testing::Contains("riot 0,3")));
    EXPECT_THAT(play.choices(ann), ::testing::Contains("riot 1,3"));
}

TEST(Pack, RR_20_a_field_may_want_an_ideal_twice) {
    Pack pack = standard_pack();
    cell(pack, "tiles.csv", "T01", "ideals") = "laurel+laurel";
    for (const std::string_view layout : {"lane", "great-stair"})
        field_cell(pack, layout, "3", "0", "ideals") = "laurel+laurel";
    field_cell(pack, "avenue", "4", "0", "ideals") = "laurel+laurel";
    const auto moves = [&](const Texts& row) {
        return Position(4, {}, pack).phase("move").row("ant", row).begin().choices(ann);
    };

    EXPECT_THAT(moves({"I08"}), ::testing::Not(::testing::Contains("move ant 4,0")));
    EXPECT_THAT(moves({"I01", "I08"}), ::testing::Contains("move ant 4,0"));
}

// ---- layouts

TEST(Pack, RR_3_fields_agree_with_their_tiles) {
    Pack pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "ideals") = "plant";
    EXPECT_EQ(refusal(pack), "fields.csv:2, column ideals: tile T03 shows other ideals in tiles.csv");

    pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "level") = "2";
    EXPECT_EQ(refusal(pack), "fields.csv:2, column level: tile T03 has level 1 in tiles.csv");

    pack = standard_pack();
    field_cell(pack, "lane", "0", "1", "tile") = "T03";
    EXPECT_EQ(refusal(pack), "fields.csv:7, column tile: there is 1 of tile T03, and this layout uses more");

    pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "tile") = "T033"; // one mistake, one problem
    EXPECT_EQ(refusal(pack), "fields.csv:2, column tile: unknown tile 'T033'; did you mean 'T03'?");

    pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "tile") = "THRONE";
    EXPECT_EQ(refusal(pack), "fields.csv:2, column tile: THRONE is the tile of the kind `throne`");

    pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "ideals") = "fisst";
    EXPECT_THAT(refusal(pack),
                HasSubstr("fields.csv:2, column ideals: unknown word 'fisst'; did you mean 'fist'?"));
}

TEST(Pack, RR_3_every_layout_has_one_throne_at_its_place) {
    Pack pack = standard_pack();
    field_cell(pack, "lane", "0", "6", "layout") = "avenue";
    EXPECT_THAT(refusal(pack), HasSubstr("fields.csv must have exactly one Throne for 'lane', not 0"));
    EXPECT_THAT(refusal(pack), HasSubstr("fields.csv must have exactly one Throne for 'avenue', not 2"));

    EXPECT_THAT(told("layouts.csv", "lane", "throne_q", "1"),
                HasSubstr("layouts.csv has the Throne at (1,6), not at (0,6)"));
}

TEST(Pack, RR_13_every_field_is_joined_to_the_throne) {
    Pack pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "r") = "-5";

    EXPECT_EQ(
        refusal(pack),
        "layouts.csv:2, column layout: in 'lane' no chain of neighbours leads from (1,-5) to the Throne");
}

TEST(Pack, RR_15_every_layout_has_an_entry) {
    Pack pack = standard_pack();
    for (const std::string_view q : {"1", "2", "3", "4", "5"})
        field_cell(pack, "lane", q, "0", "entry") = "0";

    EXPECT_EQ(refusal(pack), "layouts.csv:2, column layout: in 'lane' no field is an entry hex");
}

TEST(Pack, RR_15_a_layout_has_no_more_entries_than_moves_can_be_listed) {
    Pack pack = standard_pack();
    cell(pack, "tiles.csv", "T03", "copies") = "99";
    for (homestretch::Table& table : pack.tables) {
        if (table.file != "fields.csv") continue;
        homestretch::Row more = table.rows.front(); // a field of the lane, at its right end from now on
        for (int q = 6; q < 34; ++q) {
            more.cells[5] = std::to_string(q);
            table.rows.push_back(more);
        }
        for (homestretch::Row& row : table.rows) {
            if (row.cells[0] == "lane") row.cells.back() = "1";
        }
    }

    EXPECT_THAT(refusal(pack), HasSubstr("in 'lane' at most 52 fields can be entry hexes, not 53"));
}

TEST(Pack, RR_3_places_and_counts_are_checked) {
    Pack pack = standard_pack();
    field_cell(pack, "lane", "1", "0", "q") = "2";
    EXPECT_THAT(refusal(pack), HasSubstr("another hex of this layout lies at (2,0) already"));

    EXPECT_EQ(told("layouts.csv", "lane", "fields", "24"),
              "layouts.csv:2, column fields: fields.csv has 25 fields for 'lane', not 24");
    EXPECT_EQ(told("layouts.csv", "lane", "rows", "7"),
              "layouts.csv:2, column rows: fields.csv has 6 rows for 'lane', not 7");
    EXPECT_THAT(told("layouts.csv", "lane", "default_for_players", ""),
                HasSubstr("no layout has 2 in column default_for_players"));
    EXPECT_THAT(told("layouts.csv", "lane", "default_for_players", "2+3"),
                HasSubstr("'lane' is the layout for 3 players already"));
    EXPECT_THAT(told("layouts.csv", "lane", "layout", "lain"), HasSubstr("unknown layout 'lane'"));
}

TEST(Pack, RR_101_places_are_named_in_the_order_of_the_table) {
    Pack pack = standard_pack();
    auto& rows = std::ranges::find(pack.tables, "fields.csv", &homestretch::Table::file)->rows;
    std::ranges::reverse(rows);
    Play play =
        Position(4, {{"riot_path", "every_field"}}, pack).hand(ann, {"A06", "I01"}).riots({"0,6"}).begin();

    play.does(ann, "play A06");

    EXPECT_THAT(play.reasons(ann),
                ::testing::Contains("1,4: it would leave no way to the Throne from (0,5) (RR-60)"));
}

TEST(Pack, RR_102_every_card_says_where_it_comes_from_unless_a_pack_leaves_it_out) {
    constexpr std::array parts{"name_source", "symbol_source", "effect_source"};
    Pack pack = standard_pack();
    for (homestretch::Table& table : pack.tables) {
        if (table.file != "issues.csv" && table.file != "actions.csv") continue;
        for (const std::string part : parts) {
            const auto column = std::ranges::find(table.columns, part);
            ASSERT_NE(column, table.columns.end());
            const auto index = column - table.columns.begin();
            for (homestretch::Row& row : table.rows) {
                EXPECT_THAT(row.cells.at(static_cast<std::size_t>(index)), ::testing::AnyOf("R", "D", "RD"));
                row.cells.erase(row.cells.begin() + index);
            }
            table.columns.erase(column);
        }
    }
    EXPECT_EQ(refusal(pack), "");
}

TEST(Pack, RR_14_a_designers_own_layout_is_played_by_its_own_distances) {
    Pack pack = standard_pack();
    // A second way into the Throne of the Lane: (-1,6) touches it and (0,5).
    field_cell(pack, "lane", "1", "0", "q") = "-1";
    field_cell(pack, "lane", "-1", "0", "r") = "6";
    const Play play = Position(2, {}, pack).phase("move").token("ant", "-1,6").token("bull", "0,5").begin();

    EXPECT_EQ(play.view(ann)["councilors"][0]["distance"], 1);
    EXPECT_EQ(play.view(ann)["councilors"][1]["distance"], 1);
    EXPECT_THAT(play.choices(ann), ::testing::Contains("move ant throne"));
    EXPECT_THAT(play.choices(ann), ::testing::Not(::testing::Contains("move bull -1,6"))); // sideways
}

} // namespace
} // namespace rat_race::tests
