#pragma once

#include "games/rat-race/rules.h"

#include <array>
#include <string_view>
#include <vector>

namespace rat_race {

// The CSV files of a pack.
inline constexpr std::array<std::string_view, 6> table_files{"councilors.csv", "issues.csv",  "actions.csv",
                                                             "tiles.csv",      "layouts.csv", "fields.csv"};

// A layout of the pack, and for which numbers of players it is the usual one.
struct PackLayout {
    Layout layout{};
    std::vector<std::size_t> usual_for{};
};

// Fills the cards of `rules`, adds every mistake to `problems` and returns all layouts, each checked.
std::vector<PackLayout> read_tables(const homestretch::Pack& pack, bool back_off_board, Rules& rules,
                                    homestretch::Problems& problems);

} // namespace rat_race
