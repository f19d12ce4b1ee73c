#pragma once

#include "bots/kinds.h"
#include "bots/search/budget.h"

#include <optional>

namespace homestretch::python {

// A bot by itself, as Python has it.
struct BoundBot {
    BotKind kind{};
    std::optional<SearchBudget> budget{};
};

} // namespace homestretch::python
