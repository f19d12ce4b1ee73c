#include "engine/scenario/expectation.h"

#include <gtest/gtest.h>

namespace homestretch::scenario {
namespace {

// What a requirement has to say about a value; "" if it holds.
std::string said(Comparison comparison, std::string_view operand, std::string_view actual) {
    const Expectation expectation{.requirements = {{comparison, Json::parse(operand)}}};
    return difference(expectation, Json::parse(actual)).value_or("");
}

TEST(Expectation, equals_compares_whole_values) {
    EXPECT_EQ(said(Comparison::Equals, "3", "3"), "");
    EXPECT_EQ(said(Comparison::Equals, "3", "3.0"), "");
    EXPECT_EQ(said(Comparison::Equals, R"({"a": 1, "b": [2]})", R"({"b": [2], "a": 1})"), "");
    EXPECT_EQ(said(Comparison::Equals, "3", "4"), "it is 4, expected 3");
    EXPECT_EQ(said(Comparison::Equals, "\"3\"", "3"), "it is 3, expected \"3\"");
    EXPECT_EQ(said(Comparison::Equals, "null", "0"), "it is 0, expected null");
}

TEST(Expectation, says_where_lists_and_objects_differ) {
    EXPECT_EQ(said(Comparison::Equals, R"(["a", "b"])", R"(["a", "c"])"), R"(item 1 is "c", expected "b")");
    EXPECT_EQ(said(Comparison::Equals, "[1, 2]", "[1]"), "it has 1 items, expected 2");
    EXPECT_EQ(said(Comparison::Equals, R"({"a": [1]})", R"({"a": [2]})"), "a.item 0 is 2, expected 1");
    EXPECT_EQ(said(Comparison::Equals, R"({"a": 1})", R"({"b": 1})"), "it has no 'a'");
    EXPECT_EQ(said(Comparison::Equals, R"({"a": 1})", R"({"a": 1, "b": 2})"), "it also has 'b'");
}

TEST(Expectation, not_takes_anything_else) {
    EXPECT_EQ(said(Comparison::Not, "3", "4"), "");
    EXPECT_EQ(said(Comparison::Not, "3", "3"), "it is 3");
}

TEST(Expectation, one_of_takes_a_listed_value) {
    EXPECT_EQ(said(Comparison::OneOf, "[1, [2]]", "[2]"), "");
    EXPECT_EQ(said(Comparison::OneOf, "[1, [2]]", "2"), "it is 2");
}

TEST(Expectation, any_order_counts_equal_items) {
    EXPECT_EQ(said(Comparison::AnyOrder, "[1, 2, 2]", "[2, 1, 2]"), "");
    EXPECT_EQ(said(Comparison::AnyOrder, "[1, 2, 2]", "[2, 1, 1]"), "missing: 2; not expected: 1");
    EXPECT_EQ(said(Comparison::AnyOrder, "[]", "[2]"), "not expected: 2");
    EXPECT_EQ(said(Comparison::AnyOrder, "[]", "2"), "it is 2, not a list");
}

TEST(Expectation, contains_asks_for_items_or_a_piece_of_text) {
    EXPECT_EQ(said(Comparison::Contains, "[1]", "[2, 1]"), "");
    EXPECT_EQ(said(Comparison::Contains, "[1, 1]", "[2, 1]"), "missing: 1");
    EXPECT_EQ(said(Comparison::Contains, "\"ire\"", "\"fire 3\""), "");
    EXPECT_EQ(said(Comparison::Contains, "\"ice\"", "\"fire 3\""), "\"ice\" is not in it");
    EXPECT_EQ(said(Comparison::Contains, "[1]", "7"), "it is 7, which cannot contain [1]");
}

TEST(Expectation, lacks_refuses_items_or_a_piece_of_text) {
    EXPECT_EQ(said(Comparison::Lacks, "[3]", "[2, 1]"), "");
    EXPECT_EQ(said(Comparison::Lacks, "[3, 1]", "[2, 1]"), "there is: 1");
    EXPECT_EQ(said(Comparison::Lacks, "\"ice\"", "\"fire 3\""), "");
    EXPECT_EQ(said(Comparison::Lacks, "\"ire\"", "\"fire 3\""), "\"ire\" is in it");
    EXPECT_EQ(said(Comparison::Lacks, "[1]", "7"), "it is 7, which cannot be asked to lack [1]");
}

TEST(Expectation, size_counts_items_keys_or_characters) {
    EXPECT_EQ(said(Comparison::Size, "2", "[2, 1]"), "");
    EXPECT_EQ(said(Comparison::Size, "1", R"({"a": 1})"), "");
    EXPECT_EQ(said(Comparison::Size, "3", "\"Zoë\""), "");
    EXPECT_EQ(said(Comparison::Size, "3", "[2, 1]"), "its size is 2, expected 3");
    EXPECT_EQ(said(Comparison::Size, "3", "3"), "it is 3, which has no size");
}

TEST(Expectation, min_and_max_bound_a_number) {
    EXPECT_EQ(said(Comparison::Min, "2", "2"), "");
    EXPECT_EQ(said(Comparison::Min, "2", "1"), "it is 1, expected at least 2");
    EXPECT_EQ(said(Comparison::Max, "2", "2"), "");
    EXPECT_EQ(said(Comparison::Max, "2", "3"), "it is 3, expected at most 2");
    EXPECT_EQ(said(Comparison::Max, "2", "\"1\""), "it is \"1\", not a number");
}

TEST(Expectation, present_and_absent_are_about_being_there) {
    EXPECT_EQ(said(Comparison::Present, "true", "null"), "");
    EXPECT_EQ(said(Comparison::Absent, "true", "null"), "it is there");
}

TEST(Expectation, holds_when_all_its_requirements_do) {
    const Expectation between{.requirements = {{Comparison::Min, 2}, {Comparison::Max, 4}}};

    EXPECT_FALSE(difference(between, 3));
    EXPECT_TRUE(difference(between, 1));
    EXPECT_TRUE(difference(between, 5));
}

TEST(Expectation, is_shown_as_it_was_written) {
    EXPECT_EQ(as_written({.requirements = {{Comparison::Equals, 3}}}), 3);
    EXPECT_EQ(as_written({.requirements = {{Comparison::Min, 2}, {Comparison::AnyOrder, Json::array()}}}),
              Json::parse(R"({"min": 2, "any_order": []})"));
}

TEST(Expectation, refuses_operands_that_make_no_sense) {
    EXPECT_EQ(operand_mistake({Comparison::Size, -1}), "size takes a whole number from 0");
    EXPECT_EQ(operand_mistake({Comparison::Min, "2"}), "min takes a number");
    EXPECT_EQ(operand_mistake({Comparison::OneOf, 2}), "one_of takes a list");
    EXPECT_EQ(operand_mistake({Comparison::Contains, Json::array()}),
              "contains takes a list of items, or a text");
    EXPECT_EQ(operand_mistake({Comparison::Absent, false}), "absent takes only true");
    EXPECT_EQ(operand_mistake({Comparison::Equals, nullptr}), std::nullopt);
}

} // namespace
} // namespace homestretch::scenario
