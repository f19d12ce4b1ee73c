#pragma once

#include "cli/console.h"
#include "engine/game.h"
#include "lab/tournament.h"

#include <string>

namespace homestretch {

// The result of a tournament as people read it.
[[nodiscard]] std::string tournament_text(const Tournament& tournament, const GameInfo& game,
                                          const Pack& pack, const Console& console);

} // namespace homestretch
