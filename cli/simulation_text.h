#pragma once

#include "cli/console.h"
#include "lab/simulation.h"

#include <string>

namespace homestretch {

// The result of a simulation as tables for people.
[[nodiscard]] std::string simulation_text(const Simulation& simulation, const GameInfo& game,
                                          const Pack& pack, const Console& console);

} // namespace homestretch
