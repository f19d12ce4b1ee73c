#pragma once

#include "engine/fields/describe.h"
#include "games/slow-and-steady/names.h"

// Words and numbers list cards as people do, basic ones first, and places from the unopposed area on.
template <>
struct homestretch::fields::NumberOf<slow_and_steady::CardId> {
    static std::int64_t get(slow_and_steady::CardId card) {
        using slow_and_steady::no_card;
        return static_cast<std::int64_t>(card == no_card ? index_of(no_card)
                                                         : slow_and_steady::Rules::word_of(card));
    }
    static slow_and_steady::CardId of(std::int64_t number) {
        using slow_and_steady::no_card;
        const auto word = static_cast<std::size_t>(number);
        return word == index_of(no_card) ? no_card : slow_and_steady::Rules::card_of_word(word);
    }
};
template <>
struct homestretch::fields::NumberOf<slow_and_steady::Place> {
    static std::int64_t get(slow_and_steady::Place place) {
        return static_cast<std::int64_t>(slow_and_steady::word_of(place));
    }
    static slow_and_steady::Place of(std::int64_t number) {
        return slow_and_steady::place_of_word(static_cast<std::size_t>(number));
    }
};
