#include "games/drags-2-riches/names.h"

#include <algorithm>
#include <bit>

namespace drags_2_riches {

using homestretch::Vocabulary;

const Vocabulary& category_words() {
    static const Vocabulary words{"Hair", "Outfit", "Heels", "Makeup", "Accessories"};
    return words;
}

const Vocabulary& phase_words() {
    static const Vocabulary words{"setup",       "playing",      "werk",    "tour",    "untucking",
                                  "last-minute", "declarations", "verdict", "finished"};
    return words;
}

const Vocabulary& ask_words() {
    static const Vocabulary words{"character",
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
    return words;
}

const Vocabulary& bought_words() {
    static const Vocabulary words{"nothing", "something", "thrifted"};
    return words;
}

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

const Vocabulary& watcher_words() {
    static const Vocabulary words{"0", "1", "2", "3", "4", "spectator"};
    return words;
}

const Vocabulary& seat_words() {
    static const Vocabulary words{"0", "1", "2", "3", "4"};
    return words;
}

const std::string& name_of(Category category) {
    return category_words().name(index_of(category));
}

std::string_view deck_name(std::size_t deck) {
    constexpr std::array<std::string_view, 3> names{"I", "II", "III"};
    return names.at(deck);
}

std::vector<CardId> listed(const Rules& rules, const CardSet& cards) {
    std::vector<CardId> list;
    cards.for_each_bit([&](std::size_t bit) { list.push_back(rules.card_at[bit]); });
    std::ranges::sort(list);
    return list;
}

std::vector<EventId> listed(EventSet events) {
    std::vector<EventId> list;
    for (EventSet left = events; left != 0; left &= left - 1)
        list.push_back(static_cast<EventId>(std::countr_zero(left)));
    return list;
}

int prestige_of(const Rules& rules, EventSet events) {
    int prestige = 0;
    for (EventSet left = events; left != 0; left &= left - 1)
        prestige += rules.events[static_cast<std::size_t>(std::countr_zero(left))].prestige;
    return prestige;
}

} // namespace drags_2_riches
