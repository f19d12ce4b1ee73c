#include "games/rat-race/names.h"

#include <fmt/format.h>

#include <bit>

namespace rat_race {

using homestretch::Json;
using homestretch::Vocabulary;

const Vocabulary& ask_words() {
    static const Vocabulary words{"vote",           "play",      "place",        "bank", "unbank", "discard",
                                  "others-discard", "steal",     "recover",      "look", "give",   "hand-out",
                                  "peek",           "expose",    "expose-other", "take", "shift",  "shift-to",
                                  "drop",           "least",     "play-issue",   "step", "riot",   "calm",
                                  "move",           "draw-bank", "finished"};
    return words;
}

const Vocabulary& ending_words() {
    static const Vocabulary words{"nothing", "throne", "silent-round", "turn-limit", "technical-bound"};
    return words;
}

std::string place_text(const Rules& rules, Place place) {
    if (place == throne) return "throne";
    if (place == off_board) return "off";
    const Field& field = rules.layout.field(place);
    return fmt::format("{},{}", field.q, field.r);
}

std::optional<Place> place_from(const Rules& rules, std::string_view text) {
    if (text == "throne") return throne;
    if (text == "off") return off_board;
    for (std::size_t i = 0; i < rules.layout.field_words.size(); ++i) {
        if (place_text(rules, static_cast<Place>(i)) == text) return static_cast<Place>(i);
    }
    return std::nullopt;
}

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(index_of(seat));
    return json;
}

Json places_json(const Rules& rules, PlaceSet places) {
    Json json = Json::array();
    for (PlaceSet left = places; left != 0; left &= left - 1)
        json.push_back(place_text(rules, static_cast<Place>(std::countr_zero(left))));
    return json;
}

} // namespace rat_race
