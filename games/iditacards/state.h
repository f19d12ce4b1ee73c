#pragma once

#include "engine/effects/interpreter.h"
#include "engine/enum_set.h"
#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "games/iditacards/decks.h"
#include "games/iditacards/zones.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

namespace iditacards {

using homestretch::FixedList;
using homestretch::Frame;
using homestretch::index_of;
using homestretch::RandomStream;
using homestretch::Seat;
using homestretch::SeatSet;
using homestretch::Zones;

inline constexpr std::size_t max_players = 4;
inline constexpr std::size_t max_dogs = 6; // ID-59
inline constexpr std::size_t max_held = 2; // attachments of one dog
inline constexpr std::size_t max_checkpoints = 5;
inline constexpr std::size_t max_upgrade_decks = 4;
inline constexpr std::size_t max_legendary = 32;
inline constexpr std::size_t max_risky = 192;         // cards with a printed risk, all copies
inline constexpr std::size_t legendary_dealt = 5;     // to each player
inline constexpr std::uint8_t death_level = 7;        // ID-92
inline constexpr std::size_t max_deaths = 96;         // waiting at once (ID-64)
inline constexpr std::size_t effect_depth = 6;        // the longest chain is 5: see race.h
inline constexpr std::uint16_t decision_cap = 20'000; // ID-96
inline constexpr std::int16_t start_square = -1;      // Start, before square 0

struct Dog {
    CardId card{};
    FixedList<CardId, max_held> attachments{}; // by arrival
    bool operator==(const Dog&) const = default;
};
using Table = FixedList<Dog, max_dogs>; // by arrival

enum class Type : std::uint8_t { Dog, Attachment, Food, Personal, Sled, Utility, Movement, Damage };
using TypeSet = homestretch::EnumSet<Type, 8>;

// What lasts until the player next takes part in a new day.
enum class DayFlag : std::uint8_t { Immune, EnergyZero, HealthZero, Moved };
using DayFlags = homestretch::EnumSet<DayFlag, 4>;

struct Player {
    CardSet today{}; // names of the cards resolved today (ID-43)
    std::int16_t position = start_square;
    std::uint16_t turns = 0;      // begun, the present one included
    std::uint16_t days = 0;       // new days taken part in
    std::uint8_t hypothermia = 0; // 7 only in a solo match that is lost
    std::uint8_t starvation = 0;
    std::uint8_t checkpoints = 0; // passed, as bits
    TypeSet today_types{};        // of the cards resolved today
    DayFlags day_flags{};
    Table table{};
    std::array<std::uint8_t, 4> unused{}; // fills up the last word
    bool operator==(const Player&) const = default;
};

// A card whose energy and health are paid (ID-28).
struct Risk {
    CardId card{};
    std::uint8_t left = 0; // risks still to pay
    bool operator==(const Risk&) const = default;
};

// A death that is still to happen (ID-64).
struct Death {
    std::uint8_t seat = 0;
    std::uint8_t dog = 0; // its place on the table, or any_dog
    bool operator==(const Death&) const = default;
};
inline constexpr std::uint8_t any_dog = 255; // the owner chooses

enum class Phase : std::uint8_t {
    Main,       // the current player decides on the main action
    FreeAction, // what a free action has set off; then again Main (ID-7)
    Action,     // the main action is carried out
    NewDay,
    EndOfTurn,
    Finished,
};

// What everybody sees.
struct Open {
    std::array<Cards, max_players> discards{};
    Cards supply{};
    Cards gone{}; // destroyed: to the pile of its deck, or out of the game (ID-67); never damage cards
    std::array<Player, max_players> players{};   // by seat; the first `seats` are used
    std::array<Known, max_players> known{};      // of hands and decks, because it went there openly
    Zones<Risk, max_players, max_risky> risks{}; // the top is to be paid first (ID-30)
    Phase phase = Phase::Main;
    Zones<CardId, max_players, max_cards> resolved{}; // in a chain that goes on (ID-34); by CardId
    homestretch::EffectStack<effect_depth> effects{};
    FixedList<Death, max_deaths> deaths{};
    Seat current{};
    std::uint16_t turn = 0;      // turns completed by all players together
    std::uint16_t decisions = 0; // asked so far
    std::uint16_t looking = 0;   // cards on top of the asked player's deck that are being looked at (ID-68)
    std::uint16_t damage = 0;    // cards in the damage pile
    std::uint8_t seats = 0;
    std::uint8_t weather = 0;        // a row of weather.csv
    std::uint8_t day_called = 0;     // 1: the main action is over and a new day begins
    std::uint8_t payment_broken = 0; // 1: a breaker was discarded this turn (ID-23)
    std::uint8_t self_destroyed = 0; // 1: the card being resolved is destroyed instead of discarded
    std::array<std::uint8_t, 3> unused{};
    bool operator==(const Open&) const = default;
};

using Unclaimed = FixedList<CardId, legendary_dealt>; // in the order of the file

struct State {
    RandomStream random{};
    Open open{};
    std::array<Cards, max_players> hands{};
    Decks<max_upgrade_decks + max_players> decks{}; // upgrade decks, then the players'
    std::array<Unclaimed, max_players> unclaimed{}; // only the owner knows them
    FixedList<CardId, max_legendary> undealt{};     // legendary cards nobody sees, in the order of the file
    std::array<std::uint8_t, 7> unused{};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);
static_assert(std::has_unique_object_representations_v<State>);

[[nodiscard]] inline Player& player(Open& open, Seat seat) {
    return open.players[index_of(seat)];
}
[[nodiscard]] inline const Player& player(const Open& open, Seat seat) {
    return open.players[index_of(seat)];
}
[[nodiscard]] inline Cards& hand(State& state, Seat seat) {
    return state.hands[index_of(seat)];
}
[[nodiscard]] inline const Cards& hand(const State& state, Seat seat) {
    return state.hands[index_of(seat)];
}
[[nodiscard]] inline Cards& discard(Open& open, Seat seat) {
    return open.discards[index_of(seat)];
}
[[nodiscard]] inline const Cards& discard(const Open& open, Seat seat) {
    return open.discards[index_of(seat)];
}
[[nodiscard]] inline std::span<const CardId> resolved(const Open& open, Seat seat) {
    return open.resolved[index_of(seat)];
}
// The pile has no order, so it is kept in that of the file.
inline void add_resolved(Open& open, Seat seat, CardId card) {
    open.resolved.push_back(index_of(seat), card);
    const std::span<CardId> pile = open.resolved[index_of(seat)];
    std::rotate(std::upper_bound(pile.begin(), pile.end() - 1, card), pile.end() - 1, pile.end());
}
// The place of a player's deck among all decks.
[[nodiscard]] constexpr std::size_t deck_of(Seat seat) {
    return max_upgrade_decks + index_of(seat);
}
// ID-68: cards a player is looking at. They stay on top of the deck and count as none of it.
[[nodiscard]] inline std::size_t lifted(const Open& open, Seat seat) {
    return open.looking > 0 && open.effects.top().seat == seat ? open.looking : 0U;
}
// Who has to decide: the current player, or whom the topmost effect asks.
[[nodiscard]] inline SeatSet pending(const Open& open) {
    if (open.phase == Phase::Finished) return {};
    return open.effects.empty() ? SeatSet::only(open.current) : open.effects.top().asked;
}

} // namespace iditacards
