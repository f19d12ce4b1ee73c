#include "games/dragon-racer/view.h"

#include "games/dragon-racer/game.h"

#include <algorithm>

namespace dragon_racer {

using homestretch::Viewer;

namespace {

// The card a seat took in a round; a swap since then does not change it.
CardId drafted_card(const State& state, Seat seat, std::size_t round) {
    const Swapped& swapped = player(state, seat).swapped;
    return swapped.index + 1U == round ? swapped.card : collected(state, seat)[round - 1];
}

// The hand dealt to a seat as it was when a round began: what is left of it and what was taken since.
Hand hand_in_round(const Rules& rules, const State& state, std::size_t dealt_to, std::size_t round,
                   std::size_t rounds_done) {
    const Turn& turn = rules.turn(state.open.turn);
    Hand cards = state.hands[dealt_to];
    for (std::size_t later = round; later <= rounds_done; ++later)
        cards.push_back(drafted_card(state, seat_at(rules.holder(dealt_to, later, turn)), later));
    std::sort(cards.begin(), cards.end());
    return cards;
}

DraftNotes notes_of(const Rules& rules, const State& state, Seat seat) {
    DraftNotes notes;
    const std::size_t rounds_done = collected(state, seat).size();
    for (std::size_t round = 1; round <= rounds_done; ++round) {
        const std::size_t dealt_to = rules.dealt_to(index_of(seat), round, rules.turn(state.open.turn));
        notes.push_back({.dealt_to = seat_at(dealt_to),
                         .round = static_cast<std::uint8_t>(round),
                         .cards = hand_in_round(rules, state, dealt_to, round, rounds_done)});
    }
    return notes;
}

} // namespace

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .open = state.open,
              .hand_size = static_cast<std::uint8_t>(state.hands[0].size()),
              .collected_size = static_cast<std::uint8_t>(collected(state, Seat{}).size()),
              .undealt = static_cast<std::uint8_t>(state.deck.size())};
    if (!viewer) return view;
    view.hand = hand_of(rules, state, *viewer);
    view.collected = secret(state, *viewer).collected;
    view.commit = secret(state, *viewer).commit;
    if (rules.draft_notes) view.notes = notes_of(rules, state, *viewer);
    return view;
}

CardCounts cards_in_play(const Rules& rules, const Open& open) {
    CardCounts copies{};
    const auto add = [&](TileId tile) {
        for (const CardId card : rules.cards_of(tile)) ++copies[static_cast<std::size_t>(card)];
    };
    for (std::size_t i = 0; i < rules.tiles.size(); ++i) {
        if (rules.tiles[i].place == Place::Corner) add(static_cast<TileId>(i));
    }
    for (const TileId tile : open.upper) add(tile);
    for (const TileId tile : open.lower) add(tile);
    return copies;
}

FixedList<CardId, max_deck> deck_list(const Rules& rules, const Open& open) {
    CardCounts copies = cards_in_play(rules, open);
    for (const Seat seat : seats(rules.seats)) {
        for (const CardId card : player(open, seat).team) --copies[static_cast<std::size_t>(card)];
    }
    FixedList<CardId, max_deck> list;
    for (std::size_t id = 0; id < copies.size(); ++id) {
        for (unsigned copy = 0; copy < copies[id]; ++copy) list.push_back(static_cast<CardId>(id));
    }
    return list;
}

} // namespace dragon_racer
