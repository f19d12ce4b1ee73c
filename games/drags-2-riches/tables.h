#pragma once

#include "games/drags-2-riches/rules.h"

#include <array>
#include <string_view>

namespace drags_2_riches {

// The CSV files of a pack.
inline constexpr std::array<std::string_view, 5> table_files{"wardrobe.csv", "starters.csv", "coins.csv",
                                                             "events.csv", "characters.csv"};

// Fills the cards, characters and events of `rules`, for which the number of seats is known; adds every
// mistake to `problems`.
void read_tables(const homestretch::Pack& pack, Rules& rules, homestretch::Problems& problems);

} // namespace drags_2_riches
