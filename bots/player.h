#pragma once

#include "bots/kinds.h"
#include "engine/observer.h"

namespace homestretch {

// A bot at one seat: what it is and the chance it has to itself. Nothing else, so a simulation makes
// millions of them without a thought.
struct Player {
    BotKind kind = BotKind::Random;
    RandomStream random{};
};

// One of `actions`, of which there must be at least one. The player is handed an observer, never a state,
// and draws from its own stream, never from the match's. No view is built where none is needed.
template <Game G>
[[nodiscard]] Action choose(Player& player, const Observer<G>& observer, const ActionList& actions) {
    debug_check(!actions.empty());
    if (actions.size() == 1) return actions[0];
    switch (player.kind) {
    case BotKind::Random: break;
    case BotKind::Greedy: return G::greedy(observer.rules(), observer.view(), actions);
    }
    return actions[player.random.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace homestretch
