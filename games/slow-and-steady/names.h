#pragma once

#include "engine/json.h"
#include "engine/pack/vocabulary.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace slow_and_steady {

// As dumps and views call them, in the order of the enumerations.
[[nodiscard]] const homestretch::Vocabulary& stage_words();
[[nodiscard]] const homestretch::Vocabulary& ask_words();
[[nodiscard]] const homestretch::Vocabulary& ending_words();
[[nodiscard]] const homestretch::Vocabulary& piece_words();
[[nodiscard]] const homestretch::Vocabulary& limit_words();

// "+2", "−1"
[[nodiscard]] std::string signed_text(int number);
// "c1", "u"
[[nodiscard]] std::string place_text(Place place);
[[nodiscard]] std::optional<Place> place_from(std::string_view text);

[[nodiscard]] homestretch::Json seats_json(SeatSet seats);
[[nodiscard]] homestretch::Json cards_json(const Rules& rules, CardSet cards); // in the order of the pack
template <class List>
[[nodiscard]] homestretch::Json card_list_json(const Rules& rules, const List& cards) {
    homestretch::Json json = homestretch::Json::array();
    for (const CardId card : cards) json.push_back(rules.id(card));
    return json;
}
[[nodiscard]] homestretch::Json card_json(const Rules& rules, CardId card); // null: no card

} // namespace slow_and_steady
