#pragma once

#include "engine/fields/describe.h"
#include "games/rat-race/rules.h"

// Places among the words of a layout.

template <>
struct homestretch::fields::NumberOf<rat_race::Place> {
    static std::int64_t get(rat_race::Place place) {
        return static_cast<std::int64_t>(rat_race::place_number(place));
    }
    static rat_race::Place of(std::int64_t number) {
        return rat_race::place_of(static_cast<std::size_t>(number));
    }
};

namespace rat_race {

[[nodiscard]] inline const homestretch::Vocabulary& place_ids(const Rules& rules) {
    return rules.layout.place_ids;
}

} // namespace rat_race
