#pragma once

#include "engine/json.h"
#include "engine/pack/vocabulary.h"
#include "games/drags-2-riches/events.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

#include <string>
#include <vector>

namespace drags_2_riches {

// As tables, dumps and views write them, each in the order of its enumeration.
[[nodiscard]] const homestretch::Vocabulary& category_words();
[[nodiscard]] const homestretch::Vocabulary& phase_words();
[[nodiscard]] const homestretch::Vocabulary& ask_words();
[[nodiscard]] const homestretch::Vocabulary& bought_words();
[[nodiscard]] const homestretch::Vocabulary& performance_labels(); // D2R-91
// Of whom a mark speaks: "0" to "4", "spectator".
[[nodiscard]] const homestretch::Vocabulary& watcher_words();
[[nodiscard]] const homestretch::Vocabulary& seat_words();

[[nodiscard]] const std::string& name_of(Category category);
[[nodiscard]] std::string_view deck_name(std::size_t deck); // "I"

[[nodiscard]] homestretch::Json seats_json(SeatSet seats);
[[nodiscard]] homestretch::Json seat_bits_json(std::int16_t seats);         // as frames remember them
[[nodiscard]] homestretch::Json categories_json(std::uint16_t set);         // as bits
[[nodiscard]] homestretch::Json card_json(const Rules& rules, CardId card); // null: none
[[nodiscard]] homestretch::Json events_json(const Rules& rules, EventSet events);
// Each card as often as it is there, in the order of the tables.
[[nodiscard]] std::vector<CardId> listed(const Rules& rules, const CardSet& cards);
[[nodiscard]] std::vector<EventId> listed(EventSet events);
template <class List>
[[nodiscard]] homestretch::Json cards_json(const Rules& rules, const List& cards) {
    homestretch::Json json = homestretch::Json::array();
    for (const CardId card : cards) json.push_back(rules.id(card));
    return json;
}
[[nodiscard]] inline homestretch::Json cards_json(const Rules& rules, const CardSet& cards) {
    return cards_json(rules, listed(rules, cards));
}
[[nodiscard]] int prestige_of(const Rules& rules, EventSet events);

} // namespace drags_2_riches
