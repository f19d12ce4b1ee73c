#pragma once

// Forms (engine/fields/describe.h) that positions, views and events share.

#include "engine/fields/describe.h"
#include "games/drags-2-riches/names.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace drags_2_riches::forms {

namespace f = homestretch::fields;

inline std::vector<int> card_copies(const Rules& rules) {
    std::vector<int> copies;
    for (const Card& card : rules.cards) copies.push_back(std::popcount(card.bits.all));
    return copies;
}
inline std::vector<std::size_t> starters_first(const void* rules) {
    const auto& cards = static_cast<const Rules*>(rules)->cards;
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_partition(order, [&](std::size_t card) { return !cards[card].for_sale; });
    return order;
}
inline std::size_t count_in(const Rules& rules, const CardSet& cards, std::size_t card) {
    return cards.count(rules.cards[card].bits);
}
inline void add_to(const Rules& rules, CardSet& cards, std::size_t card) {
    cards.add(rules.cards[card].bits);
}

inline std::vector<int> event_copies(const Rules& rules) {
    std::vector<int> copies;
    for (const EventId event : EventSet::first(rules.events.size()))
        copies.push_back(rules.stack.contains(event) ? 1 : 0);
    return copies;
}
inline std::size_t count_event(const Rules&, const EventSet& events, std::size_t event) {
    return events.contains(static_cast<EventId>(event)) ? 1 : 0;
}
inline void add_event(const Rules&, EventSet& events, std::size_t event) {
    events.insert(static_cast<EventId>(event));
}

inline const f::Deck card_deck{.noun = "card",
                               .words = f::words<&Rules::card_words>(),
                               .copies = f::copies<&card_copies>(),
                               .order = &starters_first};
inline const f::Deck event_deck{
    .noun = "event", .words = f::words<&Rules::event_words>(), .copies = f::copies<&event_copies>()};
inline const f::Single card = f::card(card_deck);
inline const auto cards = f::bag<&count_in, &add_to>(card_deck);
inline const f::Single event = f::card(event_deck);
inline const auto events = f::bag<&count_event, &add_event>(event_deck);
inline const f::Single category = f::word("category", f::words(category_words));
inline const f::Single categories = f::chosen("category", f::words(category_words));
inline const f::Single character = f::word("character", f::words<&Rules::character_words>());

} // namespace drags_2_riches::forms
