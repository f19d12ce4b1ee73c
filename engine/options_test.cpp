#include "engine/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<OptionSpec> specs{
    {.name = "characters",
     .values = {{"random", "dealt"}, {"choose", "chosen in turn"}, {"fixed", "one for each seat", true}}},
    {.name = "laps", .kind = OptionKind::Number, .low = 1, .high = 9, .normal = 3},
    {.name = "first_chooser", .kind = OptionKind::Seat},
    {.name = "limit", .kind = OptionKind::Number, .values = {{"off", "no limit"}}, .low = 20, .high = 240},
};

std::vector<std::string> mistakes(const OptionTexts& chosen, const OptionTexts& pack_defaults = {}) {
    const auto options = Options::resolve(specs, pack_defaults, chosen, 4);
    std::vector<std::string> texts;
    if (options) return texts;
    for (const Problem& problem : options.error()) texts.push_back(to_text(problem));
    return texts;
}

} // namespace

TEST(Options, not_chosen_have_the_default_of_the_game) {
    const auto options = Options::resolve(specs, {}, {}, 4);
    ASSERT_TRUE(options);

    EXPECT_TRUE(options->is("characters", "random"));
    EXPECT_EQ(options->number("laps"), 3);
    EXPECT_EQ(options->number("first_chooser"), 0);
    EXPECT_FALSE(options->chosen("laps"));
    EXPECT_THAT(options->chosen(), IsEmpty());
    EXPECT_TRUE(options->is("limit", "off"));
    EXPECT_EQ(options->all().size(), 4U);
}

TEST(Options, of_the_table_win_over_those_of_the_pack) {
    const auto options =
        Options::resolve(specs, {{"laps", "5"}, {"characters", "choose"}}, {{"laps", "7"}}, 4);
    ASSERT_TRUE(options);

    EXPECT_EQ(options->number("laps"), 7);
    EXPECT_TRUE(options->is("characters", "choose"));
    EXPECT_TRUE(options->chosen("laps"));
    EXPECT_FALSE(options->chosen("characters"));
}

TEST(Options, may_be_a_word_or_a_number) {
    EXPECT_EQ(Options::resolve(specs, {}, {{"limit", "20"}}, 4)->number("limit"), 20);
    EXPECT_TRUE(Options::resolve(specs, {{"limit", "60"}}, {{"limit", "off"}}, 4)->is("limit", "off"));
    EXPECT_THAT(mistakes({{"limit", "19"}}),
                ElementsAre("option limit is off or a whole number from 20 to 240, not '19'"));
    EXPECT_THAT(mistakes({{"limit", "of"}}),
                ElementsAre("option limit is off or a whole number from 20 to 240, not 'of'"));
}

TEST(Options, may_carry_a_list) {
    const auto options = Options::resolve(specs, {}, {{"characters", "fixed:rowan,li,,bram"}}, 4);
    ASSERT_TRUE(options);

    EXPECT_TRUE(options->is("characters", "fixed"));
    EXPECT_THAT(options->list("characters"), ElementsAre("rowan", "li", "", "bram"));
    EXPECT_THAT(Options::resolve(specs, {}, {}, 4)->list("characters"), IsEmpty());
}

TEST(Options, with_an_unknown_name_are_refused_with_the_nearest_one) {
    EXPECT_THAT(mistakes({{"lap", "3"}}), ElementsAre("there is no option 'lap'; did you mean 'laps'?"));
    EXPECT_THAT(
        mistakes({{"zzzzzzzzzz", "3"}}),
        ElementsAre(
            "there is no option 'zzzzzzzzzz'; expected one of characters, laps, first_chooser, limit"));
}

TEST(Options, with_an_unknown_value_are_refused_with_the_nearest_one) {
    EXPECT_THAT(mistakes({{"characters", "chose"}}),
                ElementsAre("option characters has no value 'chose'; did you mean 'choose'?"));
    EXPECT_THAT(mistakes({{"characters", ""}}),
                ElementsAre("option characters has no value ''; expected one of random, choose, fixed"));
}

TEST(Options, need_a_list_exactly_where_the_value_takes_one) {
    const std::string needed =
        "option characters=fixed needs a list behind a colon, as in characters=fixed:first,second";
    EXPECT_THAT(mistakes({{"characters", "fixed"}}), ElementsAre(needed));
    EXPECT_THAT(mistakes({{"characters", "fixed:"}}), ElementsAre(needed));
    EXPECT_THAT(mistakes({{"characters", "random:li"}}),
                ElementsAre("option characters=random takes no list; leave out ':li'"));
}

TEST(Options, that_are_numbers_are_whole_and_in_range) {
    const std::string wrong = "option laps is a whole number from 1 to 9, not ";
    EXPECT_THAT(mistakes({{"laps", "0"}}), ElementsAre(wrong + "'0'"));
    EXPECT_THAT(mistakes({{"laps", "10"}}), ElementsAre(wrong + "'10'"));
    EXPECT_THAT(mistakes({{"laps", "3.5"}}), ElementsAre(wrong + "'3.5'"));
    EXPECT_THAT(mistakes({{"laps", "three"}}), ElementsAre(wrong + "'three'"));
    EXPECT_THAT(mistakes({{"laps", ""}}), ElementsAre(wrong + "''"));
    EXPECT_THAT(mistakes({{"laps", "99999999999999999999"}}), ElementsAre(wrong + "'99999999999999999999'"));
}

TEST(Options, that_are_seats_belong_to_the_table) {
    EXPECT_THAT(mistakes({{"first_chooser", "3"}}), IsEmpty());
    EXPECT_THAT(mistakes({{"first_chooser", "4"}}),
                ElementsAre("option first_chooser is a whole number from 0 to 3, not '4'"));
}

TEST(Options, report_all_their_mistakes_and_which_of_them_are_the_packs) {
    EXPECT_THAT(mistakes({{"lap", "3"}, {"laps", "x"}}, {{"laps", "77"}}),
                ElementsAre("pack.toml: option laps is a whole number from 1 to 9, not '77'",
                            "there is no option 'lap'; did you mean 'laps'?",
                            "option laps is a whole number from 1 to 9, not 'x'"));
}

} // namespace homestretch
