#include "engine/match_of.h"
#include "engine/pack/text.h"
#include "engine/scenario/run.h"
#include "tests/fuzz/tiny_pack.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Whatever a file holds, it is a scenario that can be played to a report, or a list of problems that can be
// shown.

namespace homestretch {
namespace {

// Many draws take long and show nothing that a few do not.
void draw_seldom(std::vector<scenario::Step>& steps) {
    constexpr std::size_t seldom = 3;
    for (scenario::Step& step : steps) {
        for (scenario::Draws& draws : step.over_redeals) draws.count = std::min(draws.count, seldom);
        for (scenario::Draws& draws : step.over_seeds) draws.count = std::min(draws.count, seldom);
    }
}

void check_readable(const Problems& problems) {
    for (const Problem& problem : problems) check(!problem.message.empty() && is_utf8(problem.message));
}

void read_any_scenario(std::string_view text) {
    auto scenario = read_scenario(text, "fuzz.toml");
    if (!scenario) {
        check(!scenario.error().empty());
        check_readable(scenario.error());
        return;
    }
    draw_seldom(scenario->steps);
    for (scenario::Variant& variant : scenario->variants) draw_seldom(variant.steps);

    static const GameTypeOf<tiny_race::Game> game;
    const ScenarioLibrary library{
        .games = {&game}, .load_pack = [](const GameType&, const PackReference&) -> Result<Pack, Problems> {
            return tiny_fuzz_pack();
        }};
    const ScenarioReport report = run_scenario(*scenario, library);
    check_readable(report.errors);
    check(!to_text(report).empty());
    check(to_json(report)["passed"] == report.passed());
}

} // namespace
} // namespace homestretch

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    homestretch::read_any_scenario(std::string(data, data + size));
    return 0;
}
