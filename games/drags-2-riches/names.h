#pragma once

#include "engine/pack/vocabulary.h"
#include "games/drags-2-riches/rules.h"

#include <string>
#include <vector>

namespace drags_2_riches {

using homestretch::Vocabulary;

// As tables, dumps and views write them, each in the order of its enumeration.
inline const Vocabulary category_words{"Hair", "Outfit", "Heels", "Makeup", "Accessories"};
inline const Vocabulary deck_words{"I", "II", "III"}; // of events
inline const Vocabulary event_kinds{"event", "spree", "tour"};
inline const Vocabulary phase_words{"setup",       "playing",      "werk",    "tour",    "untucking",
                                    "last-minute", "declarations", "verdict", "finished"};
inline const Vocabulary ask_words{"character",
                                  "play",
                                  "tour",
                                  "werk",
                                  "target",
                                  "react",
                                  "answer",
                                  "pick-hand",
                                  "pick-peeked",
                                  "pick-floordrobe",
                                  "pick-look",
                                  "pick-market",
                                  "take-hand",
                                  "take-look",
                                  "take-floordrobe",
                                  "recipient",
                                  "may",
                                  "mother-category",
                                  "mother-player",
                                  "last-minute",
                                  "declare",
                                  "category-is",
                                  "judge",
                                  "nothing"};
inline const Vocabulary bought_words{"nothing", "something", "thrifted"};
inline const Vocabulary watcher_words{"0", "1", "2", "3", "4", "spectator"};
[[nodiscard]] const Vocabulary& performance_labels(); // D2R-91
[[nodiscard]] const std::string& name_of(Category category);

// Each card as often as it is there, in the order of the tables.
[[nodiscard]] std::vector<CardId> listed(const Rules& rules, const CardSet& cards);
[[nodiscard]] int prestige_of(const Rules& rules, EventSet events);

} // namespace drags_2_riches
