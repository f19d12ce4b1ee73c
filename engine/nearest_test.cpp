#include "engine/nearest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace homestretch {

namespace {

using ::testing::Eq;
using ::testing::Optional;

const std::vector<std::string_view> colours{"red", "green", "blue", "light-blue"};

} // namespace

TEST(Nearest, is_the_word_with_the_fewest_letters_to_change) {
    EXPECT_THAT(nearest("bleu", colours), Optional(Eq("blue")));
    EXPECT_THAT(nearest("gren", colours), Optional(Eq("green")));
    EXPECT_THAT(nearest("blue", colours), Optional(Eq("blue")));
}

TEST(Nearest, does_not_mind_capitals_and_the_kind_of_hyphen) {
    EXPECT_THAT(nearest("Light_Blue", colours), Optional(Eq("light-blue")));
    EXPECT_THAT(nearest("LIGHT BLUE", colours), Optional(Eq("light-blue")));
}

TEST(Nearest, is_nothing_when_no_word_is_close) {
    EXPECT_EQ(nearest("magenta", colours), std::nullopt);
    EXPECT_EQ(nearest("", colours), std::nullopt);
    EXPECT_EQ(nearest("xyz", colours), std::nullopt); // three letters to change make another word
    EXPECT_EQ(nearest(std::string(100, 'b'), colours), std::nullopt);
    EXPECT_EQ(nearest("red", {}), std::nullopt);
}

TEST(Suggestion, names_the_nearest_word_or_lists_a_few) {
    EXPECT_EQ(suggestion("bleu", colours), "; did you mean 'blue'?");
    EXPECT_EQ(suggestion("magenta", colours), "; expected one of red, green, blue, light-blue");
    EXPECT_EQ(suggestion("magenta", std::vector<std::string_view>{"red"}), "; expected red");
    EXPECT_EQ(suggestion("magenta", {}), "");
    EXPECT_EQ(suggestion("magenta", std::vector<std::string_view>(17, "qqqqqqqq")), "");
}

TEST(Nearest, a_word_that_was_begun_is_finished_rather_than_changed) {
    const std::vector<std::string_view> values{"on", "off"};

    EXPECT_EQ(nearest("of", values), "off");
}

} // namespace homestretch
