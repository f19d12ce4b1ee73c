#include "lab/statistics.h"

#include "lab/study/effects.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace homestretch {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;

TEST(Statistics, a_mean_has_students_interval) {
    // 1, 2, 3, 4: mean 2.5, deviation 1.29099, t(3) = 3.18245
    const Estimate mean = mean_of(10.0, 30.0, 4.0);

    EXPECT_DOUBLE_EQ(mean.value, 2.5);
    EXPECT_NEAR(mean.error, 0.645497, 1e-6);
    EXPECT_NEAR(mean.low, 2.5 - 2.05426, 1e-4);
    EXPECT_NEAR(mean.high, 2.5 + 2.05426, 1e-4);
}

TEST(Statistics, a_mean_may_come_from_how_often_each_number_came) {
    const std::map<int, int> counts{{1, 1}, {2, 1}, {3, 1}, {4, 1}};
    EXPECT_EQ(mean_of(counts), mean_of(10.0, 30.0, 4.0));
}

TEST(Statistics, one_number_has_no_error) {
    EXPECT_EQ(mean_of(7.0, 49.0, 1.0), (Estimate{.value = 7.0, .low = 7.0, .high = 7.0}));
    EXPECT_EQ(mean_of(0.0, 0.0, 0.0), Estimate{});
}

TEST(Statistics, two_sided_p_of_the_normal_distribution) {
    EXPECT_NEAR(two_sided_p(0.0), 1.0, 1e-12);
    EXPECT_NEAR(two_sided_p(1.959963984540054), 0.05, 1e-9);
    EXPECT_NEAR(two_sided_p(-3.0), 0.0026997960632602, 1e-12);
}

TEST(Statistics, false_alarms_as_benjamini_and_hochberg_have_them) {
    const std::vector<double> p{0.01, 0.04, 0.03, 0.005};
    EXPECT_THAT(false_alarms(p), ElementsAre(DoubleNear(0.02, 1e-12), DoubleNear(0.04, 1e-12),
                                             DoubleNear(0.04, 1e-12), DoubleNear(0.02, 1e-12)));
}

TEST(Statistics, the_median_of_an_even_number_lies_between) {
    EXPECT_EQ(median({4.0, 1.0, 3.0, 2.0}), 2.5);
    EXPECT_EQ(median({5.0, 1.0, 3.0}), 3.0);
    EXPECT_EQ(median({}), 0.0);
}

TEST(Statistics, what_is_usual_does_not_mind_a_few_that_stand_out) {
    const auto around = [](double value) { return Estimate{.value = value, .error = 0.001}; };
    const std::vector<Estimate> effects{around(-0.02), around(-0.01), around(0.0), around(0.01),
                                        around(0.02),  around(0.5),   around(-0.5)};
    const Usual usual = usual_of(effects);

    EXPECT_DOUBLE_EQ(usual.middle, 0.0);
    EXPECT_NEAR(usual.spread, 0.02 * 1.4826, 0.0001);
}

TEST(Statistics, what_only_errs_has_no_spread) {
    const auto around = [](double value) { return Estimate{.value = value, .error = 0.1}; };
    EXPECT_EQ(usual_of(std::vector{around(-0.05), around(0.0), around(0.05)}).spread, 0.0);
}

// Seat 0 had it in 100 games and won 60 of them, of which it usually wins half.
TEST(Effect, is_what_the_seat_won_above_what_it_usually_wins) {
    std::vector<Cell> cells(4);
    cells[1] = {.games = 100, .wins = 60 * Tally::one_win, .squares = 60 * Tally::one_win * Tally::one_win};
    const std::vector<double> shares{0.5, 0.5};
    const Effect effect = effect_of(cells, shares);

    EXPECT_EQ(effect.games, 100U);
    EXPECT_NEAR(effect.wins.value, 0.6, 1e-12);
    EXPECT_NEAR(effect.wins.low, wilson_interval(0.6, 100).low, 1e-12);
    EXPECT_NEAR(effect.more.value, 0.1, 1e-12);
    EXPECT_NEAR(effect.more.error, std::sqrt(0.24 / 99.0), 1e-9);
}

TEST(Effect, of_what_everybody_has_is_nothing_and_certain) {
    std::vector<Cell> cells(4);
    cells[3] = {.games = 50, .wins = 50 * Tally::one_win, .squares = 50 * Tally::one_win * Tally::one_win};
    const Effect effect = effect_of(cells, std::vector{0.3, 0.7});

    EXPECT_EQ(effect.seats, 100U);
    EXPECT_NEAR(effect.more.value, 0.0, 1e-12);
    EXPECT_NEAR(effect.more.error, 0.0, 1e-7);
}

TEST(Effect, of_what_nobody_had_is_empty) {
    const Effect effect = effect_of(std::vector<Cell>(4), std::vector{0.5, 0.5});
    EXPECT_EQ(effect.games, 0U);
    EXPECT_EQ(effect.more, Estimate{});
}

} // namespace
} // namespace homestretch
