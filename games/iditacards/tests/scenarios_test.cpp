// The scenarios beside this file: golden positions of the rules page, and questions about the rules.

#include "engine/match_of.h"
#include "engine/pack/folder.h"
#include "engine/scenario/run.h"
#include "games/iditacards/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace iditacards::tests {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scenario_files() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(fs::path(HOMESTRETCH_SOURCE_DIR) / "games" /
                                                    "iditacards" / "tests" / "scenarios")) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

class Scenarios : public ::testing::TestWithParam<fs::path> {};

INSTANTIATE_TEST_SUITE_P(Files, Scenarios, ::testing::ValuesIn(scenario_files()), [](const auto& file) {
    std::string name = file.param.stem().string();
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST_P(Scenarios, ID_2_play_as_they_are_written) {
    const homestretch::GameTypeOf<Game> game;
    const homestretch::ScenarioLibrary library{
        .games = {&game},
        .load_pack = [](const homestretch::GameType&, const homestretch::PackReference& pack) {
            return homestretch::load_pack(
                pack.folder.value_or(fs::path(HOMESTRETCH_SOURCE_DIR) / "packs" / "iditacards" / pack.id),
                Game::tables());
        }};

    const homestretch::ScenarioReport report = homestretch::run_scenario_file(GetParam(), library);

    EXPECT_TRUE(report.passed()) << to_text(report);
}

} // namespace
} // namespace iditacards::tests
