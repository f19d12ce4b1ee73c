#pragma once

#include "engine/fields/describe.h"
#include "games/rat-race/rules.h"

#include <string>

// Places and endings among words.

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

[[nodiscard]] const homestretch::Vocabulary& ending_words(); // in the order of EndedBy

[[nodiscard]] inline const homestretch::Vocabulary& place_ids(const Rules& rules) {
    return rules.layout.place_ids;
}
// "3,0", "throne", "off"
[[nodiscard]] inline const std::string& place_text(const Rules& rules, Place place) {
    return place_ids(rules).id(place_number(place));
}

} // namespace rat_race
