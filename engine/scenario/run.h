#pragma once

#include "engine/match.h"
#include "engine/scenario/report.h"
#include "engine/scenario/scenario.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// A pack as a scenario names it.
struct PackReference {
    std::string id = "standard";                   // one of the game's packs...
    std::optional<std::filesystem::path> folder{}; // ...unless this is given
};

// What scenarios are played with.
struct ScenarioLibrary {
    std::vector<const GameType*> games{};
    std::function<Result<Pack, Problems>(const GameType& game, const PackReference& pack)> load_pack{};
};

// Sets up, plays and checks. Without variants the file is one match. With variants, each of them is a match
// of its own that begins with the file's position and steps (whose expectations are checked once, in a
// match without the variants). A failure does not stop a match, an error does; the next one is played.
[[nodiscard]] ScenarioReport run_scenario(const Scenario& scenario, const ScenarioLibrary& library);

// The same from a file; one that cannot be read is a report with errors.
[[nodiscard]] ScenarioReport run_scenario_file(const std::filesystem::path& path,
                                               const ScenarioLibrary& library);

} // namespace homestretch
