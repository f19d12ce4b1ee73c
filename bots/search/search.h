#pragma once

#include "bots/search/budget.h"
#include "bots/search/thought.h"
#include "engine/observer.h"

namespace homestretch {

// Thinks about a decision of the observer's seat by playing imagined games. `actions` are the legal ones, two
// or more. Defined in searching.h, and compiled once for each game.
template <Game G>
[[nodiscard]] Thought search(const Observer<G>& observer, const ActionList& actions,
                             const SearchBudget& budget, RandomStream& random);

// The same without any of its ideas: every action equally often, each time in another world, played on by the
// quick rule of thumb. Plain Monte Carlo, as a yardstick; on one thread.
template <Game G>
[[nodiscard]] Thought search_plainly(const Observer<G>& observer, const ActionList& actions,
                                     const SearchBudget& budget, RandomStream& random);

} // namespace homestretch
