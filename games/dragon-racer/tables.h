#pragma once

#include "games/dragon-racer/rules.h"

#include <array>
#include <string_view>

namespace dragon_racer {

// The CSV files of a pack.
inline constexpr std::array<std::string_view, 8> table_files{"colours.csv", "racetracks.csv", "tiles.csv",
                                                             "dragons.csv", "characters.csv", "turns.csv",
                                                             "players.csv", "trophies.csv"};

// Fills the tables of `rules` for the seat count it already holds, and adds every mistake to `problems`.
void read_tables(const homestretch::Pack& pack, Rules& rules, homestretch::Problems& problems);

} // namespace dragon_racer
