#include "engine/scenario/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view head = "title = \"t\"\ngame = \"g\"\nseats = 2\n"; // three lines

Scenario read(std::string_view body) {
    auto scenario = read_scenario(std::string(head) + std::string(body), "s.toml");
    if (!scenario) ADD_FAILURE() << to_text(scenario.error());
    return scenario ? std::move(*scenario) : Scenario{};
}

std::string complaint(std::string_view body) {
    const auto scenario = read_scenario(std::string(head) + std::string(body), "s.toml");
    return scenario ? "(it was read)" : to_text(scenario.error());
}

TEST(ReadScenario, reads_what_stands_above_the_steps) {
    const Scenario scenario = read(R"(
        seed = "2a"
        pack = "../mine"
        options = { characters = "fixed:li", laps = 3, advanced = true, luck = false }
        rules = ["DR-1", "DR-2"]
        note = "why"
    )");

    EXPECT_EQ(scenario.file, "s.toml");
    EXPECT_EQ(scenario.title, "t");
    EXPECT_EQ(scenario.game, "g");
    EXPECT_EQ(scenario.game_line, 2);
    EXPECT_EQ(scenario.setup.seats, 2U);
    EXPECT_EQ(scenario.setup.seed, *seed_from_hex("2a"));
    EXPECT_EQ(scenario.setup.pack, "../mine");
    const OptionTexts options{{"characters", "fixed:li"}, {"laps", "3"}, {"advanced", "on"}, {"luck", "off"}};
    EXPECT_EQ(scenario.setup.options, options);
    EXPECT_THAT(scenario.rules, ElementsAre("DR-1", "DR-2"));
    EXPECT_EQ(scenario.note, "why");
}

TEST(ReadScenario, keeps_changes_in_the_order_of_the_file_with_their_lines) {
    const auto changes = read("[position]\n\"b.0\" = [1]\na = { x = 2 }\nc.d.e = true\nf = { null = true }\n")
                             .position.changes;

    ASSERT_EQ(changes.size(), 4U);
    EXPECT_EQ(changes[0].path.text(), "b.0");
    EXPECT_EQ(changes[0].value, Json::parse("[1]"));
    EXPECT_EQ(changes[0].line, 5);
    EXPECT_EQ(changes[1].value, Json::parse(R"({"x": 2})"));
    EXPECT_EQ(changes[2].path.text(), "c.d.e");
    EXPECT_EQ(changes[2].line, 7);
    EXPECT_EQ(changes[3].value, Json());
}

TEST(ReadScenario, takes_lists_of_tables_as_values) {
    const auto changes =
        read("[[position.effects]]\ncard = \"a\"\n[[position.effects]]\ncard = \"b\"\n").position.changes;

    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes[0].value, Json::parse(R"([{"card": "a"}, {"card": "b"}])"));
}

TEST(ReadScenario, reads_the_actions_of_steps) {
    const Scenario scenario = read(R"(
        [[step]]
        note = "first"
        seat = 1
        do = "pick 0"
        refuse = true
        reason = "not"
        [[step]]
        together = [[0, "pick 1"], [1, "pick 2"]]
        [[step]]
        play_until = { "dump.turn" = 2 }
    )");

    ASSERT_EQ(scenario.steps.size(), 3U);
    EXPECT_EQ(scenario.steps[0].note, "first");
    EXPECT_EQ(scenario.steps[0].line, 5);
    EXPECT_THAT(scenario.steps[0].moves, ElementsAre(Move{seat_at(1), "pick 0"}));
    EXPECT_TRUE(scenario.steps[0].refuse);
    EXPECT_EQ(scenario.steps[0].reason, "not");
    EXPECT_THAT(scenario.steps[1].moves, ElementsAre(Move{seat_at(0), "pick 1"}, Move{seat_at(1), "pick 2"}));
    EXPECT_EQ(scenario.steps[2].play_until.size(), 1U);
}

