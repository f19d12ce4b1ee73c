#include "games/drags-2-riches/game.h"

namespace drags_2_riches {

using homestretch::Viewer;

namespace {

std::uint8_t small(std::size_t number) {
    return static_cast<std::uint8_t>(number);
}

PlayerView player_view(const Rules& rules, const State& state, Seat seat, Viewer viewer) {
    const Player& who = player(state, seat);
    const bool own = viewer == seat;
    const Seat eyes = watcher_of(viewer);
    PlayerView shown{.hand_size = small(who.hand.size()),
                     .wardrobe_size = small(wardrobe_size(state, seat)),
                     .won_size = small(who.won.size()),
                     .declared = state.open.ask == Ask::Declare && has_look(who) &&
                                 !state.open.pending.contains(seat),
                     .hand = own ? who.hand : who.known[index_of(eyes)],
                     .unseen = own ? who.wardrobe : unseen(rules, state, seat, eyes)};
    if (shows_won(rules, state.open, viewer, seat)) shown.won = who.won;
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        const bool known = own || who.look_known[slot].contains(eyes);
        shown.look[slot] = who.look[slot] == no_card || known ? who.look[slot] : hidden_card;
        if (own && !who.look_known[slot].empty()) shown.look_seen.insert(static_cast<Category>(slot));
    }
    return shown;
}

// Before all have declared a viewer knows her own declaration alone.
SeatSet up_view(const State& state, Viewer viewer) {
    if (state.open.ask != Ask::Declare) return state.up;
    return viewer && state.up.contains(*viewer) ? SeatSet::only(*viewer) : SeatSet();
}

} // namespace

bool shows_won(const Rules& rules, const Open& open, Viewer viewer, Seat owner) {
    return viewer == owner || rules.open_prestige || open.phase == Phase::Finished;
}

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .open = state.open,
              .draw_pile = small(state.draw_pile.size() - state.open.reserve),
              .peeked_size = small(state.peeked.cards.size()),
              .picked_size = small(state.peeked.picked.size()),
              .up = up_view(state, viewer)};
    view.peeked.known = state.peeked.known;
    if (viewer == state.open.active) view.peeked = state.peeked;
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(rules, state, seat, viewer);
    return view;
}

} // namespace drags_2_riches
