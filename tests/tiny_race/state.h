#pragma once

#include "engine/effects/interpreter.h"
#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>

namespace tiny_race {

using homestretch::Seat;
using homestretch::SeatSet;

enum class CardId : std::uint8_t {}; // a row of cards.csv; copies of a card are equal values
inline constexpr CardId no_card{255};

inline constexpr std::size_t max_players = 3;
inline constexpr std::size_t max_cards = 24; // of a pack, copies included
inline constexpr std::size_t max_relays = 3; // cards that play another one
using Cards = homestretch::FixedList<CardId, max_cards>;

// What everybody sees.
struct Open {
    homestretch::EffectStack<max_relays + 1> effects{}; // cards in the middle of their effects
    std::array<std::int16_t, max_players> spaces{};     // by seat; from the start
    SeatSet choosing{};                                 // who still has to choose a card this round
    std::uint8_t performed = 0; // seats below this have performed their card; 0 while cards are chosen
    Cards discard{};            // in the order played
    std::uint8_t unused = 0;    // keeps every byte of a state defined
    bool operator==(const Open&) const = default;
};

// What its owner alone sees.
struct Player {
    Cards hand{};
    CardId chosen = no_card; // face down until all have chosen, then face up until it is performed
    bool operator==(const Player&) const = default;
};

struct State {
    homestretch::RandomStream random{}; // every shuffle draws from here
    Open open{};
    std::array<Player, max_players> players{}; // by seat
    Cards deck{};                              // the back is the top; seen by nobody
    std::array<std::uint8_t, 5> unused{};      // keeps every byte of a state defined
    bool operator==(const State&) const = default;
};

} // namespace tiny_race
