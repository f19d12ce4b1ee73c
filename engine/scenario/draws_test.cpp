#include "engine/scenario/tests/tiny_scenarios.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

std::string only_failure(const ScenarioReport& report) {
    EXPECT_THAT(report.failures, SizeIs(1)) << to_text(report);
    if (report.failures.empty()) return "";
    return fmt::format("{} {}: {}", report.failures[0].line, report.failures[0].path,
                       report.failures[0].message);
}

// The block begins in line 13; its keys follow.
ScenarioReport redealing(std::string_view lines) {
    return run_tiny("[[step]]\n[[step.over_redeals]]\nviewer = 0\n" + std::string(lines));
}

// The same position with everything hidden left to the seed.
ScenarioReport seeding(std::string_view lines) {
    const GameTypeOf<tiny_race::Game> game;
    return run_text("title = \"s\"\ngame = \"tiny-race\"\nseats = 2\npack = \"tiny\"\n"
                    "[[step]]\n[[step.over_seeds]]\n" +
                        std::string(lines),
                    game);
}

TEST(Redeals, keep_what_is_known_and_change_what_is_not) {
    const ScenarioReport report = redealing(R"(
always = { "dump.players.0.hand" = ["trot", "dash", "fork"], "dump.players.1.hand" = { size = 3 } }
same = ["view.0", "legal.0", "dump.players.*.spaces"]
varies = ["dump.deck", "dump.random.key"]
one_of = { "dump.players.1.hand.0" = ["trot", "dash", "fork", "relay", "shove"] }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.checked, 8U);
}

TEST(Redeals, find_a_value_that_comes_up_once_in_a_while) {
    EXPECT_THAT(only_failure(redealing("always = { \"dump.deck.0\" = \"trot\" }")),
                HasSubstr("14 dump.deck.0: in draw "));
}

TEST(Redeals, find_a_value_that_is_not_listed) {
    EXPECT_THAT(only_failure(redealing("one_of = { \"dump.deck.0\" = [\"trot\", \"dash\"] }")),
                HasSubstr("gives a value that is not listed"));
}

TEST(Redeals, compare_actions_in_any_order) {
    const ScenarioReport report =
        redealing("one_of = { \"legal.0\" = [[\"play dash\", \"play trot\", \"play fork\"]] }");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(Redeals, find_a_listed_value_that_never_comes_up) {
    EXPECT_EQ(only_failure(redealing("one_of = { \"dump.players.0.hand.0\" = [\"trot\", \"dash\"] }")),
              "14 dump.players.0.hand.0: of 400 draws \"dash\" comes up 0 times");
}

TEST(Redeals, find_values_that_do_not_come_up_evenly) {
    const ScenarioReport report = redealing("draws = 2000\neven = true\none_of = { \"dump.deck.0\" = "
                                            "[\"trot\", \"dash\", \"fork\", \"relay\", \"shove\"] }");

    EXPECT_THAT(only_failure(report), HasSubstr("\"trot\" comes up"));
    EXPECT_THAT(only_failure(report), HasSubstr("that is not even"));
}

TEST(Redeals, accept_values_that_come_up_evenly) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
[step.position]
"players.0.hand" = ["trot", "trot"]
"players.1.hand" = []
deck = ["dash", "fork"]
discard = ["trot", "trot", "dash", "fork", "relay", "relay", "shove", "shove"]
[[step.over_redeals]]
viewer = 0
even = true
one_of = { "dump.deck" = [["dash", "fork"], ["fork", "dash"]] }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(Redeals, find_what_should_have_stayed_the_same) {
    EXPECT_THAT(only_failure(redealing("same = [\"dump.deck\"]")),
                HasSubstr("12 dump.deck: draw 1 changed it: item"));
}

TEST(Redeals, find_what_should_have_varied) {
    EXPECT_EQ(only_failure(redealing("varies = [\"dump.players.0.hand\"]")),
              "12 dump.players.0.hand: all 400 draws give the same value");
}

TEST(Redeals, name_a_path_that_leads_nowhere) {
    EXPECT_THAT(to_text(redealing("one_of = { \"dump.dack\" = [1] }").errors),
                HasSubstr("s.toml:14: dump.dack: dump has no 'dack'; did you mean 'deck'?"));
    EXPECT_THAT(to_text(redealing("always = { \"dump.dack\" = 1 }").errors),
                HasSubstr("s.toml:14: dump.dack"));
    EXPECT_THAT(to_text(redealing("same = [\"dump.dack\"]").errors), HasSubstr("s.toml:12: dump.dack"));
    EXPECT_THAT(to_text(redealing("varies = [\"dump.dack\"]").errors), HasSubstr("s.toml:12: dump.dack"));
}

TEST(Redeals, need_a_viewer_at_the_table) {
    EXPECT_THAT(to_text(run_tiny("[[step]]\n[[step.over_redeals]]\nviewer = 5\n").errors),
                HasSubstr("s.toml:12: there is no seat 5; the table has seats 0 to 1"));
}

TEST(Seeds, see_every_deal) {
    const ScenarioReport report = seeding(R"(
varies = ["dump.players.0.hand"]
always = { "dump.deck" = { size = 6 } }
one_of = { "dump.deck.0" = ["trot", "dash", "fork", "relay", "shove"] }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(Seeds, keep_what_the_position_says) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
seat = 0
do = "play dash"
[[step]]
seat = 1
do = "play trot"
[[step.over_seeds]]
draws = 50
always = { "dump.players.*.spaces" = [3, 2] }
varies = ["dump.random.key"]
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(Seeds, can_fail) {
    EXPECT_THAT(only_failure(seeding("always = { \"dump.deck.0\" = \"trot\" }")),
                HasSubstr("7 dump.deck.0: in draw "));
    EXPECT_THAT(only_failure(seeding("varies = [\"dump.discard\"]")),
                HasSubstr("all 400 draws give the same value"));
}

TEST(Seeds, name_the_seed_with_which_a_step_cannot_be_played) {
    const GameTypeOf<tiny_race::Game> game;
    const ScenarioReport report = run_text(R"(
title = "s"
game = "tiny-race"
seats = 2
pack = "tiny"
seed = "3"
[[step]]
seat = 0
do = "play trot"
over_seeds = [{ always = { plies = 1 } }]
)",
                                           game);

    ASSERT_THAT(report.errors, SizeIs(1)) << to_text(report);
    EXPECT_THAT(to_text(report.errors), HasSubstr("s.toml:7: seat 0 cannot do 'play trot': "));
    EXPECT_THAT(to_text(report.errors), HasSubstr("(over_seeds, draw "));
}

} // namespace
} // namespace homestretch
