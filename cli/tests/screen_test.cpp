#include "cli/play/screen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <sstream>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::vector<Choice> some_choices(std::size_t count) {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < count; ++i)
        choices.push_back({.text = fmt::format("go {}", i), .said = {.words = fmt::format("Go to {}", i)}});
    return choices;
}

class Screen : public ::testing::Test {
protected:
    std::istringstream in_;
    std::ostringstream out_;
    Console console_{.in = in_, .out = out_, .err = out_};
};

TEST_F(Screen, choices_are_numbered_from_one_with_words_and_text) {
    std::size_t shown = 0;
    EXPECT_EQ(choices_text(some_choices(2), shown, console_), "  1  Go to 0  go 0\n  2  Go to 1  go 1\n");
    EXPECT_EQ(shown, 2U);
}

TEST_F(Screen, choices_that_do_not_fit_on_a_terminal_come_in_pages) {
    console_.out_is_terminal = true;
    console_.height = 24;
    const std::vector<Choice> choices = some_choices(30);
    std::size_t shown = 0;

    const std::string first = choices_text(choices, shown, console_);
    EXPECT_THAT(first, HasSubstr("+ shows 12 more"));
    EXPECT_EQ(shown, 18U);

    const std::string second = choices_text(choices, shown, console_);
    EXPECT_THAT(second, HasSubstr("19  Go to 18"));
    EXPECT_THAT(second, Not(HasSubstr("+ shows")));
    EXPECT_EQ(shown, 30U);
}

TEST_F(Screen, the_table_is_introduced_to_whoever_reads) {
    const Seating seating{a_person, BotKind::Greedy, a_person};
    EXPECT_EQ(table_line(seating, seat_at(0)), "You are seat 0. Seat 1: greedy, seat 2: a person.");
    EXPECT_EQ(table_line(seating, spectator), "Seat 0: a person, seat 1: greedy, seat 2: a person.");
    EXPECT_EQ(table_line({a_person}, seat_at(0)), "You are seat 0.");
}

} // namespace
} // namespace homestretch
