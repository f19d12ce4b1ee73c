#include "lab/contestant.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::HasSubstr;

TEST(Contestant, is_a_bot_by_its_name) {
    EXPECT_EQ(*read_contestant("easy"), (Contestant{BotKind::Easy}));
    EXPECT_EQ(to_text({BotKind::Easy}), "easy");
}

TEST(Contestant, may_have_a_budget_of_its_own) {
    EXPECT_EQ(*read_contestant("hard@5000"), (Contestant{BotKind::Hard, 5000}));
    EXPECT_EQ(to_text({BotKind::Flat, 200}), "flat@200");
}

TEST(Contestant, is_not_a_bot_that_nobody_knows) {
    EXPECT_THAT(read_contestant("hrad@5000").error().message, HasSubstr("did you mean 'hard'?"));
}

TEST(Contestant, cannot_have_a_budget_that_is_no_number) {
    for (const std::string text : {"hard@", "hard@0", "hard@-5", "hard@5k", "hard@5@5", "hard@99999999999"})
        EXPECT_THAT(read_contestant(text).error().message, HasSubstr("from 1 to 1000000000")) << text;
}

TEST(Contestant, cannot_have_a_budget_if_it_does_not_choose_how_long_it_thinks) {
    for (const std::string text : {"random@50", "greedy@50", "easy@50", "normal@50"})
        EXPECT_THAT(read_contestant(text).error().message, HasSubstr("'hard@50'")) << text;
}

} // namespace
} // namespace homestretch
