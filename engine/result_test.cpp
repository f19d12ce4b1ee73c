#include "engine/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace homestretch {

TEST(Result, holds_a_value_or_the_reason_why_there_is_none) {
    const Result<int> good = 7;
    const Result<int> bad = failure("no such seat");

    ASSERT_TRUE(good);
    EXPECT_EQ(*good, 7);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().message, "no such seat");
}

TEST(Result, of_a_type_like_its_error_still_knows_which_it_is) {
    const Result<Error> good = Error{"a value"};
    const Result<Error> bad = failure("a failure");

    EXPECT_TRUE(good);
    EXPECT_FALSE(bad);
}

TEST(Result, can_be_moved_out_of) {
    Result<std::unique_ptr<int>> made = std::make_unique<int>(7);

    const std::unique_ptr<int> taken = *std::move(made);

    EXPECT_EQ(*taken, 7);
}

TEST(Result, of_nothing_succeeds_by_default) {
    const Result<void> good;
    const Result<void> bad = failure("why");

    EXPECT_TRUE(good.has_value());
    ASSERT_FALSE(bad.has_value());
    EXPECT_EQ(bad.error().message, "why");
}

TEST(ResultDeathTest, reading_what_is_not_there_stops_the_program) {
    const Result<int> bad = failure("no");
    const Result<int> good = 7;

    EXPECT_DEATH((void)*bad, "result.h");
    EXPECT_DEATH((void)good.error(), "result.h");
}

} // namespace homestretch
