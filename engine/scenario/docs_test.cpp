#include "engine/pack/file.h"
#include "engine/scenario/tests/tiny_scenarios.h"

#include <gtest/gtest.h>

// docs/scenarios.md must not teach what does not work.

namespace homestretch {
namespace {

std::vector<std::string> examples() {
    constexpr std::string_view fence = "```toml\n";
    const auto page = read_text_file(HOMESTRETCH_SOURCE_DIR "/docs/scenarios.md", largest_scenario);
    check(page.has_value());
    std::vector<std::string> blocks;
    for (std::size_t at = page->find(fence); at != std::string::npos; at = page->find(fence, at)) {
        at += fence.size();
        blocks.push_back(page->substr(at, page->find("```", at) - at));
    }
    return blocks;
}

bool is_whole(const std::string& example) {
    return example.starts_with("title");
}

TEST(ScenarioDocs, has_examples_of_whole_scenarios_that_pass) {
    const GameTypeOf<tiny_race::Game> game;
    const ScenarioLibrary library{
        .games = {&game}, .load_pack = [](const GameType&, const PackReference&) -> Result<Pack, Problems> {
            return tiny_race::tiny_pack();
        }};
    std::size_t played = 0;
    for (const std::string& example : examples()) {
        if (!is_whole(example)) continue;
        ++played;
        const auto scenario = read_scenario(example, "docs/scenarios.md");
        ASSERT_TRUE(scenario) << to_text(scenario.error()) << "\n" << example;
        const ScenarioReport report = run_scenario(*scenario, library);
        EXPECT_TRUE(report.passed()) << to_text(report) << "\n" << example;
    }
    EXPECT_EQ(played, 3U);
}

TEST(ScenarioDocs, has_examples_of_parts_that_can_be_read) {
    std::size_t read = 0;
    for (const std::string& example : examples()) {
        if (is_whole(example)) continue;
        ++read;
        std::string text = "title = \"t\"\ngame = \"g\"\nseats = 2\n";
        if (!example.starts_with("[[step]]")) text += "[[step]]\n";
        const auto scenario = read_scenario(text += example, "docs/scenarios.md");
        EXPECT_TRUE(scenario) << to_text(scenario.error()) << "\n" << example;
    }
    EXPECT_GE(read, 9U);
}

} // namespace
} // namespace homestretch
