#pragma once

#include "engine/match_of.h"
#include "engine/pack/folder.h"
#include "engine/scenario/run.h"
#include "tests/tiny_race/fixtures.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace homestretch {

// Scenarios of the tiny race, written in the test itself.

// Ten lines. Seat 0 holds trot, dash, fork; seat 1 holds trot, shove, relay; the last of the deck is its top.
inline constexpr std::string_view tiny_start = R"(title = "tiny"
game = "tiny-race"
seats = 2
pack = "tiny"
rules = ["TR-1"]
[position]
"players.0.hand" = ["trot", "dash", "fork"]
"players.1.hand" = ["trot", "shove", "relay"]
deck = ["trot", "trot", "dash", "fork", "relay", "shove"]
"players.*.spaces" = 0
)";

[[nodiscard]] inline ScenarioLibrary library_with(const GameType& game) {
    return {.games = {&game},
            .load_pack = [](const GameType&, const PackReference& pack) -> Result<Pack, Problems> {
                if (pack.folder) return load_pack(*pack.folder, tiny_race::Game::tables());
                if (pack.id == "tiny") return tiny_race::tiny_pack();
                return Unexpected{Problems{{.message = fmt::format("there is no pack '{}'", pack.id)}}};
            }};
}

[[nodiscard]] inline ScenarioReport run_text(std::string_view text, const GameType& game,
                                             const std::string& file = "s.toml") {
    const auto scenario = read_scenario(text, file);
    if (!scenario) {
        ADD_FAILURE() << to_text(scenario.error());
        return {.errors = scenario.error()};
    }
    return run_scenario(*scenario, library_with(game));
}

// The report of a scenario that begins as above; its own lines count from 11.
[[nodiscard]] inline ScenarioReport run_tiny(std::string_view body) {
    const GameTypeOf<tiny_race::Game> game;
    return run_text(std::string(tiny_start) + std::string(body), game);
}

} // namespace homestretch
