#pragma once

#include "games/slow-and-steady/rules.h"

#include <array>
#include <string_view>

namespace slow_and_steady {

// The CSV files of a pack.
inline constexpr std::array<std::string_view, 3> table_files{"basic_cards.csv", "special_cards.csv",
                                                             "ratings.csv"};

// Fills the cards and ratings of `rules`, whose language must be there, and adds every mistake to `problems`.
void read_tables(const homestretch::Pack& pack, Rules& rules, homestretch::Problems& problems);

} // namespace slow_and_steady
