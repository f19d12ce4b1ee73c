#pragma once

#include "engine/match.h"

#include <span>
#include <string_view>

namespace homestretch {

// Every game of this build, by id. They live as long as the program.
[[nodiscard]] std::span<const GameType* const> all_games();
[[nodiscard]] const GameType* find_game(std::string_view id); // nullptr: there is none

} // namespace homestretch
