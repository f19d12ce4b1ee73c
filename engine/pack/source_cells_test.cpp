#include "engine/pack/source_cells.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace homestretch {
namespace {

// What the reader makes of one row with these cells.
struct Read {
    Sources sources{};
    std::string problems{};
};

template <class Reading>
Read reading(std::vector<std::string> columns, std::vector<std::string> cells, Reading&& read) {
    const Table table{
        .file = "cards.csv", .columns = std::move(columns), .rows = {{.line = 2, .cells = std::move(cells)}}};
    Problems problems;
    TableReader reader(table, {.optional = {"source", "source_note"}}, problems);
    Read made{.sources = read(reader.rows().front())};
    made.problems = to_text(problems);
    return made;
}

Read source(const std::string& cell) {
    return reading({"source"}, {cell}, [](const Cells& cells) { return read_source(cells); });
}

Read noted(const std::string& cell, const std::string& note) {
    return reading({"source", "source_note"}, {cell, note},
                   [](const Cells& cells) { return read_noted_source(cells); });
}

Read letters(const std::string& cell) {
    static constexpr std::array<std::string_view, 3> parts{"name", "power", "effect"};
    return reading({"source"}, {cell},
                   [](const Cells& cells) { return read_part_sources(cells, "source", parts); });
}

TEST(SourceColumn, says_where_a_row_comes_from) {
    EXPECT_EQ(in_words(source("D").sources), "ours");
    EXPECT_EQ(in_words(source("RD").sources), "rulebook + ours");
}

TEST(SourceColumn, says_it_of_parts_in_brackets) {
    EXPECT_EQ(in_words(source("R (name) P (power in outline) D (its name and details)").sources),
              "name: rulebook; power in outline: public; its name and details: ours");
    EXPECT_EQ(in_words(source("R (deck), P (card_list)").sources), "deck: rulebook; card list: public");
}

TEST(SourceColumn, claims_nothing_where_it_is_empty_or_missing) {
    const Read missing = reading({}, {}, [](const Cells& cells) { return read_source(cells); });

    EXPECT_EQ(source("").problems, "");
    EXPECT_TRUE(source("").sources.empty());
    EXPECT_EQ(missing.problems, "");
    EXPECT_TRUE(missing.sources.empty());
}

TEST(SourceColumn, with_a_wrong_letter_is_a_problem_that_names_the_nearest) {
    EXPECT_EQ(source("d").problems, "cards.csv:2, column source: 'd' is no source (R: the rulebook, P: a "
                                    "public source, D: ours); did you mean 'D'?");
    EXPECT_EQ(source("X").problems,
              "cards.csv:2, column source: 'X' is no source (R: the rulebook, P: a public source, D: ours); "
              "expected one of R, P, D, RD, RP, PD, RPD");
    EXPECT_EQ(source("R (name) X (power)").problems,
              "cards.csv:2, column source: 'X' is no source (R: the rulebook, P: a public source, D: ours); "
              "expected one of R, P, D, RD, RP, PD, RPD");
}

TEST(SourceColumn, with_broken_brackets_is_a_problem) {
    EXPECT_EQ(source("R (name").problems,
              "cards.csv:2, column source: a bracket is not closed; write ')' behind the words");
    EXPECT_EQ(source("R name").problems, "cards.csv:2, column source: expected what each letter is about in "
                                         "brackets, as in 'R (name) D (power)'");
    EXPECT_EQ(source("R (name) D").problems, source("R name").problems);
    EXPECT_THAT(source("(name)").problems, testing::HasSubstr("'(name)' is no source"));
}

TEST(SourceNote, becomes_parts_if_each_ends_with_letters) {
    EXPECT_EQ(in_words(noted("RD", "name R; ability R (follows); token colour D").sources),
              "name: rulebook; ability: rulebook (follows); token colour: ours");
}

TEST(SourceNote, is_free) {
    EXPECT_EQ(in_words(noted("RD", "the colours are ours").sources),
              "rulebook + ours (the colours are ours)");
    EXPECT_EQ(in_words(noted("R", "name R; colours of ours").sources), "rulebook (name R; colours of ours)");
    EXPECT_EQ(noted("RD", "the colours are ours; X").problems, "");
}

TEST(SourceLetters, are_one_for_each_part) {
    EXPECT_EQ(in_words(letters("RDD").sources), "name: rulebook; power: ours; effect: ours");
    EXPECT_EQ(in_words(letters("DDD").sources), "ours");
}

TEST(SourceLetters, are_a_problem_if_one_is_missing_or_wrong) {
    EXPECT_EQ(letters("RD").problems,
              "cards.csv:2, column source: expected 3 letters, for name, power, effect, not 'RD'");
    EXPECT_EQ(letters("RXD").problems, "cards.csv:2, column source: 'X' is no source (R: the rulebook, P: a "
                                       "public source, D: ours); expected one of R, P, D");
    EXPECT_TRUE(letters("RXD").sources.empty());
}

} // namespace
} // namespace homestretch
