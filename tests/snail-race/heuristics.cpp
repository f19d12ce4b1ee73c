#include "tests/snail-race/game.h"

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

// Bets on the snail with the largest die and feeds it whenever it can; otherwise the slowest of the others.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const SnailId own = view.bets[index_of(*view.viewer)];
    const auto worth = [&](Action action) {
        const int die = rules.die[action.first];
        switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::Bet: return die;
        case ActionKind::Feed: return SnailId{action.first} == own ? 1 : -die;
        case ActionKind::Look: break;
        }
        return -100;
    };
    return *std::max_element(actions.begin(), actions.end(),
                             [&](Action left, Action right) { return worth(left) < worth(right); });
}

} // namespace snail_race