TEST(ReadScenario, reads_expectations_and_their_comparisons) {
    using scenario::Comparison;
    const auto expect = read(R"([[step]]
[step.expect]
pending = [1]
"dump.turn" = 3
dump.deck = { size = 10 }
"view.spectator.score" = { min = 1, max = 2 }
"legal.0" = ["a", "b"]
"legal.0.count" = 2
"legal.0.has" = "a"
"legal.0.lacks" = ["c"]
"dump.pair" = { equals = { min = 1 } }
"dump.card" = { colour = "red" }
)")
                            .steps[0]
                            .expect;

    ASSERT_EQ(expect.size(), 10U);
    EXPECT_EQ(expect[0].requirements[0].comparison, Comparison::AnyOrder);
    EXPECT_EQ(expect[1].requirements[0].comparison, Comparison::Equals);
    EXPECT_EQ(expect[1].line, 7);
    EXPECT_EQ(expect[2].path.text(), "dump.deck");
    EXPECT_EQ(expect[2].requirements[0].comparison, Comparison::Size);
    EXPECT_EQ(expect[3].requirements.size(), 2U);
    EXPECT_EQ(expect[4].requirements[0].comparison, Comparison::AnyOrder);
    EXPECT_EQ(expect[5].path.text(), "legal.0");
    EXPECT_EQ(expect[5].requirements[0].comparison, Comparison::Size);
    EXPECT_EQ(expect[6].requirements[0].operand, Json::parse(R"(["a"])"));
    EXPECT_EQ(expect[7].requirements[0].comparison, Comparison::Lacks);
    EXPECT_EQ(expect[8].requirements[0].operand, Json::parse(R"({"min": 1})"));
    EXPECT_EQ(expect[9].requirements[0].operand, Json::parse(R"({"colour": "red"})"));
}

TEST(ReadScenario, reads_what_must_hold_over_many_draws) {
    const auto step = read(R"(
        [[step]]
        [[step.over_redeals]]
        viewer = 1
        draws = 100
        even = true
        always = { "dump.a" = 1 }
        one_of = { "dump.b" = ["x", "y"] }
        same = ["view.1"]
        varies = ["dump.random"]
        [[step.over_redeals]]
        viewer = "spectator"
        [[step.over_seeds]]
        [step.over_seeds.one_of]
        "dump.c" = [[1, 2], [2, 1]]
    )")
                          .steps[0];

    ASSERT_EQ(step.over_redeals.size(), 2U);
    EXPECT_EQ(step.over_redeals[0].viewer, seat_at(1));
    EXPECT_EQ(step.over_redeals[0].count, 100U);
    EXPECT_TRUE(step.over_redeals[0].even);
    EXPECT_EQ(step.over_redeals[0].always.size(), 1U);
    EXPECT_EQ(step.over_redeals[0].one_of[0].values.size(), 2U);
    EXPECT_EQ(step.over_redeals[0].same.size(), 1U);
    EXPECT_EQ(step.over_redeals[0].varies.size(), 1U);
    EXPECT_EQ(step.over_redeals[1].viewer, spectator);
    EXPECT_EQ(step.over_redeals[1].count, 400U);
    EXPECT_EQ(step.over_seeds[0].one_of[0].values[1], Json::parse("[2, 1]"));
}

TEST(ReadScenario, reads_variants) {
    const Scenario scenario = read(R"(
        [[variant]]
        title = "with three"
        note = "why"
        seats = 3
        options = { track = "long" }
        position = { turn = 2 }
        [[variant.step]]
        seat = 0
        do = "a"
        [[variant]]
        title = "with nine"
        refused = "players"
    )");

    ASSERT_EQ(scenario.variants.size(), 2U);
    EXPECT_EQ(scenario.variants[0].title, "with three");
    EXPECT_EQ(scenario.variants[0].setup.seats, 3U);
    EXPECT_EQ(scenario.variants[0].position.changes.size(), 1U);
    EXPECT_EQ(scenario.variants[0].steps.size(), 1U);
    EXPECT_EQ(scenario.variants[1].setup.refused, "players");
}

TEST(ReadScenario, needs_no_seats_above_if_every_variant_has_its_own) {
    EXPECT_TRUE(read_scenario("title = \"t\"\ngame = \"g\"\n[[variant]]\ntitle = \"v\"\nseats = 2", "s"));
    EXPECT_FALSE(read_scenario("title = \"t\"\ngame = \"g\"\n[[variant]]\ntitle = \"v\"", "s"));
}

TEST(ReadScenario, names_the_line_that_is_not_toml) {
    EXPECT_THAT(complaint("[position\n"), HasSubstr("s.toml:4: this is not TOML: "));
    EXPECT_THAT(complaint("title = \"twice\"\n"), HasSubstr("s.toml:4: this is not TOML: "));
}

