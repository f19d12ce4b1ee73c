#pragma once

#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace dragon_racer {

using homestretch::FixedList;
using homestretch::RandomStream;
using homestretch::Seat;
using homestretch::SeatSet;

// A row of dragons.csv. Copies of a card are equal values: with two copies in the game the same id simply
// lies in two places (DR-97), so no id can be followed through a shuffle.
enum class CardId : std::uint8_t {};
enum class CharacterId : std::uint8_t {}; // a row of characters.csv
enum class TileId : std::uint8_t {};      // a row of tiles.csv

inline constexpr std::size_t max_players = 8;
inline constexpr std::size_t max_team = 6;
inline constexpr std::size_t max_hand = 12;
inline constexpr std::size_t max_deck = 192;
inline constexpr std::size_t tiles_in_row = 3; // face down at the start; a fourth one is removed
inline constexpr auto no_character = CharacterId{255};

using Hand = FixedList<CardId, max_hand>;
using Team = FixedList<CardId, max_team>;

// An attack dragon that lies on the racing dragon in this slot of this seat's team. It is still a collected
// card of the seat that drafted it (DR-49).
struct Attack {
    std::uint8_t by = 0;   // the attacker's seat
    std::uint8_t card = 0; // index among his collected cards
    std::uint8_t seat = 0;
    std::uint8_t slot = 0;
    bool operator==(const Attack&) const = default;
};
using Attacks = FixedList<Attack, max_players * max_hand>; // in the order they were made

struct Player {
    std::int16_t distance = 0; // spaces moved in the game, laps included (DR-28)
    std::int16_t moved = 0;    // of these, in the current turn (DR-90)
    std::uint16_t swapped = 0; // 1 + the collected index of this turn's swap; 0: none
    CharacterId character = no_character;
    std::uint8_t trophy = 0; // 1 to N; 0 before the first deal
    std::uint8_t commit = 0; // hand index taken this round; meaningless while pending
    Team team{};             // face up, by slot
    Hand collected{};        // in order of taking; public once the owner races (DR-110)
    CardId drafted_there{};  // the card that had been drafted at that index
    bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t {
    ChooseCharacter,
    Draft,  // all seats at once
    Attack, // the racer decides about one attack dragon
    Fire,
    Swap,
    Finished,
};

struct State {
    RandomStream random{};
    std::uint64_t feasible = 0; // Fire: the masks that can be fired up, as bits (DR-58); otherwise 0
    std::array<Player, max_players> players{}; // by seat; the first `seats` are used
    std::array<Hand, max_players> hands{};     // by the seat they were dealt to; see hand_of()
    FixedList<CardId, max_deck> deck{};        // at a decision: the undealt cards, seen by nobody
    Attacks attacks{};                         // those that lie on dragons now (DR-62)
    std::array<TileId, tiles_in_row + 1>
        upper{}; // in circuit order; face down until explored; the last is removed
    std::array<TileId, tiles_in_row + 1> lower{};
    Phase phase = Phase::ChooseCharacter;
    std::uint8_t seats = 0;
    std::uint8_t turn = 1;   // from 1
    std::uint8_t round = 0;  // of the draft, from 0: how often the hands were passed
    std::uint8_t asking = 0; // Attack: the collected index being decided
    SeatSet pending{};       // the chooser, the drafters who have not committed, or the racer
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

[[nodiscard]] inline Player& player(State& state, Seat seat) {
    return state.players[homestretch::index_of(seat)];
}
[[nodiscard]] inline const Player& player(const State& state, Seat seat) {
    return state.players[homestretch::index_of(seat)];
}
// The one seat that is asked, outside the draft.
[[nodiscard]] inline Seat racer(const State& state) {
    return *state.pending.begin();
}

} // namespace dragon_racer
