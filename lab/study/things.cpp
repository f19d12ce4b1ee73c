#include "lab/study/things.h"

#include "lab/study/words_in.h"

#include <algorithm>

namespace homestretch {

namespace {

const fields::Node* named(const fields::Fields& arguments, std::string_view name) {
    const auto it = std::ranges::find(arguments, name, &fields::Node::name);
    check(it != arguments.end()); // a meaning of something that is no argument
    return &*it;
}

const fields::Node& thing_in(const fields::Fields& arguments, const Meaning& meaning) {
    if (!meaning.untold.empty()) return meaning.untold.front();
    if (!meaning.what.empty()) return *named(arguments, meaning.what);
    const auto it = std::ranges::find_if(arguments, [](const fields::Node& node) {
        return fields::holds_words(node) && fields::words_of(node).by_rules;
    });
    check(it != arguments.end());
    return *it;
}

std::optional<fields::Node> seat_in_row(const fields::Fields& arguments, const Meaning& meaning) {
    if (!meaning.whose.empty()) return *named(arguments, meaning.whose);
    const auto it = std::ranges::find_if(
        arguments, [](const fields::Node& node) { return node.kind.shape == fields::Shape::Seat; });
    return it == arguments.end() ? std::nullopt : std::optional(*it);
}

// "ending" becomes "Endings": where no table of cards says it better.
std::string heading(std::string_view noun) {
    std::string words(noun);
    if (!words.empty()) words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
    return words + "s";
}

std::string_view noun_of(const fields::Kind& kind) {
    return kind.inner ? noun_of(*kind.inner) : kind.noun;
}

} // namespace

Thing Readings::thing(const Vocabulary& words, std::size_t word, std::string_view noun,
                      std::string_view as) const {
    Thing made{.table = heading(noun), .id = words.id(word), .name = words.name(word)};
    const CardWords* found = nullptr;
    for (const CardWords& card : cards_) {
        if (card.id != made.id) continue;
        const bool is_it = !as.empty() && card.table.find(as) != std::string::npos;
        if (found == nullptr || is_it) found = &card;
    }
    if (found == nullptr) return made;
    made.table = found->table;
    made.name = found->name;
    made.facts = found->facts;
    made.text = found->text;
    if (!as.empty() && made.table.find(as) == std::string::npos) made.table += " as " + std::string(as);
    return made;
}

std::uint32_t Readings::first_thing(const fields::Node& what, std::string_view as) {
    const Vocabulary& words = fields::words_of(what)(rules_);
    const auto known = std::ranges::find_if(
        groups_, [&](const Group& group) { return group.words == &words && group.as == as; });
    if (known != groups_.end()) return known->first;
    const auto first = static_cast<std::uint32_t>(things_.size());
    groups_.push_back({&words, as, first});
    for (std::size_t word = 0; word < words.size(); ++word)
        things_.push_back(thing(words, word, noun_of(what.kind), as));
    return first;
}

void Readings::add(std::size_t kind, const fields::Fields& arguments, const Meanings& means) {
    if (by_kind_.size() <= kind) by_kind_.resize(kind + 1);
    for (const Meaning& meaning : means) {
        Reading reading{.use = meaning.use,
                        .what = thing_in(arguments, meaning),
                        .whose = seat_in_row(arguments, meaning)};
        reading.first = first_thing(reading.what, meaning.as);
        reading.count = static_cast<std::uint32_t>(fields::words_of(reading.what)(rules_).size());
        for (std::uint32_t i = 0; reading.whose && i < reading.count; ++i)
            things_[reading.first + i].of_table = false;
        by_kind_[kind].push_back(std::move(reading));
    }
}

void Readings::read(std::size_t kind, const fields::Scope& event, std::uint32_t decision,
                    std::vector<Note>& notes) const {
    if (kind >= by_kind_.size()) return;
    std::vector<std::size_t> words;
    for (const Reading& reading : by_kind_[kind]) {
        Note note{.decision = decision, .use = reading.use};
        if (reading.whose) {
            if (const auto seat = fields::seat_in(*reading.whose, event))
                note.seat = static_cast<std::uint8_t>(index_of(*seat));
        }
        words.clear();
        fields::words_in(reading.what, event, words);
        for (const std::size_t word : words) {
            if (word >= reading.count) continue; // nothing that has a name
            note.thing = reading.first + static_cast<std::uint32_t>(word);
            notes.push_back(note);
        }
    }
}

} // namespace homestretch
