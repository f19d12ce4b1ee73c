#include "games/rat-race/prospects.h"

#include "games/rat-race/board.h"

#include <algorithm>

namespace rat_race {

namespace {

constexpr double per_step = 0.41;   // how much less likely a Councilor wins from one step farther back
constexpr double per_ideal = 1.42;  // and how much more likely with one more ideal
constexpr double way_open = 1.35;   // or with a field before it that it can enter
constexpr double in_a_pocket = 0.2; // where only a card can help it out (RR-100)

// By steps to the Throne.
constexpr auto nearness = [] {
    std::array<double, 32> table{1, 1};
    for (std::size_t steps = 2; steps < table.size(); ++steps) table[steps] = table[steps - 1] * per_step;
    return table;
}();

// Also from off the board, where every entry hex is one step away.
std::size_t steps_left(const Rules& rules, Place place) {
    if (place != off_board) return distance(rules, place);
    return 1U + distance(rules, *each(rules.layout.forward[index_of(off_board)]).begin());
}

} // namespace

IdealNumbers ideals_of(const Board& board) {
    IdealNumbers numbers{};
    for (const Councilor councilor : councilors) {
        const IdealCounts& counts = arsenal(board, councilor);
        numbers[index_of(councilor)] = static_cast<std::uint8_t>(
            std::ranges::count_if(counts, [](std::uint8_t count) { return count > 0; }));
    }
    return numbers;
}

ByCouncilor chances(const Rules& rules, const Board& board, const Tokens& tokens, const IdealNumbers& ideals,
                    PlaceSet ways) {
    PlaceSet closed = board.riots;
    for (const Place place : tokens) closed |= bit(place);
    closed &= ~bit(throne);
    ByCouncilor result{};
    for (std::size_t i = 0; i < councilor_count; ++i) {
        const PlaceSet ahead = rules.layout.forward[index_of(tokens[i])];
        const bool open = (ahead & board.satisfied[i] & ~closed) != 0;
        const std::size_t steps = std::min(steps_left(rules, tokens[i]), nearness.size() - 1);
        result[i] = nearness[steps];
        for (std::uint8_t ideal = 0; ideal < ideals[i]; ++ideal) result[i] *= per_ideal;
        if (open) result[i] *= way_open;
        if ((bit(tokens[i]) & ways) == 0) result[i] *= in_a_pocket;
    }
    return result;
}

} // namespace rat_race
