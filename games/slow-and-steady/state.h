#pragma once

#include "engine/effects/interpreter.h"
#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "games/slow-and-steady/amount.h"
#include "games/slow-and-steady/cards.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace slow_and_steady {

using homestretch::FixedList;
using homestretch::index_of;
using homestretch::RandomStream;
using homestretch::Seat;
using homestretch::SeatSet;

inline constexpr std::size_t max_players = 4;
inline constexpr std::size_t owned_cards = 8;     // each player has so many after the draft (SS-15)
inline constexpr std::size_t max_challenges = 20; // cards that are challenges: deck, row and discard (SS-15)
inline constexpr std::size_t max_columns = 8;     // SS-33
inline constexpr std::size_t max_entries = 4;     // of one column (SS-34)
inline constexpr std::size_t max_pieces = 16;     // SS-49
inline constexpr std::size_t max_rounds = 4;      // SS-18
inline constexpr std::size_t max_depth = 16;      // of effects inside effects (SS-100)

// One card of a challenge, or a copy that a break made of one.
struct Entry {
    CardId card{};
    bool activated = false; // or its activation has begun (SS-27)
    bool silenced = false;
    bool copy = false;
    // The place in the effect stack, from 1: of its own effect while that runs, or, if it has not been
    // activated yet, of the break that will activate it (SS-63). 0: neither.
    std::uint8_t depth = 0;
    bool operator==(const Entry&) const = default;
};

// One challenge in the row, with the slot below it.
struct Column {
    Amount fixed{};          // F, which may fall below 0 (SS-52)
    std::uint8_t pieces = 0; // how many oppose it: every play asks, so they are counted
    FixedList<Entry, max_entries> entries{};
    bool operator==(const Column&) const = default;
};

// Where a piece lies: in the unopposed area, or below a column, which are numbered from the left.
enum class Place : std::uint8_t {};
inline constexpr auto unopposed = Place{0};
[[nodiscard]] constexpr Place slot_of(std::size_t column) {
    return static_cast<Place>(column + 1);
}
[[nodiscard]] constexpr std::size_t column_of(Place place) {
    return static_cast<std::size_t>(place) - 1;
}

enum class PieceKind : std::uint8_t { Card, Token, Copy };

// One thing that a player has put on the board; numbered by its place in the list, which is the order of
// play.
struct Piece {
    Amount fixed{}; // F
    CardId card{};  // itself, or the card that made the token or was copied
    PieceKind kind = PieceKind::Card;
    Seat owner{};
    Place place = unopposed;
    bool operator==(const Piece&) const = default;
};

// SS-101: how a round came out.
struct RoundRecord {
    Amount change{};
    std::uint8_t hearts = 0; // afterwards
    bool success = false;
    bool operator==(const RoundRecord&) const = default;
};

enum class Stage : std::uint8_t { Draft, Activation, Play, Finished };

// The decision that is waited for. All but the first three come from an effect.
enum class Ask : std::uint8_t {
    Draft,
    Play,
    Extra,
    Forget,
    Exchange,
    Place,
    PickColumn,
    PickSecond,
    Split,
    PickPiece,
    MoveTo,
    Cull,
    Recover,
    TradePartner,
    TradeGive,
    TradeReturn,
    Nothing,
};

enum class EndedBy : std::uint8_t { Victory, Defeat, Limit, Nothing };

using Effects = homestretch::EffectStack<max_depth>;

// All that lies open, whoever looks, and what everybody remembers.
struct Open {
    // With closed hands (SS-98): cards that everybody knows to be in a hand, or to have been put back into a
    // deck by `recover` and not yet drawn; both by seat.
    std::array<CardSet, max_players> known_in_hand{};
    std::array<CardSet, max_players> known_in_deck{};
    CardSet shown{};  // likewise: special cards that everybody has seen
    CardSet unused{}; // basic cards out of play (SS-5)
    Effects effects{};
    std::uint16_t decisions = 0;              // made so far
    FixedList<Column, max_columns> columns{}; // left to right
    std::uint8_t round = 0;                   // 0 during the draft
    FixedList<Piece, max_pieces> pieces{};
    std::uint8_t hearts = 0;
    std::array<Amount, max_players> boosts{}; // by seat; waiting for that player's card (SS-67)
    Amount ledger{};                          // confidence to be counted at the end of the round
    Amount guard{};
    std::array<FixedList<CardId, owned_cards>, max_players> discards{}; // by seat, in the order of discarding
    FixedList<CardId, max_challenges> challenge_discard{};
    FixedList<RoundRecord, max_rounds> history{};
    std::uint8_t turn = 0;        // place in the turn order of the player in turn, or who drafts
    std::uint8_t extra = 0;       // plays that this player has left besides
    std::uint8_t activations = 0; // this round (SS-35)
    Seat lead{};                  // the first in turn order
    bool warned = false;          // SS-79
    SeatSet pending{};
    Ask ask = Ask::Nothing;
    Stage stage = Stage::Draft;
    EndedBy ended_by = EndedBy::Nothing;
    std::uint8_t draft_step = 1; // 1 to 4 (SS-10)
    bool operator==(const Open&) const = default;
};

// What is hidden of a player.
struct Player {
    CardSet deck{};
    CardSet hand{};
    CardSet offer{};
    CardSet saw{}; // special cards whose owner this player knows, with closed hands
    bool operator==(const Player&) const = default;
};

struct State {
    RandomStream random{};
    Open open{};
    std::array<Player, max_players> players{}; // by seat
    CardSet special_deck{};
    CardSet challenge_deck{};
    CardSet looked_at{}; // taken off the challenge deck by a `cull` that waits
    // In arranged positions: the next cards of the challenge deck, the back first. No shuffle leaves any.
    FixedList<CardId, max_challenges> stacked{};
    // Face down, by seat: for an `exchange` until all have chosen, for a `trade` until it is answered.
    std::array<CardId, max_players> commits{no_card, no_card, no_card, no_card};
    std::array<std::uint8_t, 7> spare{}; // keeps every byte of a state defined
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace slow_and_steady
