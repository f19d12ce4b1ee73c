#include "tests/tiny_race/game.h"

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{
        .viewer = viewer, .open = state.open, .deck_size = static_cast<std::uint8_t>(state.deck.size())};
    const bool revealed = state.open.choosing.empty();
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = state.players[index_of(seat)];
        PlayerView& shown = view.players[index_of(seat)];
        shown = {.hand_size = static_cast<std::uint8_t>(who.hand.size()),
                 .has_chosen = who.chosen != no_card};
        if (viewer == seat) shown.hand = who.hand;
        if (viewer == seat || revealed) shown.chosen = who.chosen;
    }
    return view;
}

// Hidden from the viewer: the deck, other hands, and what others have chosen as long as it lies face down.
void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    const bool revealed = state.open.choosing.empty();
    FixedList<CardId, max_cards> pool;
    const auto for_each_hidden = [&](auto&& visit) {
        for (CardId& card : state.deck) visit(card);
        for (const Seat seat : seats(rules.seats)) {
            if (viewer == seat) continue;
            Player& who = state.players[index_of(seat)];
            for (CardId& card : who.hand) visit(card);
            if (!revealed && who.chosen != no_card) visit(who.chosen);
        }
    };
    for_each_hidden([&](const CardId& card) { pool.push_back(card); });
    std::sort(pool.begin(), pool.end()); // forgets where they lay
    random.shuffle(std::span(pool.begin(), pool.end()));
    for_each_hidden([&](CardId& card) { card = pool.pop_back(); });
    state.random = random.split();
}

// Plays what moves farthest, and gives up its slowest card rather than two spaces.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const Step* const step = waiting_step(rules, view.open);
    const auto worth = [&](Action action) -> int {
        int spaces = 0;
        for (const Step& of_card : rules.steps(CardId{action.first})) spaces += of_card.arguments[0];
        switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::Play: return spaces;
        case ActionKind::Move: return step->arguments[0];
        case ActionKind::Draw: return 2 * step->arguments[1];
        case ActionKind::GiveWay: return -step->arguments[0];
        case ActionKind::Block: break;
        }
        return 1 - spaces;
    };
    return *std::max_element(actions.begin(), actions.end(),
                             [&](Action left, Action right) { return worth(left) < worth(right); });
}

} // namespace tiny_race
