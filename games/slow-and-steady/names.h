#pragma once

#include "engine/json.h"
#include "engine/pack/vocabulary.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace slow_and_steady {

// As dumps and views call them, in the order of the enumerations. The last EndedBy and Ask have no word.
inline const homestretch::Vocabulary stage_words{"draft", "activation", "play", "finished"};
inline const homestretch::Vocabulary ask_words{
    "draft", "play",       "extra", "forget", "exchange", "place", "pick",       "pick-second",
    "split", "pick-piece", "move",  "cull",   "recover",  "trade", "trade-give", "trade-return"};
inline const homestretch::Vocabulary ending_words{"victory", "defeat", "limit"};
inline const homestretch::Vocabulary piece_words{"card", "token", "copy"};
inline const homestretch::Vocabulary limit_words{"columns", "entries", "activations",
                                                 "pieces",  "hearts",  "depth"};
inline const homestretch::Vocabulary place_words{"u", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"};
// Where a place stands among them, and back.
[[nodiscard]] constexpr std::size_t word_of(Place place) {
    return place == unopposed ? 0 : column_of(place) + 1;
}
[[nodiscard]] constexpr Place place_of_word(std::size_t word) {
    return word == 0 ? unopposed : slot_of(word - 1);
}

template <class Word>
[[nodiscard]] const std::string& id_of(const homestretch::Vocabulary& words, Word word) {
    return words.id(static_cast<std::size_t>(word));
}

// "+2", "−1"
[[nodiscard]] std::string signed_text(int number);
// "c1", "u"
[[nodiscard]] const std::string& place_text(Place place);
[[nodiscard]] std::optional<Place> place_from(std::string_view text);

[[nodiscard]] homestretch::Json cards_json(const Rules& rules, CardSet cards); // in the order of the pack

} // namespace slow_and_steady
