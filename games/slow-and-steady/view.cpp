#include "games/slow-and-steady/game.h"

namespace slow_and_steady {

using homestretch::Viewer;

namespace {

PlayerView player_view(const Rules& rules, const State& state, Seat seat, Viewer viewer) {
    const Player& who = player(state, seat);
    PlayerView shown{.deck_size = static_cast<std::uint8_t>(who.deck.size()),
                     .hand_size = static_cast<std::uint8_t>(who.hand.size()),
                     .offer_size = static_cast<std::uint8_t>(who.offer.size()),
                     .committed = state.commits[index_of(seat)] != no_card};
    if (rules.open_hands || viewer == seat) { // SS-17
        shown.deck = who.deck;
        shown.hand = who.hand;
        shown.offer = who.offer;
        return shown;
    }
    CardSet both = who.deck;
    both.add(who.hand);
    shown.known = both.basics(); // SS-98
    shown.known.add(both.only_specials_of(known_specials(state, viewer)));
    return shown;
}

} // namespace

CardSet known_specials(const State& state, Viewer viewer) {
    return viewer ? state.open.shown.joined_with_specials(player(state, *viewer).saw) : state.open.shown;
}

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .open = state.open,
              .special_deck_size = static_cast<std::uint8_t>(state.special_deck.size()),
              .challenge_deck_size = static_cast<std::uint8_t>(state.challenge_deck.size()),
              .challenge_deck = state.challenge_deck,
              .looked_at_size = static_cast<std::uint8_t>(state.looked_at.size())};
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(rules, state, seat, viewer);
    if (viewer) view.commit = state.commits[index_of(*viewer)];

    const Effects& effects = state.open.effects;
    if (rules.open_hands || (!effects.empty() && viewer == Viewer(effects.top().seat)))
        view.looked_at = state.looked_at;
    else // who does not look cannot tell which of the cards were lifted
        view.challenge_deck.add(state.looked_at);
    if (!rules.open_hands) {
        const CardSet known = view.challenge_deck.only_specials_of(known_specials(state, viewer));
        view.challenge_deck = view.challenge_deck.basics();
        view.challenge_deck.add(known);
    }
    return view;
}

FixedList<ColumnView, max_columns> shown_columns(const Rules& rules, const Open& open) {
    const Resolution now = resolution(rules, open);
    FixedList<ColumnView, max_columns> shown;
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        ColumnView column{.place = slot_of(i),
                          .column = open.columns[i],
                          .contest = now.contests[i],
                          .special = is_special(open.columns[i])};
        for (std::size_t piece = 0; piece < open.pieces.size(); ++piece) {
            if (open.pieces[piece].place == slot_of(i))
                column.pieces.push_back(static_cast<std::uint8_t>(piece + 1));
        }
        shown.push_back(column);
    }
    return shown;
}

FixedList<PieceView, max_pieces> shown_pieces(const Rules& rules, const Open& open) {
    const Powers now = powers(rules, open);
    FixedList<PieceView, max_pieces> shown;
    for (std::size_t i = 0; i < open.pieces.size(); ++i)
        shown.push_back(
            {.number = static_cast<std::uint8_t>(i + 1), .piece = open.pieces[i], .parts = now.parts[i]});
    return shown;
}

} // namespace slow_and_steady
