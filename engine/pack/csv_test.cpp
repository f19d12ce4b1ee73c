#include "engine/pack/csv.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace homestretch {
namespace {

using Lines = std::vector<std::vector<std::string>>;

Table read(std::string_view bytes) {
    const auto table = read_csv("dragons.csv", bytes);
    EXPECT_TRUE(table.has_value()) << to_text(table.error());
    return table ? *table : Table{};
}

std::string problems_of(std::string_view bytes) {
    const auto table = read_csv("dragons.csv", bytes);
    return table ? "no problem" : to_text(table.error());
}

Lines cells_of(const Table& table) {
    Lines cells;
    for (const Row& row : table.rows) cells.push_back(row.cells);
    return cells;
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string numbered_columns(std::size_t count) {
    std::string header = "c1";
    for (std::size_t i = 2; i <= count; ++i) header += ",c" + std::to_string(i);
    return header;
}

TEST(Csv, the_first_line_names_the_columns_and_the_others_are_rows) {
    const Table table = read("id,speed\nlampdart,2\ntramwing,3\n");

    EXPECT_EQ(table, (Table{.file = "dragons.csv",
                            .columns = {"id", "speed"},
                            .rows = {{.line = 2, .cells = {"lampdart", "2"}},
                                     {.line = 3, .cells = {"tramwing", "3"}}}}));
}

TEST(Csv, a_header_alone_is_a_table_without_rows) {
    EXPECT_EQ(read("id,speed").columns, (std::vector<std::string>{"id", "speed"}));
    EXPECT_TRUE(read("id,speed").rows.empty());
}

TEST(Csv, byte_order_mark_and_windows_or_old_mac_line_ends_make_no_difference) {
    const Table plain = read("id,speed\nlampdart,2\n");

    EXPECT_EQ(read("\xEF\xBB\xBFid,speed\r\nlampdart,2\r\n"), plain);
    EXPECT_EQ(read("id,speed\rlampdart,2\r"), plain);
    EXPECT_EQ(read("id,speed\nlampdart,2"), plain);
}

TEST(Csv, quoted_cells_hold_commas_quotes_and_line_breaks) {
    const Table table = read("id,name\r\na,\"Copper, the \"\"Kite\"\"\"\r\nb,\"two\r\nlines\"\r\nc,\"\"\r\n");

    EXPECT_EQ(cells_of(table), (Lines{{"a", "Copper, the \"Kite\""}, {"b", "two\nlines"}, {"c", ""}}));
}

TEST(Csv, a_row_knows_its_line_behind_a_cell_of_several_lines) {
    const Table table = read("id,name\na,\"one\ntwo\nthree\"\nb,Bea\n");

    EXPECT_EQ(table.rows[0].line, 2);
    EXPECT_EQ(table.rows[1].line, 5);
}

TEST(Csv, spaces_around_cells_do_not_count) {
    EXPECT_EQ(cells_of(read(" id , name\n a ,  \" Ada \" \n")), (Lines{{"a", "Ada"}}));
}

TEST(Csv, empty_rows_at_the_end_do_not_count) {
    EXPECT_EQ(cells_of(read("id,name\na,Ada\n,\n\n , , \n\n")), (Lines{{"a", "Ada"}}));
}

TEST(Csv, an_empty_row_between_others_is_reported) {
    EXPECT_EQ(problems_of("id,name\n\n,\na,Ada\n"), "dragons.csv:2: the row is empty; remove it\n"
                                                    "dragons.csv:3: the row is empty; remove it");
}

TEST(Csv, a_quote_that_is_never_closed_is_reported_where_it_opens) {
    EXPECT_EQ(problems_of("id,name\na,Ada\nb,\"Bea\nc,Cleo\n"),
              "dragons.csv:3, column name: the quote that opens here is never closed; close it or remove it");
}

TEST(Csv, text_behind_a_closing_quote_is_reported) {
    EXPECT_EQ(problems_of("id,name\na,\"Ada\" Lovelace\n"),
              "dragons.csv:2, column name: 'Lovelace' stands behind the closing quote; write a quote that "
              "belongs to the text twice");
}

TEST(Csv, a_quote_in_the_middle_of_a_cell_is_reported) {
    EXPECT_EQ(
        problems_of("id,name\na,5\" pipe\n"),
        "dragons.csv:2, column name: a quote inside a cell that does not begin with one; put the whole cell "
        "in quotes and write this quote twice, or remove it");
}

TEST(Csv, a_row_with_too_many_cells_says_how_many_were_expected) {
    EXPECT_EQ(
        problems_of("id,name\na,Ada,Countess\n"),
        "dragons.csv:2: expected 2 cells, one for every column, and found 3; put a cell that contains a "
        "comma in quotes");
}

TEST(Csv, a_row_with_too_few_cells_says_how_many_were_expected) {
    EXPECT_EQ(problems_of("id,name,speed\na,Ada\n"),
              "dragons.csv:2: expected 3 cells, one for every column, and found 2");
}

TEST(Csv, a_column_without_a_name_is_reported) {
    EXPECT_EQ(problems_of("id,,name\na,b,c\n"),
              "dragons.csv:1: column 2 has no name; name it or delete the column");
}

TEST(Csv, two_columns_with_one_name_are_reported) {
    EXPECT_EQ(problems_of("id,name,id\na,b,c\n"),
              "dragons.csv:1: columns 1 and 3 are both named 'id'; rename or delete one");
}

TEST(Csv, text_in_another_encoding_is_reported_where_it_stands) {
    EXPECT_EQ(problems_of("id,name\na,Ren\xE9\nb,Zo\xC3\xAB\n"),
              "dragons.csv:2, column name: 'Ren\uFFFD' is not UTF-8; save the file as CSV in UTF-8");
}

TEST(Csv, overlong_surrogate_and_too_large_code_points_are_not_utf8) {
    EXPECT_NE(problems_of("id\n\xC0\xAF\n"), "no problem");
    EXPECT_NE(problems_of("id\n\xE0\x80\xAF\n"), "no problem");
    EXPECT_NE(problems_of("id\n\xF0\x8F\xBF\xBF\n"), "no problem");
    EXPECT_NE(problems_of("id\n\xED\xA0\x80\n"), "no problem");
    EXPECT_NE(problems_of("id\n\xF4\x90\x80\x80\n"), "no problem");
    EXPECT_NE(problems_of("id\n\xE2\x82\n"), "no problem");
    EXPECT_EQ(problems_of("id\n\xF0\x9F\x90\x89\n"), "no problem"); // a dragon
}

TEST(Csv, a_zero_byte_is_reported_where_it_stands) {
    EXPECT_EQ(problems_of(std::string_view("id,name\na,A\0da\n", 15)),
              "dragons.csv:2, column name: contains a zero byte; save the file again as CSV in UTF-8");
}

TEST(Csv, other_separators_and_other_kinds_of_file_are_named_once) {
    EXPECT_EQ(problems_of("id;name\na;Ada\nb;Bea, too\n"),
              "dragons.csv:1: cells are separated by semicolons; save it with commas");
    EXPECT_EQ(problems_of("id\tname\na\tAda\n"),
              "dragons.csv:1: cells are separated by tabs; save it with commas");
    EXPECT_EQ(problems_of(std::string_view("\xFF\xFEi\0d\0", 6)),
              "dragons.csv: is written in UTF-16; save it as CSV in UTF-8");
    EXPECT_EQ(problems_of("PK\x03\x04 and so on"),
              "dragons.csv: is a spreadsheet document, not CSV; save it as CSV in UTF-8");
}

TEST(Csv, a_file_without_a_header_is_reported) {
    EXPECT_EQ(problems_of(""),
              "dragons.csv:1: the file is empty; it must begin with the names of the columns");
    EXPECT_EQ(problems_of("\xEF\xBB\xBF"),
              "dragons.csv:1: the file is empty; it must begin with the names of the columns");
    EXPECT_EQ(problems_of(",,\na,b,c\n"),
              "dragons.csv:1: the first line is empty; it must hold the names of the columns");
}

TEST(Csv, a_table_may_be_as_large_as_the_limits_and_no_larger) {
    const std::string rows = "id\n" + repeated("a\n", CsvLimits::rows);
    const std::string cell = "id\n" + repeated("é", CsvLimits::characters);
    const std::string header = numbered_columns(CsvLimits::columns);

    EXPECT_EQ(problems_of(rows), "no problem");
    EXPECT_EQ(problems_of(header), "no problem");
    EXPECT_EQ(problems_of(cell), "no problem");
    EXPECT_EQ(problems_of(rows + "a\n"), "dragons.csv:4098: there are more than 4096 rows; remove some");
    EXPECT_EQ(problems_of(header + ",more"), "dragons.csv:1: has 65 columns; at most 64 are allowed");
    EXPECT_EQ(problems_of(cell + "é"),
              "dragons.csv:2, column id: has 1001 characters; at most 1000 are allowed");
    EXPECT_EQ(problems_of(std::string(CsvLimits::bytes + 1, 'a')),
              "dragons.csv: is larger than 1 MiB; split the table or remove what is not needed");
}

TEST(Csv, every_problem_is_reported_in_the_order_of_lines) {
    EXPECT_EQ(
        problems_of("id,id,name\na,b\nb,c,5\"\nc,d,\"Cleo\n"),
        "dragons.csv:1: columns 1 and 2 are both named 'id'; rename or delete one\n"
        "dragons.csv:2: expected 3 cells, one for every column, and found 2\n"
        "dragons.csv:3, column name: a quote inside a cell that does not begin with one; put the whole cell "
        "in quotes and write this quote twice, or remove it\n"
        "dragons.csv:4, column name: the quote that opens here is never closed; close it or remove it");
}

std::string written(const Lines& lines, std::string_view line_end) {
    std::string text;
    for (const auto& cells : lines) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text += i == 0 ? "\"" : ",\"";
            for (const char letter : cells[i])
                text += letter == '"' ? std::string("\"\"") : std::string(1, letter);
            text += '"';
        }
        text += line_end;
    }
    return text;
}

