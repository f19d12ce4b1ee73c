#include "games/iditacards/game.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/steps.h"

namespace iditacards {

using homestretch::seats;
using homestretch::Viewer;

namespace {

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
    const std::span<const CardId> pile = state.decks[deck_of(seat)];
    const std::span<const CardId> deck = pile.first(pile.size() - lifted(state.open, seat));
    const Unclaimed& unclaimed = state.unclaimed[index_of(seat)];
    PlayerView shown{.hand_size = static_cast<std::uint16_t>(hand(state, seat).size()),
                     .deck_size = static_cast<std::uint16_t>(deck.size()),
                     .unclaimed_size = static_cast<std::uint16_t>(unclaimed.size()),
                     .owned = hand(state, seat)};
    for (const CardId card : pile) shown.owned.add(card);
    if (viewer != seat) return shown;
    shown.hand = hand(state, seat);
    shown.deck = heap(deck);
    shown.unclaimed = heap({unclaimed.begin(), unclaimed.size()});
    return shown;
}

// How many cards the question is about, or how many are missing.
int cards_left(const Rules& rules, const View& view) {
    if (view.open.effects.empty()) return 0;
    const Open& open = view.open;
    const Frame& frame = open.effects.top();
    const homestretch::Step& step = asking_step(rules, open);
    switch (view.ask) {
    case Ask::BeforeFailing:
        return CostTable(rules, player(open, frame.seat)).now(*view.card).energy -
               view.players[index_of(frame.seat)].hand_size;
    case Ask::Energy: return frame.kept[kept::energy];
    case Ask::Recover:
    case Ask::DestroyHand: return step.arguments[0] - frame.scratch[scratch::done];
    case Ask::RecoverAll: {
        std::size_t found = 0;
        for (const CardId card : recoverable(rules, open, frame.seat, step))
            found += discard(open, frame.seat).count(card);
        return static_cast<int>(found);
    }
    case Ask::DestroyOf: return frame.scratch[scratch::destroys];
    case Ask::UpgradeDeck: return frame.scratch[scratch::to_add];
    case Ask::Take: return frame.scratch[scratch::to_take];
    default: return 0;
    }
}

} // namespace

Cards destroyed_of(const Rules& rules, const Open& open, std::size_t upgrade) {
    Cards destroyed;
    for (const CardId card : rules.cards_of_deck[rules.upgrade_decks[upgrade]])
        destroyed.add(card, open.gone.count(card));
    return destroyed;
}

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    const Open& open = state.open;
    View view{.viewer = viewer,
              .open = open,
              .undealt = static_cast<std::uint16_t>(state.undealt.size()),
              .ask = ask_of(rules, open),
              .card = card_in_the_air(open)};
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(state, seat, viewer);
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) view.upgrades[i] = heap(state.decks[i]);
    view.left = cards_left(rules, view);
    if (view.ask == Ask::Replace)
        view.dog = static_cast<std::size_t>(open.effects.top().scratch[scratch::chosen_dog] - 1);
    if (viewer && lifted(open, *viewer) > 0)
        view.looked_at = heap(state.decks[deck_of(*viewer)].last(open.looking));
    return view;
}

} // namespace iditacards
