#pragma once

#include "engine/json.h"
#include "engine/pack/vocabulary.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace rat_race {

// The decisions in the order of Ask, as dumps and views call them.
[[nodiscard]] const homestretch::Vocabulary& ask_words();
[[nodiscard]] const homestretch::Vocabulary& ending_words(); // in the order of EndedBy

// "3,0", "throne", "off"
[[nodiscard]] std::string place_text(const Rules& rules, Place place);
[[nodiscard]] std::optional<Place> place_from(const Rules& rules, std::string_view text);

[[nodiscard]] homestretch::Json seats_json(SeatSet seats);
[[nodiscard]] homestretch::Json places_json(const Rules& rules, PlaceSet places);
template <class List>
[[nodiscard]] homestretch::Json titles_json(const Rules& rules, const List& titles) {
    homestretch::Json json = homestretch::Json::array();
    for (const TitleId title : titles) json.push_back(rules.id(title));
    return json;
}
[[nodiscard]] inline homestretch::Json title_json(const Rules& rules, TitleId title) {
    return title == no_title ? homestretch::Json() : homestretch::Json(rules.id(title));
}

} // namespace rat_race
