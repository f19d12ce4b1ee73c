#include "tests/snail-race/game.h"

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

// SN-1, SN-4, SN-5
bool knows_bet(const Open& open, Viewer viewer, Seat owner) {
    if (open.is_over || viewer == owner) return true;
    return viewer && open.seen[index_of(*viewer)].contains(owner);
}

} // namespace

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer, .open = state.open};
    for (const Seat seat : seats(rules.seats)) {
        if (knows_bet(state.open, viewer, seat)) view.bets[index_of(seat)] = state.bets[index_of(seat)];
    }
    return view;
}

void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        SnailId& bet = state.bets[index_of(seat)];
        if (bet == no_snail || knows_bet(state.open, viewer, seat)) continue;
        bet =
            SnailId{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(rules.snails.size())))};
    }
    state.random = random.split();
}

} // namespace snail_race
