#include "engine/scenario/report.h"

#include <gtest/gtest.h>

namespace homestretch {
namespace {

const ScenarioReport good{.file = "a.toml", .title = "A", .rules = {"DR-1"}, .checked = 3};
const ScenarioReport bad{
    .file = "b.toml",
    .title = "B",
    .checked = 2,
    .failures = {{.line = 4, .path = "dump.turn", .expected = 3, .actual = 4, .message = "it is 4"},
                 {.line = 9, .variant = "with two", .message = "accepted"}},
    .errors = {{.file = "b.toml", .line = 7, .message = "no such card"}}};

TEST(ScenarioReport, passes_without_failures_and_errors) {
    EXPECT_TRUE(good.passed());
    EXPECT_FALSE(bad.passed());
    EXPECT_FALSE(ScenarioReport{.failures = {{}}}.passed());
    EXPECT_FALSE(ScenarioReport{.errors = {{}}}.passed());
}

TEST(ScenarioReport, is_one_line_when_it_passed) {
    EXPECT_EQ(to_text(good), "ok      a.toml: A (3 checked)");
}

TEST(ScenarioReport, tells_errors_and_failures_with_their_lines) {
    EXPECT_EQ(to_text(bad), R"(ERROR   b.toml: B
  b.toml:7: no such card
  b.toml:4: dump.turn: it is 4
      expected  3
      actual    4
  b.toml:9: [with two] accepted)");
}

TEST(ScenarioReport, has_a_form_for_programs) {
    EXPECT_EQ(to_json(good),
              Json::parse(R"({"file": "a.toml", "title": "A", "passed": true, "rules": ["DR-1"],
                                             "checked": 3, "failures": [], "errors": []})"));
    EXPECT_EQ(to_json(bad),
              Json::parse(R"({"file": "b.toml", "title": "B", "passed": false, "rules": [], "checked": 2,
        "failures": [{"line": 4, "path": "dump.turn", "expected": 3, "actual": 4, "message": "it is 4"},
                     {"line": 9, "variant": "with two", "message": "accepted"}],
        "errors": [{"line": 7, "message": "no such card"}]})"));
}

TEST(ScenarioReport, names_the_file_of_an_error_elsewhere) {
    const ScenarioReport report{.file = "a.toml",
                                .errors = {{.file = "cards.csv", .line = 2, .column = "id", .message = "x"}}};

    EXPECT_EQ(to_json(report)["errors"][0],
              Json::parse(R"({"line": 2, "file": "cards.csv", "column": "id", "message": "x"})"));
}

} // namespace
} // namespace homestretch
