#include "engine/pack/table_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace homestretch {
namespace {

// A table with one column and the given cells, each in a row of its own, from line 2 on.
Table column(std::string name, const std::vector<std::string>& cells) {
    Table table{.file = "dragons.csv", .columns = {std::move(name)}};
    for (const std::string& cell : cells) {
        table.rows.push_back({.line = static_cast<int>(table.rows.size()) + 2, .cells = {cell}});
    }
    return table;
}

// What `read` returns for each row, and the problems it finds.
template <class Read>
auto reading(const Table& table, Problems& problems, Read read) {
    TableReader reader(table, {.required = {table.columns.begin(), table.columns.end()}}, problems);
    std::vector<decltype(read(reader.rows().front()))> values;
    for (const Cells cells : reader.rows()) values.push_back(read(cells));
    return values;
}

std::string column_problems(std::vector<std::string> names, Columns columns) {
    Problems problems;
    const Table table{.file = "dragons.csv", .columns = std::move(names)};
    const TableReader reader(table, std::move(columns), problems);
    return to_text(problems);
}

Vocabulary colours() {
    Vocabulary words;
    words.add("red", "Red");
    words.add("green", "Green");
    words.add("blue", "Blue");
    return words;
}

TEST(TableReader, required_and_optional_columns_may_come_in_any_order) {
    EXPECT_EQ(column_problems({"source", "speed", "id"},
                              {.required = {"id", "speed"}, .optional = {"source", "note"}}),
              "");
}

TEST(TableReader, a_missing_column_is_reported) {
    EXPECT_EQ(column_problems({"id"}, {.required = {"id", "speed"}}),
              "dragons.csv:1: column speed is missing; add it");
}

TEST(TableReader, a_mistyped_column_names_the_one_that_is_meant) {
    EXPECT_EQ(column_problems({"id", "sped"}, {.required = {"id", "speed"}}),
              "dragons.csv:1: column speed is missing; rename column 'sped' if it is meant\n"
              "dragons.csv:1: unknown column 'sped'; did you mean 'speed'?");
}

TEST(TableReader, a_mistyped_optional_column_names_the_one_that_is_meant) {
    EXPECT_EQ(column_problems({"id", "Source"}, {.required = {"id"}, .optional = {"source"}}),
              "dragons.csv:1: unknown column 'Source'; did you mean 'source'?");
}

TEST(TableReader, an_unknown_column_like_no_other_is_to_be_removed) {
    EXPECT_EQ(column_problems({"id", "remarks"}, {.required = {"id"}}),
              "dragons.csv:1: unknown column 'remarks'; remove it");
}

TEST(TableReader, a_row_with_a_missing_column_is_read_quietly_so_that_other_mistakes_show) {
    Problems problems;
    const Table table = column("speed", {"fast"});
    TableReader reader(table, {.required = {"id", "speed"}}, problems);
    const Cells cells = reader.rows().front();

    EXPECT_EQ(cells.unique_id("id"), "");
    EXPECT_EQ(cells.text("id"), "");
    EXPECT_EQ(cells.number("id", 3, 5), 3);
    EXPECT_EQ(cells.word("id", colours()), 0U);
    EXPECT_TRUE(cells.words("id", colours()).empty());
    EXPECT_FALSE(cells.yes_no("id"));
    EXPECT_EQ(cells.number("speed", 0, 12), 0);

    EXPECT_EQ(to_text(problems),
              "dragons.csv:1: column id is missing; add it\n"
              "dragons.csv:2, column speed: 'fast' is not a whole number; expected one from 0 to 12");
}

TEST(TableReader, an_absent_optional_column_reads_as_empty) {
    Problems problems;
    const Table table = column("id", {"lampdart"});
    TableReader reader(table, {.required = {"id"}, .optional = {"note"}}, problems);
    const Cells cells = reader.rows().front();

    EXPECT_EQ(cells.optional_text("note"), std::nullopt);
    EXPECT_EQ(cells.optional_number("note", 0, 9), std::nullopt);
    EXPECT_EQ(cells.optional_word("note", colours()), std::nullopt);
    EXPECT_TRUE(problems.empty());
}

TEST(TableReader, asking_for_an_undeclared_column_is_our_mistake) {
    Problems problems;
    const Table table = column("id", {"lampdart"});
    TableReader reader(table, {.required = {"id"}}, problems);
    const Cells cells = reader.rows().front();

    EXPECT_DEATH((void)cells.text("name"), "");
}

TEST(TableReader, text_must_not_be_empty_unless_it_is_optional) {
    Problems problems;
    const Table table = column("name", {"Lampdart", ""});

    const auto texts = reading(table, problems, [](Cells cells) { return cells.text("name"); });
    const auto optional = reading(table, problems, [](Cells cells) { return cells.optional_text("name"); });

    EXPECT_EQ(texts, (std::vector<std::string>{"Lampdart", ""}));
    EXPECT_EQ(optional, (std::vector<std::optional<std::string>>{"Lampdart", std::nullopt}));
    EXPECT_EQ(to_text(problems), "dragons.csv:3, column name: the cell is empty; expected text");
}

TEST(TableReader, numbers_within_the_range_are_read) {
    Problems problems;
    const Table table = column("speed", {"-2", "0", "12", "007"});

    const auto numbers = reading(table, problems, [](Cells cells) { return cells.number("speed", -2, 12); });

    EXPECT_EQ(numbers, (std::vector<int>{-2, 0, 12, 7}));
    EXPECT_TRUE(problems.empty());
}

TEST(TableReader, what_is_no_whole_number_is_reported_with_the_range) {
    Problems problems;
    const Table table = column("speed", {"3.0", "3,5", " 3", "three", "+3", "3e1", "-", "0x3", "\u22123"});

    const auto numbers = reading(table, problems, [](Cells cells) { return cells.number("speed", 1, 12); });

    EXPECT_EQ(numbers, std::vector<int>(9, 1));
    EXPECT_EQ(to_text(problems),
              "dragons.csv:2, column speed: '3.0' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:3, column speed: '3,5' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:4, column speed: ' 3' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:5, column speed: 'three' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:6, column speed: '+3' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:7, column speed: '3e1' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:8, column speed: '-' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:9, column speed: '0x3' is not a whole number; expected one from 1 to 12\n"
              "dragons.csv:10, column speed: '\u22123' is not a whole number; expected one from 1 to 12");
}

TEST(TableReader, numbers_outside_the_range_are_reported_however_large) {
    Problems problems;
    const Table table = column("speed", {"0", "13", "99999999999", "-99999999999"});

    const auto numbers = reading(table, problems, [](Cells cells) { return cells.number("speed", 1, 12); });

    EXPECT_EQ(numbers, std::vector<int>(4, 1));
    EXPECT_EQ(
        to_text(problems),
        "dragons.csv:2, column speed: 0 is out of range; expected a whole number from 1 to 12\n"
        "dragons.csv:3, column speed: 13 is out of range; expected a whole number from 1 to 12\n"
        "dragons.csv:4, column speed: 99999999999 is out of range; expected a whole number from 1 to 12\n"
        "dragons.csv:5, column speed: -99999999999 is out of range; expected a whole number from 1 to 12");
}

TEST(TableReader, an_empty_cell_is_a_number_only_where_it_is_optional) {
    Problems problems;
    const Table table = column("speed", {""});

    const auto numbers = reading(table, problems, [](Cells cells) { return cells.number("speed", 1, 12); });
    const auto optional =
        reading(table, problems, [](Cells cells) { return cells.optional_number("speed", 1, 12); });

    EXPECT_EQ(numbers, std::vector<int>{1});
    EXPECT_EQ(optional, std::vector<std::optional<int>>{std::nullopt});
    EXPECT_EQ(to_text(problems),
              "dragons.csv:2, column speed: the cell is empty; expected a whole number from 1 to 12");
}

TEST(TableReader, a_word_is_an_index_into_its_vocabulary) {
    Problems problems;
    const Table table = column("colour", {"blue", "red"});

    const auto words = reading(table, problems, [](Cells cells) { return cells.word("colour", colours()); });

    EXPECT_EQ(words, (std::vector<std::size_t>{2, 0}));
    EXPECT_TRUE(problems.empty());
}

TEST(TableReader, an_unknown_word_is_reported_with_the_nearest_one) {
    Problems problems;
    const Table table = column("colour", {"bleu", "Red", "turquoise", ""});

    const auto words = reading(table, problems, [](Cells cells) { return cells.word("colour", colours()); });

    EXPECT_EQ(words, std::vector<std::size_t>(4, 0));
    EXPECT_EQ(to_text(problems),
              "dragons.csv:2, column colour: unknown colour 'bleu'; did you mean 'blue'?\n"
              "dragons.csv:3, column colour: unknown colour 'Red'; did you mean 'red'?\n"
              "dragons.csv:4, column colour: unknown colour 'turquoise'; expected one of red, green, blue\n"
              "dragons.csv:5, column colour: the cell is empty; expected one of red, green, blue");
}

TEST(TableReader, an_optional_word_may_be_empty_but_not_wrong) {
    Problems problems;
    const Table table = column("colour", {"", "green", "gren"});

    const auto words =
        reading(table, problems, [](Cells cells) { return cells.optional_word("colour", colours()); });

    EXPECT_EQ(words, (std::vector<std::optional<std::size_t>>{std::nullopt, 1, std::nullopt}));
    EXPECT_EQ(to_text(problems),
              "dragons.csv:4, column colour: unknown colour 'gren'; did you mean 'green'?");
}

TEST(TableReader, words_are_separated_by_spaces_and_each_unknown_one_is_reported) {
    Problems problems;
    const Table table = column("colours", {"red  blue red", "", "gren red blu"});

    const auto words =
        reading(table, problems, [](Cells cells) { return cells.words("colours", colours()); });

    EXPECT_EQ(words, (std::vector<std::vector<std::size_t>>{{0, 2, 0}, {}, {0}}));
    EXPECT_EQ(to_text(problems), "dragons.csv:4, column colours: unknown word 'gren'; did you mean 'green'?\n"
                                 "dragons.csv:4, column colours: unknown word 'blu'; did you mean 'blue'?");
}

TEST(TableReader, joined_words_are_separated_by_plus_and_each_unknown_one_is_reported) {
    Problems problems;
    const Table table = column("colours", {"red+blue+red", "", "red + green", "gren+red", "red+"});

    const auto words =
        reading(table, problems, [](Cells cells) { return cells.joined_words("colours", colours()); });

    EXPECT_EQ(words, (std::vector<std::vector<std::size_t>>{{0, 2, 0}, {}, {0, 1}, {0}, {0}}));
    EXPECT_EQ(to_text(problems),
              "dragons.csv:5, column colours: unknown word 'gren'; did you mean 'green'?\n"
              "dragons.csv:6, column colours: unknown word ''; expected one of red, green, blue");
}

TEST(TableReader, yes_and_no_are_the_only_answers) {
    Problems problems;
    const Table table = column("allowed", {"yes", "no", "TRUE", ""});

    const auto answers = reading(table, problems, [](Cells cells) { return cells.yes_no("allowed"); });

    EXPECT_EQ(answers, (std::vector<bool>{true, false, false, false}));
    EXPECT_EQ(to_text(problems), "dragons.csv:4, column allowed: expected yes or no, not 'TRUE'\n"
                                 "dragons.csv:5, column allowed: the cell is empty; expected yes or no");
}

TEST(TableReader, a_duplicate_id_names_the_line_that_has_it_first) {
    Problems problems;
    const Table table = column("id", {"lampdart", "tram_wing-2", "lampdart", "lampdart"});

    const auto ids = reading(table, problems, [](Cells cells) { return cells.unique_id("id"); });

    EXPECT_EQ(ids, (std::vector<std::string>{"lampdart", "tram_wing-2", "lampdart", "lampdart"}));
    EXPECT_EQ(to_text(problems),
              "dragons.csv:4, column id: 'lampdart' is used already in line 2; ids must differ\n"
              "dragons.csv:5, column id: 'lampdart' is used already in line 2; ids must differ");
}

TEST(TableReader, an_id_has_letters_digits_and_dashes_only) {
    Problems problems;
    const Table table = column("id", {"A-01", "lamp dart", "lämp", ""});

    (void)reading(table, problems, [](Cells cells) { return cells.unique_id("id"); });

    EXPECT_EQ(to_text(problems),
              "dragons.csv:3, column id: 'lamp dart' is not an id; use letters without accents, digits, '-' "
              "and '_' only\n"
              "dragons.csv:4, column id: 'lämp' is not an id; use letters without accents, digits, '-' and "
              "'_' only\n"
              "dragons.csv:5, column id: the cell is empty; expected an id that no other row has");
}

TEST(TableReader, a_long_or_many_lined_cell_is_shortened_in_the_message) {
    Problems problems;
    const Table table = column("speed", {"two\nlines", std::string(41, 'x')});

    (void)reading(table, problems, [](Cells cells) { return cells.number("speed", 0, 9); });

    EXPECT_EQ(to_text(problems),
              "dragons.csv:2, column speed: 'two lines' is not a whole number; expected one from 0 to 9\n"
              "dragons.csv:3, column speed: '" +
                  std::string(40, 'x') + "…' is not a whole number; expected one from 0 to 9");
}

TEST(TableReader, a_game_adds_problems_of_its_own) {
    Problems problems;
    const Table table = column("speed", {"3"});
    TableReader reader(table, {.required = {"speed"}}, problems);

    reader.rows().front().problem("speed", "must be even");
    reader.problem("expected 8 rows and found 1");

    EXPECT_EQ(to_text(problems), "dragons.csv:2, column speed: must be even\n"
                                 "dragons.csv: expected 8 rows and found 1");
}

TEST(Vocabulary, words_have_an_index_an_id_and_a_name) {
    const Vocabulary words = colours();

    EXPECT_EQ(words.size(), 3U);
    EXPECT_EQ(words.find("green"), 1U);
    EXPECT_EQ(words.find("Green"), std::nullopt);
    EXPECT_EQ(words.id(1), "green");
    EXPECT_EQ(words.name(1), "Green");
    EXPECT_EQ(words.ids(), (std::vector<std::string_view>{"red", "green", "blue"}));
    EXPECT_DEATH((void)words.id(3), "");
}

TEST(Vocabulary, ids_alone_are_their_own_names) {
    const Vocabulary sides{"left", "right"};

    EXPECT_EQ(sides.find("right"), 1U);
    EXPECT_EQ(sides.name(0), "left");
}

TEST(Vocabulary, a_second_word_with_the_same_id_takes_an_index_and_find_gives_the_first) {
    Vocabulary words = colours();
    words.add("red", "Scarlet");
    words.add("gold", "Gold");

    EXPECT_EQ(words.find("red"), 0U);
    EXPECT_EQ(words.find("gold"), 4U);
}

} // namespace
} // namespace homestretch
