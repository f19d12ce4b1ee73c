#pragma once

#include "games/rat-race/state.h"

// Small questions about sets of places.

namespace rat_race {

// For conditions that nobody can foresee: all places or none, found without a branch.
[[nodiscard]] constexpr PlaceSet all_if(bool holds) {
    return PlaceSet{0} - PlaceSet{holds};
}
[[nodiscard]] constexpr PlaceSet lowest(PlaceSet places) {
    return places & (~places + 1);
}
[[nodiscard]] constexpr bool is_one(PlaceSet places) {
    return places != 0 && (places & (places - 1)) == 0;
}

} // namespace rat_race
