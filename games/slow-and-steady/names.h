#pragma once

#include "engine/pack/vocabulary.h"

#include <string>

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

template <class Word>
[[nodiscard]] const std::string& id_of(const homestretch::Vocabulary& words, Word word) {
    return words.id(static_cast<std::size_t>(word));
}

} // namespace slow_and_steady
