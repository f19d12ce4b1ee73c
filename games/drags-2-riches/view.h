#pragma once

#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// A card of a Look that the viewer does not know.
inline constexpr auto hidden_card = CardId{254};

// What one viewer knows of a player's cards.
struct PlayerView {
    std::uint8_t hand_size = 0;
    std::uint8_t wardrobe_size = 0;
    std::uint8_t won_size = 0;
    bool declared = false; // and not shown yet (D2R-84)
    CardSet hand{};        // what the viewer knows of it; one's own: all
    CardSet unseen{};      // her other cards: in the Wardrobe, and of others also somewhere in hand and Look
    WornCards look = no_cards_worn; // hidden_card: face down
    Categories look_seen{};         // one's own: known to others; of others nothing
    EventSet won{};                 // if the viewer is shown them
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::uint8_t draw_pile = 0; // how many
    std::uint8_t peeked_size = 0;
    std::uint8_t picked_size = 0;
    Peeked peeked{}; // the peeker's own view: all; otherwise only what everybody knows
    SeatSet up{};    // when all have declared; before that the viewer herself, if she has declared up
    std::array<PlayerView, max_players> players{};
    bool operator==(const View&) const = default;
};

// Whether a viewer is shown which events a player has won (D2R-107).
[[nodiscard]] bool shows_won(const Rules& rules, const Open& open, homestretch::Viewer viewer, Seat owner);

} // namespace drags_2_riches