TEST(ReadScenario, names_a_key_that_stands_there_twice_as_it_is_written) {
    const auto told = [](const std::string& key) {
        return "s.toml:5: this is not TOML: the key " + key + " is there already; keep one of the two";
    };

    EXPECT_EQ(complaint("\"legal.0\" = [1]\n\"legal.0\" = [2]\n"), told("\"legal.0\""));
    EXPECT_EQ(complaint("note = \"a\"\nnote = \"b\"\n"), told("note"));
    EXPECT_EQ(complaint("\"ä b\" = 1\n\"ä b\" = 2\n"), told("\"ä b\""));
    EXPECT_EQ(complaint("\nx = { \"a, b\" = 1, 'c=' = 2, 'c=' = 3 }\n"), told("'c='"));
    EXPECT_EQ(complaint("[a.\"b c\"]\n[a.\"b c\"] # [d]\n"), told("a.\"b c\""));
    EXPECT_EQ(complaint("[[step]]\n[step]\n"), told("step"));
}

TEST(ReadScenario, is_not_troubled_by_deep_nesting) {
    constexpr std::size_t deep = 100'000;

    EXPECT_THAT(complaint("note = " + std::string(deep, '[')), HasSubstr("s.toml:4: this is not TOML: "));
}

TEST(ReadScenario, reports_every_mistake_at_once) {
    EXPECT_EQ(complaint("sedd = \"1\"\npack = 3\n[[step]]\nsaet = 0\n"),
              "s.toml:4: a scenario has no key 'sedd'; did you mean 'seed'?\n"
              "s.toml:5: pack must be text in quotes, not a whole number\n"
              "s.toml:7: a step has no key 'saet'; did you mean 'seat'?");
}

TEST(ReadScenario, says_what_is_missing) {
    const auto scenario = read_scenario("note = \"?\"\n", "s.toml");

    ASSERT_FALSE(scenario);
    EXPECT_THAT(to_text(scenario.error()), HasSubstr("title = \"...\" is missing"));
    EXPECT_THAT(to_text(scenario.error()), HasSubstr("game = \"...\" is missing"));
    EXPECT_THAT(to_text(scenario.error()), HasSubstr("seats = N is missing"));
    EXPECT_THAT(complaint("[[variant]]\n"), HasSubstr("s.toml:4: title = \"...\" is missing"));
    EXPECT_THAT(complaint("[[step]]\n[[step.over_redeals]]\n"),
                HasSubstr("s.toml:5: over_redeals needs a viewer"));
}

TEST(ReadScenario, names_values_of_the_wrong_kind) {
    EXPECT_THAT(complaint("position = 3"), HasSubstr(":4: position must be a table, not a whole number"));
    EXPECT_THAT(complaint("rules = \"DR-1\""),
                HasSubstr(":4: rules must be a list of texts in quotes, not text"));
    EXPECT_THAT(complaint("rules = [1]"),
                HasSubstr(":4: rules must be a list of texts in quotes, not a list"));
    EXPECT_THAT(complaint("options = { a = [1] }"), HasSubstr(":4: option 'a' must be text"));
    EXPECT_THAT(complaint("seed = \"x\""), HasSubstr(":4: a seed is 1 to 64 hexadecimal digits"));
    EXPECT_THAT(complaint("note = 2024-01-01"), HasSubstr(":4: dates and times have no meaning here"));
    EXPECT_THAT(complaint("[step]\nseat = 0"), HasSubstr("step is written as [[step]]"));
    EXPECT_THAT(complaint("[[step]]\nrefuse = 1"),
                HasSubstr("refuse must be true or false, not a whole number"));
    EXPECT_THAT(complaint("[[step]]\nseat = 8\ndo = \"a\""),
                HasSubstr("seat must be a whole number from 0 to 7, not 8"));
    EXPECT_THAT(complaint("[[step]]\ntogether = [[0, \"a\"]]"),
                HasSubstr("together is a list of at least two actions"));
    EXPECT_THAT(complaint("[[step]]\ntogether = [[0, 1], [1]]"),
                HasSubstr("together is a list of at least two"));
    EXPECT_THAT(complaint("[[step]]\ntogether = [[0, \"a\"], [9, \"a\"]]"),
                HasSubstr("together is a list of at"));
}

