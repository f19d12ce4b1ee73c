#include "games/slow-and-steady/names.h"

#include <fmt/format.h>

#include <cstdlib>

namespace slow_and_steady {

using homestretch::Json;

std::string signed_text(int number) {
    return fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number));
}

const std::string& place_text(Place place) {
    return place_words.id(word_of(place));
}

std::optional<Place> place_from(std::string_view text) {
    const auto word = place_words.find(text);
    return word ? std::optional(place_of_word(*word)) : std::nullopt;
}

Json cards_json(const Rules& rules, CardSet cards) {
    Json json = Json::array();
    cards.each([&](CardId card) { json.push_back(rules.id(card)); });
    return json;
}

} // namespace slow_and_steady
