#pragma once

#include "cli/console.h"
#include "engine/match.h"

#include <string>
#include <vector>

namespace homestretch {

// Every card with what it says and whose it is, table by table.
[[nodiscard]] std::string cards_page(const std::vector<CardWords>& cards, const GameInfo& game,
                                     const Console& console);

} // namespace homestretch
