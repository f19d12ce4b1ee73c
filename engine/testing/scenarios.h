#pragma once

#include "engine/match.h"
#include "engine/scenario/report.h"

#include <vector>

namespace homestretch {

// What comes of every file in games/<id>/tests/scenarios; nothing if a game has none.
[[nodiscard]] std::vector<ScenarioReport> scenario_reports(const GameType& game);

} // namespace homestretch
