#include "engine/scenario/run.h"

#include "engine/scenario/tests/tiny_scenarios.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace homestretch {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const GameTypeOf<tiny_race::Game> tiny_game;

// The only failure, in one line.
std::string failure_in(const ScenarioReport& report) {
    EXPECT_THAT(report.errors, IsEmpty()) << to_text(report);
    EXPECT_THAT(report.failures, SizeIs(1)) << to_text(report);
    if (report.failures.size() != 1) return "";
    const ScenarioFailure& failure = report.failures[0];
    return fmt::format("{} {}: {}", failure.line, failure.path, failure.message);
}

// The only error, in one line.
std::string error_in(const ScenarioReport& report) {
    EXPECT_THAT(report.failures, IsEmpty()) << to_text(report);
    EXPECT_THAT(report.errors, SizeIs(1)) << to_text(report);
    return to_text(report.errors);
}

ScenarioReport expecting(std::string_view line) {
    return run_tiny("[[step]]\n[step.expect]\n" + std::string(line));
}

TEST(RunScenario, plays_and_checks_a_whole_turn) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
expect = { pending = [0, 1], "legal.0" = ["play fork", "play trot", "play dash"], plies = 0 }
[[step]]
seat = 0
do = "play dash"
[step.expect]
pending = [1]
"dump.players.0.chosen" = "dash"
"view.1.players.0.chosen" = { null = true }
"view.1.players.0.has_chosen" = true
"view.spectator.players.*.hand_size" = [2, 3]
"events.0.chose.0.details.card" = "dash"
"events.1.chose.0.details.card" = { absent = true }
"events.1.moved" = { absent = true }
[[step]]
seat = 1
do = "play shove"
refuse = false
[step.expect]
pending = [0]
"legal.0" = ["give-way", "block trot", "block fork"]
"words.0.give-way" = "Move back 2"
[[step]]
seat = 0
do = "block trot"
[step.expect]
"dump.players.*.spaces" = [3, 1]
plies = 3
"outcome.ending" = "unfinished"
"outcome.standings.0.rank" = 1
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.title, "tiny");
    EXPECT_EQ(report.checked, 18U);
}

TEST(RunScenario, reports_what_is_expected_and_what_is_there) {
    const ScenarioReport report = expecting("\"dump.players.0.hand\" = [\"trot\", \"fork\", \"fork\"]");

    EXPECT_EQ(failure_in(report), R"(13 dump.players.0.hand: item 1 is "dash", expected "fork")");
    EXPECT_EQ(report.failures[0].expected, Json::parse(R"(["trot", "fork", "fork"])"));
    EXPECT_EQ(report.failures[0].actual, Json::parse(R"(["trot", "dash", "fork"])"));
}

TEST(RunScenario, compares_actions_in_any_order_also_where_they_are_one_of_several) {
    const std::string all = "[\"play dash\", \"play trot\", \"play fork\"]"; // the game lists fork first
    const auto verdict = [](const std::string& comparison) {
        return expecting("\"legal.0\" = { " + comparison + " }").passed();
    };

    EXPECT_TRUE(verdict("one_of = [[\"play dash\"], " + all + "]"));
    EXPECT_FALSE(verdict("one_of = [[\"play dash\"], [\"play trot\", \"play fork\"]]"));
    EXPECT_FALSE(verdict("not = " + all));
    EXPECT_TRUE(verdict("size = 3, equals = " + all));
}

TEST(RunScenario, can_fail_at_everything_it_looks_at) {
    EXPECT_EQ(failure_in(expecting("pending = [0]")), "13 pending: not expected: 1");
    EXPECT_EQ(failure_in(expecting("plies = 1")), "13 plies: it is 0, expected 1");
    EXPECT_EQ(failure_in(expecting("\"view.1.deck\" = 5")), "13 view.1.deck: it is 6, expected 5");
    EXPECT_EQ(failure_in(expecting("\"legal.0\" = [\"play dash\", \"play trot\"]")),
              "13 legal.0: not expected: \"play fork\"");
    EXPECT_EQ(failure_in(expecting("\"legal.0.count\" = 2")), "13 legal.0: its size is 3, expected 2");
    EXPECT_EQ(failure_in(expecting("\"legal.0.has\" = \"play shove\"")),
              "13 legal.0: missing: \"play shove\"");
    EXPECT_EQ(failure_in(expecting("\"legal.0.lacks\" = \"play dash\"")),
              "13 legal.0: there is: \"play dash\"");
    EXPECT_EQ(failure_in(expecting("\"outcome.winners\" = [1]")),
              "13 outcome.winners: it has 0 items, expected 1");
    EXPECT_EQ(failure_in(expecting("\"words.0.play dash\" = { contains = \"Draw\" }")),
              "13 words.0.play dash: \"Draw\" is not in it");
    EXPECT_EQ(failure_in(expecting("\"events.0\" = { size = 1 }")), "13 events.0: its size is 0, expected 1");
    EXPECT_EQ(failure_in(expecting("\"view.1.players.0.hand\" = { absent = true }")),
              "13 view.1.players.0.hand: it is there");
}

