#pragma once

#include "bots/kinds.h"
#include "bots/search/budget.h"
#include "bots/search/hooks.h"
#include "bots/search/search.h"
#include "engine/observer.h"

#include <algorithm>
#include <optional>

namespace homestretch {

// A bot at one seat: what it is and the chance it has to itself. Nothing else, so a simulation makes
// millions of them without a thought.
struct Player {
    BotKind kind = BotKind::Random;
    RandomStream random{};
    std::optional<SearchBudget>
        budget{}; // instead of the strongest bot's own; weaker ones think at most so long
};

// How long a bot that searches thinks about each decision of this game.
template <Game G>
[[nodiscard]] SearchBudget budget_of(BotKind kind, const typename G::Rules& rules,
                                     const std::optional<SearchBudget>& given) {
    const SearchTuning tuning = tuning_of<G>(rules);
    if (has_free_budget(kind)) return given.value_or(SearchBudget{.iterations = tuning.hard});
    SearchBudget own{.iterations = kind == BotKind::Easy ? tuning.easy : tuning.normal};
    if (given && given->iterations > 0) own.iterations = std::min(own.iterations, given->iterations);
    return own;
}

// One of `actions`, of which there must be at least one. The player is handed an observer, never a state,
// and draws from its own stream, never from the match's. No view is built where none is needed. One that is
// told to stop chooses at once, after whatever it has thought so far.
template <Game G>
[[nodiscard]] Action choose(Player& player, const Observer<G>& observer, const ActionList& actions,
                            const std::stop_token& stop = {}) {
    debug_check(!actions.empty());
    if (actions.size() == 1) return actions[0];
    switch (player.kind) {
    case BotKind::Random: break;
    case BotKind::Greedy: return G::greedy(observer.rules(), observer.view(), actions);
    case BotKind::Flat:
    case BotKind::Easy:
    case BotKind::Normal:
    case BotKind::Hard: {
        SearchBudget budget = budget_of<G>(player.kind, observer.rules(), player.budget);
        budget.stop = stop;
        const auto think = player.kind == BotKind::Flat ? search_plainly<G> : search<G>;
        return think(observer, actions, budget, player.random).candidates.front().action;
    }
    }
    return actions[player.random.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace homestretch
