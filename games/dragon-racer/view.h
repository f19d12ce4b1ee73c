#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

#include <optional>

namespace dragon_racer {

// One player as a viewer sees him. The names are those of Player, so that rules that only need what is
// visible (support.h) read either.
struct PlayerView {
    std::int16_t distance = 0;
    std::int16_t moved = 0;
    CharacterId character = no_character;
    std::uint8_t trophy = 0;
    bool committed = false; // has taken a card this round; which one is his secret (DR-34)
    bool revealed = false;  // has begun his race this turn
    std::uint8_t hand_size = 0;
    std::uint8_t collected_size = 0;
    Team team{};
    Hand collected{}; // one's own always; others' once revealed; otherwise empty
    bool operator==(const PlayerView&) const = default;
};

// A hand the viewer has held this turn, as a set in file order: what was still in it when it came (DR-105).
struct DraftNote {
    std::uint8_t dealt_to = 0;
    std::uint8_t round = 0; // from 0
    Hand cards{};
    bool operator==(const DraftNote&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Phase phase = Phase::ChooseCharacter;
    std::uint8_t seats = 0;
    std::uint8_t turn = 1;
    std::uint8_t round = 0;
    std::uint8_t asking = 0; // Attack: the collected index being decided
    SeatSet pending{};
    std::array<PlayerView, max_players> players{};
    FixedList<TileId, tiles_in_row> upper{}; // turned up so far, in circuit order
    FixedList<TileId, tiles_in_row> lower{};
    Attacks attacks{};
    std::uint8_t undealt = 0;             // how many; nobody knows which
    Hand hand{};                          // the viewer's own
    std::optional<std::uint8_t> commit{}; // the viewer's own
    FixedList<DraftNote, max_hand> notes{};
    bool operator==(const View&) const = default;
};

[[nodiscard]] View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
[[nodiscard]] homestretch::Json to_json(const Rules& rules, const View& view);

// Whether a seat has begun its race this turn, so that its collected cards lie open (DR-42).
[[nodiscard]] bool has_revealed(const State& state, Seat seat);
// The card a seat took in a round; a swap since then does not change it.
[[nodiscard]] CardId drafted_card(const Player& who, std::size_t round);
// Every card of the tiles turned up that is not on a team: what deck, hands and collections are made of.
[[nodiscard]] FixedList<CardId, max_deck> deck_list(const Rules& rules, const View& view);

} // namespace dragon_racer
