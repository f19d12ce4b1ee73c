#pragma once

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

// Each card as often as it is there, in the order of the tables.
[[nodiscard]] std::vector<CardId> listed(const Rules& rules, const CardSet& cards);
[[nodiscard]] std::vector<EventId> listed(EventSet events);
[[nodiscard]] int prestige_of(const Rules& rules, EventSet events);

} // namespace drags_2_riches
