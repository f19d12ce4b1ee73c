#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::bench {

// One row of the report: a game at one table size, on one core.
struct Figures {
    std::string game{};
    std::size_t seats = 0;
    std::size_t state_bytes = 0;
    double decisions_per_game = 0;
    double decisions_per_second = 0; // uniformly random play: legal actions, a choice, apply
    double greedy_per_second = 0;    // decisions by the heuristic player, which sees a view
    double copies_per_second = 0;
    double redeals_per_second = 0;
    double iterations_per_second = 0; // imagined games of the search, redealing and learning included
    std::size_t allocations = 0;      // in all random playouts together, setup included
};

struct Budget {
    double seconds = 1.0; // per figure
};

// Every game of the build whose id is wanted (all, if none is named), at its smallest and largest table and
// with four players.
[[nodiscard]] std::vector<Figures> measure(const std::vector<std::string>& wanted, const std::string& packs,
                                           Budget budget);

// Plays random games inside `measured_section` and returns the number of decisions: for counting
// instructions from outside.
[[nodiscard]] std::uint64_t play_measured(std::string_view game, std::size_t seats, std::size_t games,
                                          const std::string& packs);

} // namespace homestretch::bench

// callgrind counts between entering and leaving this function, which it finds by its plain name.
extern "C" void homestretch_measured_section(void (*work)(void*), void* argument);
