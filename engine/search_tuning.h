#pragma once

#include "engine/seat.h"

#include <array>
#include <cstdint>

namespace homestretch {

// What each seat can hope for, from 0 (lost) to 1 (won); a team hopes together.
using SeatValues = std::array<float, max_seats>;

// Which decisions the statistics of an imagined game belong to.
enum class SearchMethod : std::uint8_t {
    Flat,           // none but the one to be taken: everybody else plays by the quick rule of thumb
    SingleObserver, // one tree, which follows every action: right where actions lie open
    MultiObserver,  // a tree for each seat, which follows what the seat sees: for secret commits and drafts
    Redealing,      // likewise, and each tree learns only from worlds dealt by what its own seat knows
};

// How a game wants to be searched. The defaults serve a small game.
struct SearchTuning {
    SearchMethod method = SearchMethod::MultiObserver;
    float exploration = 0.7F;  // UCB's constant, in standard deviations of the values
    float widening = 1.0F;     // times the root of n: what else is tried at a decision met n times
    float handicap = 0.0F;     // games that an action is behind at first, if the rule of thumb likes another
    float rashness = 0.1F;     // how much of a rollout is played at random
    std::uint16_t horizon = 0; // turns of the game's clock until a rollout is cut and evaluated; 0: never
    float clear_lead = 10.0F;  // points ahead of the best opponent that nearly always win
    float win_weight = 0.7F;   // of winning in a finished game's value; the rest is the lead
    // Imagined games for each decision, by strength. The last takes about a second on one core.
    std::uint32_t easy = 30;
    std::uint32_t normal = 300;
    std::uint32_t hard = 20'000;
};

} // namespace homestretch
