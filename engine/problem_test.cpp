#include "engine/problem.h"

#include <gtest/gtest.h>

namespace homestretch {

TEST(Problem, says_where_as_far_as_it_is_known) {
    EXPECT_EQ(to_text(Problem{"dragons.csv", 12, "colour", "unknown colour 'bleu'"}),
              "dragons.csv:12, column colour: unknown colour 'bleu'");
    EXPECT_EQ(to_text(Problem{"dragons.csv", 12, "", "too few cells"}), "dragons.csv:12: too few cells");
    EXPECT_EQ(to_text(Problem{"dragons.csv", 0, "", "there is no such file"}),
              "dragons.csv: there is no such file");
    EXPECT_EQ(to_text(Problem{.message = "there is no option 'lap'"}), "there is no option 'lap'");
}

TEST(Problem, several_are_one_line_each) {
    const Problems problems{{"a.csv", 1, "", "first"}, {"b.csv", 2, "", "second"}};

    EXPECT_EQ(to_text(problems), "a.csv:1: first\nb.csv:2: second");
    EXPECT_EQ(as_error(problems), Error{"a.csv:1: first\nb.csv:2: second"});
    EXPECT_EQ(to_text(Problems{}), "");
}

} // namespace homestretch
