#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

#include <optional>

namespace dragon_racer {

// A hand the viewer has held this turn, as a set in file order: what was still in it when it came (DR-105).
struct DraftNote {
    Seat dealt_to{};
    std::uint8_t round = 0; // from 1
    Hand cards{};
    bool operator==(const DraftNote&) const = default;
};
using DraftNotes = FixedList<DraftNote, max_hand>;

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::uint8_t hand_size = 0;      // of each player
    std::uint8_t collected_size = 0; // likewise
    std::uint8_t undealt = 0;        // how many; nobody knows which
    // The viewer's own:
    Hand hand{};
    Hand collected{}; // as long as they lie face down
    std::uint8_t commit = no_index;
    DraftNotes notes{};
    bool operator==(const View&) const = default;
};

// What the viewer knows of a player's collected cards: his own always, others' once they lie open (DR-42).
[[nodiscard]] inline const Hand& collected(const View& view, Seat seat) {
    const bool own = view.viewer == seat && !view.open.revealed.contains(seat);
    return own ? view.collected : player(view.open, seat).collected;
}
// What the tiles turned up so far have brought into the game, by CardId.
using CardCounts = std::array<std::uint8_t, max_dragons>;
[[nodiscard]] CardCounts cards_in_play(const Rules& rules, const Open& open);
// Every card of the tiles turned up that is not on a team: what deck, hands and collections are made of.
[[nodiscard]] FixedList<CardId, max_deck> deck_list(const Rules& rules, const Open& open);

} // namespace dragon_racer
