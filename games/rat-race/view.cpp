#include "games/rat-race/game.h"

#include "games/rat-race/phases.h"

#include <algorithm>

namespace rat_race {

using homestretch::Viewer;

namespace {

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
    const auto hand = state.held[hand_of(seat)];
    const auto bank = state.held[bank_of(seat)];
    PlayerView shown{.hand_size = static_cast<std::uint8_t>(hand.size()),
                     .bank_size = static_cast<std::uint8_t>(bank.size()),
                     .committed = static_cast<std::uint8_t>(state.commits[index_of(seat)].size())};
    const Seats eyes = viewer ? bit(*viewer) : Seats{0};
    for (const Card& card : hand) {
        if ((card.known & eyes) != 0) shown.hand.push_back(card.title);
    }
    for (const Card& card : bank) {
        if (card.face_up) shown.bank_up.push_back(card.title);
        if (!card.face_up && (card.known & eyes) != 0) shown.bank_down.push_back(card.title);
    }
    std::sort(shown.bank_up.begin(), shown.bank_up.end());
    if (viewer == seat) return shown;
    std::sort(shown.hand.begin(), shown.hand.end());
    std::sort(shown.bank_down.begin(), shown.bank_down.end());
    return shown;
}

} // namespace

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{
        .viewer = viewer, .open = state.open, .pile_size = static_cast<std::uint8_t>(state.pile.size())};
    const Seats eyes = viewer ? bit(*viewer) : Seats{0};
    for (std::size_t i = 0; i < state.pile.size(); ++i) {
        if ((state.pile[i].known & eyes) != 0)
            view.pile.push_back({static_cast<std::uint8_t>(i + 1), state.pile[i].title});
    }
    for (const Card& card : state.lifted)
        view.lifted.push_back((card.known & eyes) != 0 ? card.title : no_title);
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(state, seat, viewer);
    if (viewer) view.commits = state.commits[index_of(*viewer)];
    return view;
}

bool is_final_sprint(const View& view) {
    return view.pile_size == 0 && view.open.discard.empty() &&
           std::all_of(view.players.begin(), view.players.end(),
                       [](const PlayerView& who) { return who.hand_size == 0; });
}

} // namespace rat_race
