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
inline constexpr std::uint8_t no_index = 255; // in a hand or among collected cards

using Hand = FixedList<CardId, max_hand>;
using Team = FixedList<CardId, max_team>;
using Row = FixedList<TileId, tiles_in_row>;

// An attack dragon that lies on the racing dragon in this slot of this seat's team. It is still a collected
// card of the player who drafted it (DR-49).
struct Attack {
    std::uint8_t card = 0; // index among his collected cards
    Seat seat{};
    std::uint8_t slot = 0;
    bool operator==(const Attack&) const = default;
};
using Attacks = FixedList<Attack, max_hand>; // in the order they were made

// What a swap took from the collected cards, and where it lay there: seen by all, and not to be forgotten
// when hands that were passed on are remembered.
struct Swapped {
    std::uint8_t index = no_index; // no_index: no swap this turn
    CardId card{};
    bool operator==(const Swapped&) const = default;
};

struct Player {
    std::int16_t distance = 0; // spaces moved in the game, laps included (DR-28)
    std::int16_t moved = 0;    // of these, in the current turn (DR-90)
    CharacterId character = no_character;
    std::uint8_t trophy = 0; // 1 to N; 0 before the first deal
    Team team{};             // by slot
    Hand collected{};        // in order of taking; lies here once he has begun his race (DR-110)
    Swapped swapped{};       // this turn
    bool operator==(const Player&) const = default;
};

// What happens now. The first ones are decisions; the others run by themselves, so that a match never waits
// in them.
enum class Phase : std::uint8_t {
    ChooseCharacter,
    Draft,  // all seats at once
    Attack, // the racer decides about one attack dragon
    Fire,
    Swap,
    Finished,
    Race,
    Boost,
    CleanUp,
    Explore,
    Deal,
};

// What everybody sees.
struct Open {
    std::array<Player, max_players> players{};  // by seat; those at the table are used
    std::array<Attacks, max_players> attacks{}; // by attacker: those that lie on dragons now (DR-62)
    Row upper{};                                // turned up so far, in circuit order
    Row lower{};
    Phase phase = Phase::ChooseCharacter;
    std::uint8_t turn = 1;          // from 1
    std::uint8_t round = 0;         // of the draft, from 1; 0 outside of it
    std::uint8_t asking = no_index; // Attack: the collected index being decided
    SeatSet pending{};              // the chooser, the drafters who have not committed, or the racer
    SeatSet revealed{};             // who has begun his race this turn
    bool operator==(const Open&) const = default;
};

// What a player keeps to himself.
struct Secret {
    Hand collected{};               // in order of taking; lies here until the race (DR-38)
    std::uint8_t commit = no_index; // hand index taken this round, once he has chosen
    bool operator==(const Secret&) const = default;
};

struct State {
    RandomStream random{};
    std::uint64_t feasible = 0; // Fire: the masks that can be fired up, as bits (DR-58); otherwise 0
    Open open{};
    std::array<Secret, max_players> secrets{}; // by seat
    std::array<Hand, max_players> hands{};     // by the seat they were dealt to; see hand_of()
    FixedList<CardId, max_deck> deck{};        // at a decision: the undealt cards, seen by nobody
    Row upper{}; // face down, in circuit order; the removed tile is the one that lies nowhere
    Row lower{};
    std::uint8_t unused = 0; // keeps every byte of a state defined
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

[[nodiscard]] inline Player& player(State& state, Seat seat) {
    return state.open.players[homestretch::index_of(seat)];
}
[[nodiscard]] inline const Player& player(const Open& open, Seat seat) {
    return open.players[homestretch::index_of(seat)];
}
[[nodiscard]] inline const Player& player(const State& state, Seat seat) {
    return player(state.open, seat);
}
[[nodiscard]] inline Secret& secret(State& state, Seat seat) {
    return state.secrets[homestretch::index_of(seat)];
}
[[nodiscard]] inline const Secret& secret(const State& state, Seat seat) {
    return state.secrets[homestretch::index_of(seat)];
}
// A player's collected cards, face up or not.
[[nodiscard]] inline const Hand& collected(const State& state, Seat seat) {
    return state.open.revealed.contains(seat) ? player(state, seat).collected : secret(state, seat).collected;
}
// The one seat that is asked, outside the draft.
[[nodiscard]] inline Seat racer(const Open& open) {
    return *open.pending.begin();
}
// Has taken a card this round; which one is his secret (DR-34).
[[nodiscard]] inline bool has_committed(const Open& open, Seat seat) {
    return open.phase == Phase::Draft && !open.pending.contains(seat);
}

} // namespace dragon_racer
