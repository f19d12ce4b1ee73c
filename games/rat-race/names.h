#pragma once

#include "engine/json.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <string>

namespace rat_race {

[[nodiscard]] const homestretch::Vocabulary& ending_words(); // in the order of EndedBy

// "3,0", "throne", "off"
[[nodiscard]] inline const std::string& place_text(const Rules& rules, Place place) {
    return rules.layout.place_ids.id(place_number(place));
}
template <class List>
[[nodiscard]] homestretch::Json titles_json(const Rules& rules, const List& titles) {
    homestretch::Json json = homestretch::Json::array();
    for (const TitleId title : titles) json.push_back(rules.id(title));
    return json;
}

} // namespace rat_race
