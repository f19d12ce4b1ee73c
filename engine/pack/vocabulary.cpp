#include "engine/pack/vocabulary.h"

#include "engine/check.h"

#include <algorithm>

namespace homestretch {

Vocabulary::Vocabulary(std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids) add(id, id);
}

void Vocabulary::add(std::string_view id, std::string_view name) {
    words_.push_back({.id = std::string(id), .name = std::string(name)});
}

std::optional<std::size_t> Vocabulary::find(std::string_view id) const {
    const auto found = std::ranges::find(words_, id, &Word::id);
    if (found == words_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words_.begin());
}

const std::string& Vocabulary::id(std::size_t index) const {
    check(index < words_.size());
    return words_[index].id;
}

const std::string& Vocabulary::name(std::size_t index) const {
    check(index < words_.size());
    return words_[index].name;
}

std::vector<std::string_view> Vocabulary::ids() const {
    std::vector<std::string_view> ids;
    ids.reserve(words_.size());
    for (const Word& word : words_) ids.push_back(word.id);
    return ids;
}

} // namespace homestretch
