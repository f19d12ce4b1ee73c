#pragma once

#include "engine/json.h"
#include "lab/simulation.h"

namespace homestretch {

// The whole result as one object, for programs and spreadsheets.
[[nodiscard]] Json to_json(const Simulation& simulation);

} // namespace homestretch
