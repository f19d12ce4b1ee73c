#pragma once

#include "engine/scenario/course.h"
#include "engine/scenario/report.h"
#include "engine/scenario/scenario.h"

#include <functional>
#include <vector>

namespace homestretch::scenario {

// What came of many draws. Failures say how often or in which draw; at most one for each thing expected.
struct DrawsResult {
    std::vector<ScenarioFailure> failures{};
    Problems errors{};
};

// Redeals what the viewer cannot know, again and again, from the same stream each time it is called.
[[nodiscard]] DrawsResult check_redeals(const Draws& draws, const Course& course, const std::string& file);

// Plays the plan's first steps with one seed after the other, derived from the scenario's.
[[nodiscard]] DrawsResult check_seeds(const Draws& draws, const Plan& plan, std::size_t steps,
                                      const Seed& seed);

} // namespace homestretch::scenario
