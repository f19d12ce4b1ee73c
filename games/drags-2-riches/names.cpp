#include "games/drags-2-riches/names.h"

#include <algorithm>

namespace drags_2_riches {

const Vocabulary& performance_labels() {
    static const Vocabulary words = [] {
        Vocabulary labels;
        labels.add("lip-sync", "Lip Sync");
        labels.add("dancing", "Dancing");
        labels.add("comedy", "Comedy");
        labels.add("singing", "Singing");
        labels.add("other", "Other");
        return labels;
    }();
    return words;
}

const std::string& name_of(Category category) {
    return category_words.name(index_of(category));
}

std::vector<CardId> listed(const Rules& rules, const CardSet& cards) {
    std::vector<CardId> list;
    cards.for_each_bit([&](std::size_t bit) { list.push_back(rules.card_at[bit]); });
    std::ranges::sort(list);
    return list;
}

int prestige_of(const Rules& rules, EventSet events) {
    int prestige = 0;
    for (const EventId event : events) prestige += rules.event(event).prestige;
    return prestige;
}

} // namespace drags_2_riches
