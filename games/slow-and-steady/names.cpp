#include "games/slow-and-steady/names.h"

#include <fmt/format.h>

#include <cstdlib>

namespace slow_and_steady {

using homestretch::Json;
using homestretch::Vocabulary;

const Vocabulary& stage_words() {
    static const Vocabulary words{"draft", "activation", "play", "finished"};
    return words;
}

const Vocabulary& ask_words() {
    static const Vocabulary words{"draft",   "play",        "extra",      "forget",      "exchange", "place",
                                  "pick",    "pick-second", "split",      "pick-piece",  "move",     "cull",
                                  "recover", "trade",       "trade-give", "trade-return"};
    return words;
}

const Vocabulary& ending_words() {
    static const Vocabulary words{"nothing", "victory", "defeat", "limit"};
    return words;
}

const Vocabulary& piece_words() {
    static const Vocabulary words{"card", "token", "copy"};
    return words;
}

const Vocabulary& limit_words() {
    static const Vocabulary words{"columns", "entries", "activations", "pieces", "hearts", "depth"};
    return words;
}

std::string signed_text(int number) {
    return fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number));
}

std::string place_text(Place place) {
    return place == unopposed ? "u" : fmt::format("c{}", column_of(place) + 1);
}

std::optional<Place> place_from(std::string_view text) {
    if (text == "u") return unopposed;
    for (std::size_t i = 0; i < max_columns; ++i) {
        if (text == place_text(slot_of(i))) return slot_of(i);
    }
    return std::nullopt;
}

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(index_of(seat));
    return json;
}

Json cards_json(const Rules& rules, CardSet cards) {
    Json json = Json::array();
    cards.each([&](CardId card) { json.push_back(rules.id(card)); });
    return json;
}

Json card_json(const Rules& rules, CardId card) {
    return card == no_card ? Json() : Json(rules.id(card));
}

} // namespace slow_and_steady
