#pragma once

#include "bots/search/budget.h"
#include "engine/match.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace homestretch {

// One action as the search sees it.
struct Advice {
    Choice choice{};
    double win_share = 0.0;   // estimated: the seat's part of the win, with a little of its lead in it
    std::uint64_t visits = 0; // imagined games that began with it
};

// What the strongest bot would do at this seat, the best first. It knows what the seat knows and nothing
// else.
struct Hint {
    std::vector<Advice> advice{};
    std::uint64_t iterations = 0; // imagined games; none if there is only one thing to do
};

// The seat must be pending. Without a budget it thinks as long as the strongest bot does; told to stop, it
// gives what it has so far.
[[nodiscard]] Hint hint_for(const Match& match, Seat seat, const SeatNames& names,
                            const std::optional<SearchBudget>& budget, const std::stop_token& stop = {});

} // namespace homestretch
