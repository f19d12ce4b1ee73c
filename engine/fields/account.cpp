#include "engine/fields/account.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace homestretch::fields {

namespace {

Json& at_path(Json& root, std::string_view path) {
    Json* json = &root;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('.'), path.size());
        const std::string key(path.substr(0, end));
        json = json->is_array() ? &json->at(std::stoul(key)) : &json->at(key);
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return *json;
}

bool is_word(const Json& json, std::string_view word) {
    return json.is_string() && json.get_ref<const std::string&>() == word;
}

// "any" once for each card that is missing.
void write_out(Json& list, std::size_t room) {
    if (list.is_array()) {
        list.erase(list.size() - 1);
    } else {
        list = Json::array();
    }
    while (list.size() < room) list.push_back("any");
}

} // namespace

Account::Count& Account::copies_of(const Deck& deck) {
    const auto [found, is_new] = counts_.try_emplace(&deck);
    if (is_new) {
        for (const int copies : deck.copies(rules_)) {
            found->second.box.push_back(static_cast<std::size_t>(copies));
            found->second.left.push_back(copies);
        }
    }
    return found->second;
}

bool Account::take(const JsonReader& json, const Deck& deck, std::size_t word) {
    Count& count = copies_of(deck);
    if (count.left[word] > 0) {
        --count.left[word];
        return true;
    }
    const std::string& id = deck.words(rules_).id(word);
    json.mistake(count.box[word] == 0 ? fmt::format("'{}' is not in this match", id)
                                      : fmt::format("every '{}' lies somewhere else already: there {} {}", id,
                                                    count.box[word] == 1 ? "is" : "are", count.box[word]));
    return false;
}

void Account::wish(const JsonReader& list, const Kind& kind, const Kind& cards, bool rest,
                   std::size_t index) {
    const Wish wished{list.path(), &kind, cards.deck, rest, index};
    if (std::ranges::any_of(wishes_, [&](const Wish& other) { return rival(wished, other); }))
        return list.mistake("\"rest\" stands in one place only");
    const bool again = std::ranges::any_of(
        wishes_, [&](const Wish& other) { return !rest && !other.rest && other.path == list.path(); });
    if (!again) wishes_.push_back(wished);
}

// Of two that take the rest, one may take what the other cannot, or before the other.
bool Account::rival(const Wish& one, const Wish& other) {
    if (!one.rest || !other.rest || one.deck != other.deck) return false;
    if (!one.kind->takes || !other.kind->takes) return !one.kind->takes && !other.kind->takes;
    for (std::size_t word = 0; word < copies_of(*one.deck).box.size(); ++word) {
        if (takes(one, word) && takes(other, word)) return true;
    }
    return false;
}

std::vector<std::size_t> Account::in_order(const Deck& deck) const {
    if (deck.order) return deck.order(rules_);
    std::vector<std::size_t> order(deck.words(rules_).size());
    std::iota(order.begin(), order.end(), 0U);
    return order;
}

void Account::fill(Json& list, const Wish& wish, const void* position, Mistakes& mistakes) {
    if (wish.kind->room) write_out(list, wish.kind->room(rules_, position, wish.index));
    const std::vector<std::size_t> order = in_order(*wish.deck);
    std::vector<int>& left = copies_of(*wish.deck).left;
    for (Json& item : list) {
        if (!is_word(item, "any")) continue;
        const auto free = std::ranges::find_if(
            order, [&](std::size_t word) { return left[word] > 0 && takes(wish, word); });
        if (free == order.end()) return mistakes.say(wish.path, "too few cards are left for every \"any\"");
        --left[*free];
        item = wish.deck->words(rules_).id(*free);
    }
}

void Account::put_rest(Json& list, const Wish& wish) {
    const Vocabulary& words = wish.deck->words(rules_);
    std::vector<int>& left = copies_of(*wish.deck).left;
    if (!list.is_array()) list = wish.kind->counted ? Json::object() : Json::array();
    if (list.is_array() && !list.empty() && is_word(list.back(), "rest")) list.erase(list.size() - 1);
    for (std::size_t word = 0; word < left.size(); ++word) {
        if (left[word] <= 0 || !takes(wish, word)) continue;
        if (wish.kind->counted) list[words.id(word)] = left[word];
        for (int copy = 0; !wish.kind->counted && copy < left[word]; ++copy) list.push_back(words.id(word));
        left[word] = 0;
    }
}

std::optional<Json> Account::settle(const void* position, const Json& json, Mistakes& mistakes) {
    for (auto& [deck, count] : counts_) {
        if (!deck->in_play) continue;
        const std::vector<int> in_play = deck->in_play(rules_, position);
        for (std::size_t word = 0; word < in_play.size(); ++word)
            count.left[word] -= static_cast<int>(count.box[word]) - in_play[word];
    }
    Json full = json;
    // Who takes only some cards comes first, and "rest" after every "any".
    std::ranges::stable_sort(wishes_, [](const Wish& left, const Wish& right) {
        return std::pair(left.rest, !left.kind->takes) < std::pair(right.rest, !right.kind->takes);
    });
    for (const Wish& wish : wishes_) {
        Json& list = at_path(full, wish.path);
        if (wish.rest) {
            put_rest(list, wish);
        } else {
            fill(list, wish, position, mistakes);
        }
        if (wish.kind->shape != Shape::Bag || !list.is_array()) continue;
        const Vocabulary& words = wish.deck->words(rules_); // a bag is listed in the order of the words
        const auto place = [&](const Json& item) {
            return words.find(item.is_string() ? item.get<std::string>() : "").value_or(words.size());
        };
        std::stable_sort(list.begin(), list.end(),
                         [&](const Json& left, const Json& right) { return place(left) < place(right); });
    }
    for (auto& [deck, count] : counts_) {
        std::vector<std::string_view> nowhere;
        for (std::size_t word = 0; word < count.left.size(); ++word) {
            if (count.left[word] > 0) nowhere.push_back(deck->words(rules_).id(word));
            if (count.left[word] < 0)
                mistakes.say(
                    "", fmt::format("'{}' is not in play in this position", deck->words(rules_).id(word)));
        }
        if (!nowhere.empty()) {
            mistakes.say("", fmt::format("these lie nowhere: {}; \"rest\" in a pile that may hold them would "
                                         "take them",
                                         fmt::join(nowhere, ", ")));
        }
    }
    if (wishes_.empty() || !mistakes.empty()) return std::nullopt;
    return full;
}

} // namespace homestretch::fields
