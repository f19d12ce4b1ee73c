#pragma once

#include "engine/json.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

#include <optional>

namespace slow_and_steady {

// One player as a viewer sees them.
struct PlayerView {
    std::uint8_t deck_size = 0;
    std::uint8_t hand_size = 0;
    std::uint8_t offer_size = 0;
    bool committed = false;        // to an `exchange` that waits for others
    std::optional<CardSet> deck{}; // contents; nothing: not for the viewer's eyes
    std::optional<CardSet> hand{};
    std::optional<CardSet> offer{};
    CardSet known_in_hand{}; // of closed hands (SS-98)
    CardSet known_in_deck{};
    CardSet known{}; // of closed hands: cards of hand and deck together that the viewer knows of
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Stage stage = Stage::Draft;
    Ask ask = Ask::Nothing;
    SeatSet pending{};
    EndedBy ended_by = EndedBy::Nothing;
    std::uint8_t draft_step = 1;
    Board board{};
    Effects effects{}; // without what the viewer must not know
    std::array<PlayerView, max_players> players{};
    std::uint8_t special_deck_size = 0;
    CardSet unused{};
    std::uint8_t challenge_deck_size = 0;
    CardSet challenge_deck{}; // what the viewer knows of it; with open hands all
    std::uint8_t looked_at_size = 0;
    std::optional<CardSet> looked_at{};
    CardId commit = no_card; // the viewer's own
    bool operator==(const View&) const = default;
};

[[nodiscard]] View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
[[nodiscard]] homestretch::Json to_json(const Rules& rules, const View& view);
// Parts of it, also for boards that are only thought of.
[[nodiscard]] homestretch::Json shown_columns(const Rules& rules, const Board& board);
[[nodiscard]] homestretch::Json shown_pieces(const Rules& rules, const Board& board);

// Closed hands: the special cards whose holder this viewer knows, wherever they lie.
[[nodiscard]] CardSet known_specials(const State& state, homestretch::Viewer viewer);

} // namespace slow_and_steady
