#pragma once

// Which fields may be turned to Riot, and whom a riot would cut off from the Throne. All of it is public.

#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

namespace rat_race {

// RR-57 to RR-60: the fields that may be turned to Riot.
[[nodiscard]] PlaceSet riot_fields(const Rules& rules, const Board& board);

// RR-60: from where there would be no way to the Throne if this field rioted as well, although there must be
// one. With riot_path=councilors these are places of tokens.
[[nodiscard]] PlaceSet cut_off_by_riot(const Rules& rules, const Board& board, Place field);

// RR-60: all places from which these riots leave a way to the Throne.
[[nodiscard]] PlaceSet places_with_a_way(const Layout& layout, PlaceSet riots);

} // namespace rat_race
