#pragma once

#include "games/iditacards/measures.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"
#include "games/iditacards/verbs.h"

#include <array>
#include <optional>

namespace iditacards {

// What one viewer knows of a player's cards beside what everybody sees.
struct PlayerView {
    std::uint16_t hand_size = 0;
    std::uint16_t deck_size = 0;
    std::uint16_t unclaimed_size = 0;
    Cards owned{}; // hand, deck and what is looked at: everybody can count (rules page, who knows what)
    std::optional<Cards> hand{};      // one's own only, as the next two
    std::optional<Cards> deck{};      // in no order
    std::optional<Cards> unclaimed{}; // legendary cards
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::array<PlayerView, max_players> players{};   // by seat
    std::array<Cards, max_upgrade_decks> upgrades{}; // an order is nobody's business, the cards everybody's
    std::uint16_t undealt = 0;                       // legendary cards nobody was dealt
    Cards looked_at{};                               // of the own deck (ID-68)

    // What is asked, and about what; it follows from the rest.
    Ask ask = Ask::None;
    std::optional<CardId> card{};     // being paid, resolved or carried out
    int left = 0;                     // cards to pay, recover, destroy, take; missing to pay a revealed card
    std::optional<std::size_t> dog{}; // that is to hold an attachment
    bool operator==(const View&) const = default;
};

// ID-96: one turn of every player.
[[nodiscard]] inline int round_of(const Rules& rules, const View& view) {
    return view.open.turn / static_cast<int>(rules.seats) + 1;
}
// Whether an upgrade deck can be chosen (ID-71).
[[nodiscard]] inline bool is_usable(const Rules& rules, const View& view, std::size_t upgrade) {
    return is_usable(rules, view.open, upgrade, view.upgrades[upgrade].empty());
}
// The cards of an upgrade deck that are destroyed.
[[nodiscard]] Cards destroyed_of(const Rules& rules, const Open& open, std::size_t upgrade);

} // namespace iditacards