// Begins and ends with a letter, because cells lose the spaces around them.
rc::Gen<std::string> any_cell() {
    const auto inside = rc::gen::container<std::string>(rc::gen::oneOf(
        rc::gen::inRange<char>(' ', '\x7F'), rc::gen::element<char>('"', ',', '\n', ';', '\t')));
    return rc::gen::map(inside, [](const std::string& text) { return "x" + text.substr(0, 900) + "x"; });
}

RC_GTEST_PROP(Csv, what_is_written_with_quotes_is_read_back, ()) {
    const auto width = *rc::gen::inRange<std::size_t>(2, 8);
    const auto rows =
        *rc::gen::container<Lines>(rc::gen::container<std::vector<std::string>>(width, any_cell()));
    const std::string_view line_end = *rc::gen::element<std::string_view>("\n", "\r\n", "\r");
    Lines lines(1);
    for (std::size_t i = 0; i < width; ++i) lines[0].push_back("column " + std::to_string(i));
    lines.insert(lines.end(), rows.begin(), rows.end());

    const auto table = read_csv("any.csv", written(lines, line_end));

    RC_ASSERT(table.has_value());
    RC_ASSERT(table->columns == lines[0]);
    RC_ASSERT(cells_of(*table) == rows);
}

RC_GTEST_PROP(Csv, no_bytes_crash_the_reader, (const std::string& bytes)) {
    const auto table = read_csv("any.csv", bytes);
    const bool answered = table || !table.error().empty();
    RC_ASSERT(answered);
}

} // namespace
} // namespace homestretch