TEST(RunScenario, takes_an_item_beyond_the_end_for_a_failure) {
    EXPECT_EQ(failure_in(expecting("\"dump.players.0.hand.3\" = \"dash\"")),
              "13 dump.players.0.hand.3: there is no dump.players.0.hand.3: the list has 3 items, 0 to 2");
}

TEST(RunScenario, goes_on_after_a_failure) {
    const ScenarioReport report =
        run_tiny("[[step]]\nexpect = { plies = 1 }\n[[step]]\nexpect = { plies = 2 }\n");

    EXPECT_THAT(report.failures, SizeIs(2));
    EXPECT_EQ(report.checked, 2U);
}

TEST(RunScenario, takes_a_path_that_leads_nowhere_for_an_error) {
    EXPECT_EQ(error_in(expecting("\"dump.players.0.hnad\" = 1")),
              "s.toml:13: dump.players.0.hnad: dump.players.0 has no 'hnad'; did you mean 'hand'?");
    EXPECT_EQ(error_in(expecting("\"view.2.deck\" = 1")),
              "s.toml:13: view.2.deck: there is no seat 2; the table has seats 0 to 1");
    EXPECT_EQ(error_in(expecting("\"dump.plyers.0.hand\" = { absent = true }")),
              "s.toml:13: dump.plyers.0.hand: dump has no 'plyers'; did you mean 'players'?");
}

TEST(RunScenario, takes_an_impossible_position_for_an_error) {
    EXPECT_THAT(error_in(run_tiny("discard = [\"dash\"]\n")),
                HasSubstr("s.toml:6: this position is not possible: "));
    EXPECT_THAT(error_in(run_tiny("discard = [\"trott\"]\n")), HasSubstr("'trott'; did you mean 'trot'?"));
    EXPECT_EQ(error_in(run_tiny("dack = []\n")),
              "s.toml:11: the position has no 'dack'; did you mean 'deck'?");
}

TEST(RunScenario, arranges_again_in_the_middle) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
seat = 0
do = "play dash"
[[step]]
position = { "players.1.spaces" = 5 }
expect = { "dump.players.*.spaces" = [0, 5], pending = [1], plies = 0 }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(RunScenario, names_the_line_of_a_position_in_the_middle) {
    EXPECT_THAT(error_in(run_tiny("[[step]]\n[step.position]\ndeck = []\n")),
                HasSubstr("s.toml:12: this position is not possible"));
}

TEST(RunScenario, takes_an_action_that_cannot_be_played_for_an_error) {
    const ScenarioReport report =
        run_tiny("[[step]]\nseat = 0\ndo = \"play dsah\"\nexpect = { plies = 9 }\n");

    EXPECT_EQ(error_in(report),
              "s.toml:11: seat 0 cannot do 'play dsah': 'play dsah' is not legal now; did you mean "
              "'play dash'?");
}

TEST(RunScenario, checks_that_an_action_is_refused) {
    EXPECT_TRUE(run_tiny("[[step]]\nseat = 0\ndo = \"play relay\"\nrefuse = true\nreason = \"not legal\"\n"
                         "expect = { plies = 0 }\n")
                    .passed());
    EXPECT_EQ(failure_in(run_tiny(
                  "[[step]]\nseat = 0\ndo = \"play dash\"\nrefuse = true\nexpect = { plies = 0 }\n")),
              "11 seat 0, 'play dash': this was accepted, but should have been refused");
    EXPECT_EQ(failure_in(
                  run_tiny("[[step]]\nseat = 0\ndo = \"play relay\"\nrefuse = true\nreason = \"too fat\"\n")),
              "11 seat 0, 'play relay': this is refused, but for another reason");
}

TEST(RunScenario, plays_simultaneous_actions_in_every_order) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
together = [[1, "play trot"], [0, "play dash"]]
expect = { "dump.players.*.spaces" = [3, 2], plies = 2 }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(RunScenario, finds_actions_that_only_go_in_one_order) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
together = [[0, "play dash"], [1, "play shove"], [0, "give-way"]]
)");

    EXPECT_THAT(failure_in(report), HasSubstr("12 together: in another order they cannot all be played"));
}

TEST(RunScenario, plays_on_until_something_holds) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
play_until = { "outcome.ending" = "finished" }
expect = { pending = [], "outcome.winners" = { not = [] } }
)");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(RunScenario, says_when_the_end_comes_first) {
    EXPECT_THAT(error_in(run_tiny("[[step]]\nplay_until = { plies = 999 }\n")),
                HasSubstr("s.toml:12: the match is over before this holds: plies: it is "));
}

