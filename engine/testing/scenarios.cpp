#include "engine/testing/scenarios.h"

#include "engine/pack/folder.h"
#include "engine/scenario/run.h"
#include "engine/testing/setting.h"

#include <algorithm>
#include <filesystem>

namespace homestretch {

namespace fs = std::filesystem;

std::vector<ScenarioReport> scenario_reports(const GameType& game) {
    const fs::path folder = fs::path(folder_of_game(game.info().id)) / "tests" / "scenarios";
    if (!fs::exists(folder)) return {};
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    const ScenarioLibrary library{.games = {&game},
                                  .load_pack = [](const GameType& type, const PackReference& pack) {
                                      const fs::path packs = folder_of_packs(type.info().id);
                                      return load_pack(pack.folder.value_or(packs / pack.id), type.tables());
                                  }};
    std::vector<ScenarioReport> reports;
    for (const fs::path& file : files) reports.push_back(run_scenario_file(file, library));
    return reports;
}

} // namespace homestretch
