#pragma once

#include "engine/action.h"

#include <cstddef>

namespace homestretch {

// The action that is worth most, the first of several; `worth` is asked once of each.
template <class Worth>
[[nodiscard]] Action best_of(const ActionList& actions, Worth&& worth) {
    Action best = actions[0];
    auto most = worth(best);
    for (std::size_t i = 1; i < actions.size(); ++i) {
        const auto value = worth(actions[i]);
        if (!(value > most)) continue;
        most = value;
        best = actions[i];
    }
    return best;
}

} // namespace homestretch