TEST(RunScenario, plays_variants_after_the_common_steps) {
    const ScenarioReport report = run_tiny(R"(
[[step]]
seat = 0
do = "play dash"
[step.expect]
plies = 1
[[variant]]
title = "with a dash behind"
position = { "players.0.spaces" = 4 }
[[variant.step]]
seat = 1
do = "play trot"
expect = { "dump.players.*.spaces" = [7, 2] }
[[variant]]
title = "with a wrong hope"
[[variant.step]]
seat = 1
do = "play trot"
expect = { "dump.players.*.spaces" = [7, 2] }
)");

    EXPECT_EQ(failure_in(report), "29 dump.players.*.spaces: item 0 is 3, expected 7");
    EXPECT_EQ(report.failures[0].variant, "with a wrong hope");
    EXPECT_EQ(report.checked, 3U);
}

TEST(RunScenario, lets_variants_change_the_table) {
    const ScenarioReport report = run_text(R"(
title = "tables"
game = "tiny-race"
pack = "tiny"
[[variant]]
title = "two"
seats = 2
step = [{ expect = { "dump.deck" = { size = 6 } } }]
[[variant]]
title = "three"
seats = 3
options = { track = "long" }
step = [{ expect = { "dump.deck" = { size = 3 } } }]
[[variant]]
title = "four"
seats = 4
refused = "2 to 3 players"
)",
                                           tiny_game);

    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.checked, 3U);
}

TEST(RunScenario, puts_the_variant_before_its_errors) {
    EXPECT_EQ(error_in(run_tiny("[[variant]]\ntitle = \"v\"\nposition = { dack = 1 }\n")),
              "s.toml:13: [v] the position has no 'dack'; did you mean 'deck'?");
}

constexpr std::string_view refused_head = "title = \"r\"\ngame = \"tiny-race\"\npack = \"tiny\"\n";

TEST(RunScenario, checks_that_a_match_is_refused) {
    const auto refusing = [](std::string_view rest) {
        return run_text(std::string(refused_head) + std::string(rest), tiny_game);
    };

    EXPECT_TRUE(refusing("seats = 8\nrefused = \"players, not 8\"").passed());
    EXPECT_THAT(failure_in(refusing("seats = 2\nrefused = \"players\"")), HasSubstr("there is such a match"));
    EXPECT_THAT(failure_in(refusing("seats = 8\nrefused = \"moon\"")), HasSubstr("but for another reason"));
}

TEST(RunScenario, takes_a_refused_match_for_an_error) {
    const auto making = [](std::string_view rest) {
        return error_in(run_text(std::string(refused_head) + std::string(rest), tiny_game));
    };

    EXPECT_EQ(making("seats = 8"), "s.toml:1: Tiny Race is for 2 to 3 players, not 8");
    EXPECT_THAT(making("seats = 2\noptions = { trak = \"long\" }"),
                HasSubstr("s.toml:1: there is no option 'trak'"));
}

TEST(RunScenario, suggests_the_game_that_was_meant) {
    EXPECT_EQ(error_in(run_text("title = \"r\"\ngame = \"tiny-rage\"\nseats = 2\n", tiny_game)),
              "s.toml:2: there is no game 'tiny-rage'; did you mean 'tiny-race'?");
}

TEST(RunScenario, says_when_a_pack_cannot_be_loaded) {
    const std::string start = "title = \"r\"\ngame = \"tiny-race\"\nseats = 2\n";

    EXPECT_EQ(error_in(run_text(start, tiny_game)), "s.toml:1: there is no pack 'standard'");
    EXPECT_THAT(error_in(run_text(start + "pack = \"./nowhere\"\n", tiny_game, "here/s.toml")),
                HasSubstr("here/./nowhere"));
}

TEST(RunScenario, looks_for_a_pack_beside_the_scenario) {
    const ScenarioReport report =
        run_text("title = \"r\"\ngame = \"tiny-race\"\nseats = 2\npack = \"./pack\"\n", tiny_game,
                 HOMESTRETCH_SOURCE_DIR "/tests/tiny_race/s.toml");

    EXPECT_TRUE(report.passed()) << to_text(report);
}

TEST(RunScenario, reads_files) {
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "run_scenario.toml";
    std::ofstream(path) << tiny_start << "[[step]]\nexpect = { plies = 0 }\n";

    const ScenarioReport report = run_scenario_file(path, library_with(tiny_game));
    std::filesystem::remove(path);
    const ScenarioReport missing = run_scenario_file(path, library_with(tiny_game));

    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.file, path.string());
    EXPECT_EQ(error_in(missing), path.string() + ": there is no such file");
}

} // namespace
} // namespace homestretch
