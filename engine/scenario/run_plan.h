#pragma once

#include "engine/scenario/course.h"
#include "engine/scenario/report.h"

#include <cstddef>
#include <string>

namespace homestretch::scenario {

// Plays one match of a scenario from setup to the last step and adds to the report whatever is not as the
// steps say. The steps before `first_checked` are only played. `variant` is the title of the variant this
// is; empty: the file's own match.
void run_plan(const Plan& plan, std::size_t first_checked, const std::string& variant,
              ScenarioReport& report);

} // namespace homestretch::scenario