TEST(ReadScenario, names_keys_that_do_not_go_together) {
    EXPECT_THAT(complaint("[[step]]\ndo = \"a\""), HasSubstr(":5: do needs a seat"));
    EXPECT_THAT(complaint("[[step]]\nseat = 0"), HasSubstr(":5: seat needs something it does"));
    EXPECT_THAT(complaint("[[step]]\nrefuse = true"), HasSubstr(":5: refuse needs an action"));
    EXPECT_THAT(complaint("[[step]]\nseat = 0\ndo = \"a\"\nreason = \"b\""),
                HasSubstr(":7: reason goes with refuse"));
    EXPECT_THAT(complaint("[[step]]\nseat = 0\ndo = \"a\"\ntogether = [[0, \"a\"], [1, \"b\"]]"),
                HasSubstr("together and do exclude each other"));
    EXPECT_THAT(complaint("[[step]]\nseat = 0\ndo = \"a\"\nplay_until = { pending = [] }"),
                HasSubstr("play_until does not go with do"));
    EXPECT_THAT(complaint("refused = \"a\"\n[[step]]\n"),
                HasSubstr(":4: a match that must be refused has no"));
}

TEST(ReadScenario, names_paths_that_can_lead_nowhere) {
    const auto expecting = [](std::string_view line) {
        return complaint("[[step]]\n[step.expect]\n" + std::string(line));
    };

    EXPECT_THAT(expecting("\"dmup.turn\" = 1"),
                HasSubstr(":6: a path begins with what it looks at; there is no 'dmup'; "
                          "did you mean 'dump'?"));
    EXPECT_THAT(expecting("\"view.all\" = 1"), HasSubstr(":6: after 'view' comes a seat or 'spectator'"));
    EXPECT_THAT(expecting("\"view\" = 1"), HasSubstr(":6: after 'view' comes a seat or 'spectator'"));
    EXPECT_THAT(expecting("\"legal.spectator\" = 1"),
                HasSubstr(":6: after 'legal' comes a seat, as in \"legal.0\""));
    EXPECT_THAT(expecting("\"dump..turn\" = 1"), HasSubstr(":6: 'dump..turn' is not a path"));
    EXPECT_THAT(complaint("[position]\n\"a.\" = 1"), HasSubstr(":5: 'a.' is not a path"));
}

TEST(ReadScenario, names_comparisons_that_make_no_sense) {
    const auto expecting = [](std::string_view line) {
        return complaint("[[step]]\n[step.expect]\n" + std::string(line));
    };

    EXPECT_THAT(expecting("\"dump.a\" = { min = 1, mox = 2 }"),
                HasSubstr(":6: this table mixes comparisons"));
    EXPECT_THAT(expecting("\"dump.a\" = { min = \"x\" }"), HasSubstr(":6: dump.a: min takes a number"));
    EXPECT_THAT(expecting("\"legal.0\" = 3"), HasSubstr(":6: legal.0: any_order takes a list"));
    EXPECT_THAT(expecting("\"legal.0.count\" = \"x\""), HasSubstr(":6: legal.0: size takes a whole number"));
}

TEST(ReadScenario, names_draws_that_make_no_sense) {
    const auto drawing = [](std::string_view lines) {
        return complaint("[[step]]\n[[step.over_redeals]]\nviewer = 0\n" + std::string(lines));
    };

    EXPECT_THAT(drawing("draws = 1"), HasSubstr("draws must be a whole number from 2 to 100000, not 1"));
    EXPECT_THAT(drawing("one_of = { \"dump.a\" = 1 }"), HasSubstr("dump.a: one_of takes a list of values"));
    EXPECT_THAT(drawing("one_of = { \"dmup.a\" = [1] }"), HasSubstr("there is no 'dmup'"));
    EXPECT_THAT(drawing("same = [\"dmup\"]"), HasSubstr("there is no 'dmup'"));
    EXPECT_THAT(drawing("sane = [\"dump\"]"),
                HasSubstr("over_redeals has no key 'sane'; did you mean 'same'?"));
    EXPECT_THAT(drawing("draws = 40\neven = true\none_of = { \"dump.a\" = [1, 2] }"),
                HasSubstr("40 draws are too few to see whether 2 values come up evenly; take at least 50"));
    EXPECT_THAT(complaint("[[step]]\n[[step.over_redeals]]\nviewer = 9"),
                HasSubstr("viewer must be a whole number"));
    EXPECT_THAT(complaint("[[step]]\n[[step.over_seeds]]\nviewer = 0"),
                HasSubstr("over_seeds has no key 'viewer'"));
}

} // namespace
} // namespace homestretch
