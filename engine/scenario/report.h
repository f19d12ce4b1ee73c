#pragma once

#include "engine/json.h"
#include "engine/problem.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// Something that came out otherwise than the scenario says.
struct ScenarioFailure {
    int line = 0;                   // of the expectation in the file
    std::string variant{};          // the variant's title; empty: the file's own steps
    std::string path{};             // "dump.players.0.team"; empty: not about a place
    std::optional<Json> expected{}; // a table of comparisons stays one: {"min": 3}
    std::optional<Json> actual{};   // nothing: there is no such item
    std::string message{};          // what differs, in words
    bool operator==(const ScenarioFailure&) const = default;
};

// Failures mean that the rules and the scenario disagree; errors mean that the scenario could not be played
// as it is written.
struct ScenarioReport {
    std::string file{};
    std::string title{};
    std::vector<std::string> rules{};
    std::size_t checked = 0; // expectations that were looked at
    std::vector<ScenarioFailure> failures{};
    Problems errors{};

    [[nodiscard]] bool passed() const { return failures.empty() && errors.empty(); }
};

// {"file", "title", "passed", "rules", "checked", "failures": [{"line", "variant", "path", "expected",
// "actual", "message"}], "errors": [{"line", "message"}]}; a failure has the keys that apply.
[[nodiscard]] Json to_json(const ScenarioReport& report);

// "ok g04.toml: G4: the rulebook's swap example (12 checked)", or every failure and error on lines of its
// own; without a trailing newline.
[[nodiscard]] std::string to_text(const ScenarioReport& report);

} // namespace homestretch
