#pragma once

#include "games/iditacards/rules.h"

#include <array>
#include <string_view>

namespace iditacards {

inline constexpr std::array<std::string_view, 4> table_files{"cards.csv", "decks.csv", "legs.csv",
                                                             "weather.csv"};

// Reads all tables into the rules, whose seats and options are known; reports every mistake.
void read_tables(const homestretch::Pack& pack, Rules& rules, homestretch::Problems& problems);

} // namespace iditacards
