#pragma once

#include "engine/json.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

#include <optional>

namespace slow_and_steady {

struct Projection;

// One player as a viewer sees them.
struct PlayerView {
    std::uint8_t deck_size = 0;
    std::uint8_t hand_size = 0;
    std::uint8_t offer_size = 0;
    bool committed = false;        // to an `exchange` or `trade` that waits for others
    std::optional<CardSet> deck{}; // contents; nothing: not for the viewer's eyes
    std::optional<CardSet> hand{};
    std::optional<CardSet> offer{};
    CardSet known{}; // of closed hands: cards of hand and deck together that the viewer knows of
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::array<PlayerView, max_players> players{};
    std::uint8_t special_deck_size = 0;
    std::uint8_t challenge_deck_size = 0;
    CardSet challenge_deck{}; // what the viewer knows of it; with open hands all
    std::uint8_t looked_at_size = 0;
    std::optional<CardSet> looked_at{};
    CardId commit = no_card; // the viewer's own
    bool operator==(const View&) const = default;
};

// Closed hands: the special cards whose holder this viewer knows, wherever they lie.
[[nodiscard]] CardSet known_specials(const State& state, homestretch::Viewer viewer);

// imagine.cpp: a position with what the viewer sees and nothing else
[[nodiscard]] State as_seen(const Rules& rules, const View& view);
// One that looks to the viewer like the one that is seen; what is hidden lies in it anyhow. `redeal` gives
// all the others.
[[nodiscard]] State imagined(const Rules& rules, const View& view);

// A challenge and a piece with what follows from the whole table.
struct ColumnView {
    Place place{};
    Column column{};
    Contest contest{};
    bool special = false;
    FixedList<std::uint8_t, max_pieces> pieces{}; // that oppose it, numbered from 1
};
struct PieceView {
    std::uint8_t number = 0; // from 1
    Piece piece{};
    PowerParts parts{};
};
[[nodiscard]] FixedList<ColumnView, max_columns> shown_columns(const Rules& rules, const Open& open);
[[nodiscard]] FixedList<PieceView, max_pieces> shown_pieces(const Rules& rules, const Open& open);

// As views show them, also for tables that are only thought of.
[[nodiscard]] homestretch::Json table_json(const Rules& rules, const Open& open);
[[nodiscard]] homestretch::Json projection_json(const Rules& rules, const Projection& projection);

} // namespace slow_and_steady
