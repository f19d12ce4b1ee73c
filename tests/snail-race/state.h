#pragma once

#include "engine/random.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>

namespace snail_race {

using homestretch::Seat;
using homestretch::SeatSet;

enum class SnailId : std::uint8_t {}; // a row of snails.csv
inline constexpr SnailId no_snail{255};
[[nodiscard]] constexpr std::size_t index_of(SnailId snail) {
    return static_cast<std::size_t>(snail);
}

inline constexpr std::size_t max_players = 6;
inline constexpr std::size_t max_snails = 6;

using Bets = std::array<SnailId, max_players>; // by seat
inline constexpr Bets no_bets{no_snail, no_snail, no_snail, no_snail, no_snail, no_snail};

// What everybody sees.
struct Open {
    std::array<std::uint8_t, max_snails> spaces{}; // by snail; from the start
    SnailId fed = no_snail;                        // the last one that was
    Seat active{};                                 // whose turn it is, once all have bet
    SeatSet betting{};                             // who still has to bet
    bool is_over = false;                          // a snail is at the finish
    std::array<SeatSet, max_players> seen{};       // by seat: whose bet it has looked at
    bool operator==(const Open&) const = default;
};

struct State {
    homestretch::RandomStream random{}; // every roll comes from here
    Open open{};
    Bets bets = no_bets;                  // each seen by its owner, and by whoever has looked
    std::array<std::uint8_t, 2> unused{}; // keeps every byte of a state defined
    bool operator==(const State&) const = default;
};

} // namespace snail_race
