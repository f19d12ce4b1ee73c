#pragma once

#include "engine/match.h"
#include "engine/scenario/report.h"

#include <vector>

namespace homestretch {

// What comes of every file in tests/scenarios of a game's folder; nothing if it has none.
[[nodiscard]] std::vector<ScenarioReport> scenario_reports(const GameType& game);

} // namespace homestretch
