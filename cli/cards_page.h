#pragma once

#include "cli/console.h"
#include "engine/match.h"

#include <string>
#include <vector>

namespace homestretch {

// Every card with what it says, table by table.
[[nodiscard]] std::string cards_page(const std::vector<CardWords>& cards, const Console& console);

} // namespace homestretch
