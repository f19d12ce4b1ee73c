#include "engine/testing/pairwise.h"

#include <gmock/gmock.h>

namespace homestretch {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

bool everything(const OptionTexts&) {
    return true;
}

bool some_row_has(const OptionCover& cover, const OptionTexts& wanted) {
    return std::any_of(cover.rows.begin(), cover.rows.end(), [&](const OptionTexts& row) {
        return std::all_of(wanted.begin(), wanted.end(),
                           [&](const auto& item) { return row.at(item.first) == item.second; });
    });
}

} // namespace

TEST(PairwiseCover, of_no_options_needs_no_row) {
    EXPECT_THAT(pairwise_cover({}, everything).rows, IsEmpty());
}

TEST(PairwiseCover, of_one_option_has_every_value) {
    const OptionCover cover = pairwise_cover({{"notes", {"on", "off"}}}, everything);

    EXPECT_THAT(cover.rows, ElementsAre(OptionTexts{{"notes", "off"}}, OptionTexts{{"notes", "on"}}));
}

TEST(PairwiseCover, holds_every_pair_in_far_fewer_rows_than_there_are_combinations) {
    OptionDomains domains;
    for (const char* name : {"a", "b", "c", "d", "e", "f", "g"}) domains[name] = {"1", "2", "3"};

    const OptionCover cover = pairwise_cover(domains, everything);

    for (const auto& [left, left_values] : domains) {
        for (const auto& [right, right_values] : domains) {
            if (left == right) continue;
            for (const std::string& one : left_values) {
                for (const std::string& other : right_values) {
                    EXPECT_TRUE(some_row_has(cover, {{left, one}, {right, other}}))
                        << left << one << right << other;
                }
            }
        }
    }
    EXPECT_LE(cover.rows.size(), 24U); // of 2187
    EXPECT_THAT(cover.refused, IsEmpty());
}

TEST(PairwiseCover, goes_around_what_the_game_refuses_and_counts_what_it_cannot_have) {
    const OptionDomains domains{{"a", {"1", "2"}}, {"b", {"1", "2"}}, {"c", {"1", "2"}}};

    const OptionCover cover = pairwise_cover(
        domains, [](const OptionTexts& row) { return !(row.at("a") == "2" && row.at("b") == "2"); });

    EXPECT_THAT(cover.refused, ElementsAre("a=2 b=2"));
    EXPECT_TRUE(some_row_has(cover, {{"a", "2"}, {"c", "2"}}));
    EXPECT_TRUE(some_row_has(cover, {{"b", "2"}, {"c", "2"}}));
}

} // namespace homestretch
