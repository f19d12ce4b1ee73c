#include "engine/fields/read.h"

#include "engine/fields/account.h"
#include "engine/fields/write.h"
#include "engine/json_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace homestretch::fields {

namespace {

class Reading {
public:
    Reading(const void* rules) : account_(rules) {}
    Account& account() { return account_; }

    void read(const Fields& fields, const JsonReader& json, const Scope& scope) {
        std::vector<std::string_view> keys;
        add_keys(fields, keys);
        json.expect_keys(keys);
        if (json.is_object()) read_fields(fields, json, scope);
    }

private:
    static void add_keys(const Fields& fields, std::vector<std::string_view>& keys) {
        for (const Node& node : fields) {
            if (node.name.empty()) {
                add_keys(*node.kind.children, keys);
            } else {
                keys.push_back(node.name);
            }
        }
    }

    void read_fields(const Fields& fields, const JsonReader& json, const Scope& scope) {
        for (const Node& node : fields) {
            if (node.access.look == nullptr) {
                read_repetition(node, json.at(node.name), scope);
            } else if (node.access.change != nullptr) {
                change(node, scope, [&](void* value) {
                    if (node.name.empty()) { // a part
                        read_fields(*node.kind.children, json, scope.into(node.kind.mark, value));
                    } else {
                        read_value(node.written ? *node.written : node.kind, json.at(node.name), scope,
                                   value);
                    }
                });
            }
        }
    }

    void read_repetition(const Node& node, const JsonReader& json, const Scope& scope) {
        if (node.kind.shape == Shape::Struct) return read(*node.kind.children, json, scope);
        if (node.kind.shape == Shape::BySeat) {
            const auto items = json.items();
            if (items.size() != scope.seats) {
                if (!json.is_array()) return;
                return json.mistake(fmt::format("expected {} seats, found {}", scope.seats, items.size()));
            }
            for (std::size_t seat = 0; seat < scope.seats; ++seat)
                read_repeated(*node.kind.children, items[seat], scope.at(seat));
            return;
        }
        const Vocabulary& words = node.kind.words(scope.rules);
        if (node.kind.sparse) return read_sparse(node, words, json, scope);
        json.expect_keys(words.ids());
        for (std::size_t word = 0; word < words.size(); ++word)
            read_repeated(*node.kind.children, json.at(words.id(word)), scope.at(word));
    }

    void read_sparse(const Node& node, const Vocabulary& words, const JsonReader& json, const Scope& scope) {
        for (const auto& [id, value] : json.entries()) {
            const auto word = value.as_word(words, "key", id);
            if (word && value.value().empty()) value.mistake("where nothing is, the key is left out");
            if (word) read_repeated(*node.kind.children, value, scope.at(*word));
        }
    }

    void read_repeated(const Fields& fields, const JsonReader& json, const Scope& scope) {
        if (!is_bare(fields)) return read(fields, json, scope);
        const Node& node = fields.front();
        change(node, scope, [&](void* value) {
            if (node.kind.shape == Shape::Struct)
                read_repeated(*node.kind.children, json, scope.into(node.kind.mark, value));
            else
                read_value(node.written ? *node.written : node.kind, json, scope, value);
        });
    }

    void read_value(const Kind& kind, const JsonReader& json, const Scope& scope, void* value) {
        if (kind.lies) account_.expect(*kind.deck);
        switch (kind.shape) {
        case Shape::Text: return read_text(kind, json, scope, value);
        case Shape::List: return read_list(kind, json, scope, value);
        case Shape::Bag:
            return kind.counted ? read_counts(kind, json, scope, value) : read_bag(kind, json, scope, value);
        case Shape::Struct:
            if (kind.spelled_out && json.is_text()) {
                const Json whole = kind.spelled_out(scope, json.text());
                return read(*kind.children, json.as_if(whole), scope.into(kind.mark, value));
            }
            return read(*kind.children, json, scope.into(kind.mark, value));
        case Shape::Maybe:
            if (!json.is_null()) read_value(*kind.inner, json, scope, kind.maybe.make(value));
            return;
        case Shape::Named: return read_slots(kind, json, scope, value);
        case Shape::Raw: *static_cast<Json*>(value) = json.value(); return;
        default: break;
        }
        if (const auto number = read_number(kind, json, scope)) kind.number.set(value, *number);
    }

    std::optional<std::int64_t> read_number(const Kind& kind, const JsonReader& json, const Scope& scope) {
        if (!json.is_there()) return std::nullopt;
        if (!kind.other.empty() && json.is_text(kind.other)) return kind.other_number;
        if (json.is_null()) {
            if (kind.may_be_none) return kind.none;
            json.mistake("null may not stand here");
            return std::nullopt;
        }
        switch (kind.shape) {
        case Shape::Count: return json.number(kind.low.in(scope.rules), kind.high.in(scope.rules));
        case Shape::Flag: return json.boolean() ? 1 : 0;
        case Shape::Seat: return json.number(0, static_cast<std::int64_t>(scope.seats) - 1);
        case Shape::Seats: return read_seats(json, scope);
        case Shape::Chosen: return read_chosen(kind, json, scope);
        default: break;
        }
        if (kind.first_seat > 0 && !json.is_text())
            return kind.first_seat + json.number(0, static_cast<std::int64_t>(scope.seats) - 1);
        const auto word = json.word(kind.words(scope.rules), kind.noun);
        const bool lies = kind.lies && (!kind.lies_if || kind.lies_if(scope));
        if (!word || (lies && !account_.take(json, *kind.deck, *word))) return std::nullopt;
        return static_cast<std::int64_t>(*word);
    }

    static std::int64_t read_seats(const JsonReader& json, const Scope& scope) {
        std::int64_t bits = 0;
        for (const JsonReader& item : json.items()) {
            const std::int64_t seat = item.number(0, static_cast<std::int64_t>(scope.seats) - 1);
            if (bits >> seat != 0) item.mistake("seats are listed once, in ascending order");
            bits |= std::int64_t{1} << seat;
        }
        return bits;
    }

    static std::int64_t read_chosen(const Kind& kind, const JsonReader& json, const Scope& scope) {
        const Vocabulary& words = kind.words(scope.rules);
        std::uint64_t bits = 0;
        for (const JsonReader& item : json.items()) {
            const auto word = item.word(words, kind.noun);
            if (!word) continue;
            if (kind.any_order && (bits >> *word & 1U) != 0)
                item.mistake(fmt::format("this {} is listed twice", kind.noun));
            if (!kind.any_order && bits >> *word != 0)
                item.mistake(fmt::format("write each once, in this order: {}", fmt::join(words.ids(), ", ")));
            bits |= std::uint64_t{1} << *word;
        }
        return static_cast<std::int64_t>(bits);
    }

    void read_text(const Kind& kind, const JsonReader& json, const Scope& scope, void* value) {
        if (!json.is_there()) return;
        if (!json.is_text()) return json.mistake(fmt::format("expected a {} in quotes", kind.noun));
        const std::string text = json.text();
        if (const auto wrong = kind.text.read(scope.rules, scope, text, value)) return json.mistake(*wrong);
        if (!kind.lies) return;
        const auto copies = kind.text.lies(scope.rules, text);
        for (std::size_t copy = 0; copies && copy < copies->count; ++copy) {
            if (!account_.take(json, *kind.deck, copies->word)) return;
        }
    }

    void read_slots(const Kind& kind, const JsonReader& json, const Scope& scope, void* frame) {
        const Slots& slots = kind.slots(scope.rules, frame);
        std::vector<std::string_view> names;
        for (const Slot& slot : slots) names.push_back(slot.name);
        json.expect_keys(names);
        for (const Slot& slot : slots) {
            if (const auto number = read_number(slot.kind, json.at(slot.name), scope))
                slot.number.set(frame, *number);
        }
    }

    // "any" and "rest" are left for the account.
    bool is_wish(const Kind& kind, const Kind& cards, const JsonReader& list, const JsonReader& item,
                 bool last, const Scope& scope) {
        const bool rest = kind.rest && last && item.is_text("rest");
        const bool any = kind.any && (last || !kind.room) && item.is_text("any");
        if (!rest && !any) return false;
        account_.expect(*cards.deck);
        account_.wish(list, kind, cards, rest, scope.index);
        return true;
    }

    // "3 torch" is three in a row; of which there are not so many is said once.
    void read_run(const Kind& kind, const JsonReader& json, const Scope& scope, void* list) {
        const std::string text = json.text();
        std::size_t count = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
        const auto digits = static_cast<std::size_t>(end - text.data());
        const bool counted =
            error == std::errc{} && count > 0 && count < 1000 && text.substr(digits).starts_with(' ');
        const Json word = counted ? text.substr(digits + 1) : text;
        for (std::size_t copy = 0; copy < (counted ? count : 1); ++copy) {
            const auto number = read_number(*kind.inner, json.as_if(word), scope);
            void* const item = number ? kind.list.add(list) : nullptr;
            if (number && item == nullptr) json.mistake("there is no room for so many");
            if (item == nullptr) return;
            kind.inner->number.set(item, *number);
        }
    }

    void read_list(const Kind& kind, const JsonReader& json, const Scope& scope, void* list) {
        if (is_wish(kind, *kind.inner, json, json, true, scope)) return;
        const bool is_word = !kind.inner->other.empty() && json.is_text(kind.inner->other);
        const auto items = is_word ? std::vector{json} : json.items();
        if (!kind.list.grows && items.size() != kind.list.capacity && json.is_array())
            return json.mistake(fmt::format("expected {} items, found {}", kind.list.capacity, items.size()));
        if (kind.list.grows && kind.list.capacity > 0 && items.size() > kind.list.capacity)
            return json.mistake(
                fmt::format("expected at most {} items, found {}", kind.list.capacity, items.size()));
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::size_t from = kind.top_first ? items.size() - 1 - i : i;
            if (is_wish(kind, *kind.inner, json, items[from], from + 1 == items.size(), scope)) continue;
            if (kind.runs && items[from].is_text()) {
                read_run(kind, items[from], scope.at_item(i), list);
                continue;
            }
            // What cannot grow is an array of the state; scopes hold it as a constant, see Way.
            void* const item =
                kind.list.grows ? kind.list.add(list) : const_cast<void*>(kind.list.item(list, i));
            if (item == nullptr) return items[from].mistake("there is no room for so many");
            read_value(*kind.inner, items[from], scope.at_item(i), item);
        }
    }

    bool add_to_bag(const Kind& kind, const JsonReader& json, const Scope& scope, void* bag,
                    std::size_t word) {
        if (kind.lies ? !account_.take(json, *kind.deck, word)
                      : kind.bag.count(scope.rules, scope, bag, word) >= account_.in_box(*kind.deck, word)) {
            if (!kind.lies) json.mistake("there are not so many of this card");
            return false;
        }
        const std::string_view refusal = kind.bag.add(scope.rules, scope, bag, word);
        if (!refusal.empty()) json.mistake(refusal);
        return refusal.empty();
    }

    void add_all(const Kind& kind, const Scope& scope, void* bag) {
        for (std::size_t word = 0; word < kind.words(scope.rules).size(); ++word) {
            for (std::size_t copy = account_.in_box(*kind.deck, word); copy > 0; --copy)
                kind.bag.add(scope.rules, scope, bag, word);
        }
    }

    void read_bag(const Kind& kind, const JsonReader& json, const Scope& scope, void* bag) {
        if (is_wish(kind, kind, json, json, true, scope)) return;
        if (kind.all && json.is_text("all")) return add_all(kind, scope, bag);
        const auto items = json.items();
        std::size_t before = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (is_wish(kind, kind, json, items[i], i + 1 == items.size(), scope)) continue;
            const auto word = items[i].word(kind.words(scope.rules), kind.noun);
            if (!word) continue;
            if (*word < before)
                items[i].mistake("cards that have no order are listed in the order of their table");
            before = *word;
            static_cast<void>(add_to_bag(kind, items[i], scope, bag, *word));
        }
    }

    void read_counts(const Kind& kind, const JsonReader& json, const Scope& scope, void* bag) {
        if (is_wish(kind, kind, json, json, true, scope)) return;
        const Vocabulary& words = kind.words(scope.rules);
        for (const auto& [id, number] : json.entries()) {
            const auto word = number.as_word(words, kind.noun, id);
            if (!word) continue;
            const std::int64_t copies = number.number(1, 999);
            for (std::int64_t copy = 0; copy < copies && add_to_bag(kind, number, scope, bag, *word);) ++copy;
        }
    }

    Account account_;
};

} // namespace

std::optional<Json> read(const Fields& fields, const Scope& scope, const Json& json, Mistakes& mistakes) {
    Reading reading(scope.rules);
    reading.read(fields, JsonReader(json, mistakes.lines()), scope);
    if (!mistakes.empty()) return std::nullopt;
    return reading.account().settle(scope.object, json, mistakes);
}

void compare_made(const Fields& fields, const Scope& scope, const Json& json, Mistakes& mistakes) {
    for (const Node& node : fields) {
        if (node.name.empty()) {
            look_at(node, scope, [&](const void* value) {
                compare_made(*node.kind.children, scope.into(node.kind.mark, value), json, mistakes);
            });
        } else if (node.access.look == nullptr && node.kind.shape == Shape::BySeat) {
            for (std::size_t seat = 0; seat < scope.seats; ++seat) {
                Mistakes own;
                compare_made(*node.kind.children, scope.at(seat), json.at(node.name).at(seat), own);
                for (const std::string& line : own.lines())
                    mistakes.say("", fmt::format("{}.{}.{}", node.name, seat, line));
            }
        } else if (node.access.look != nullptr && node.access.change == nullptr && node.is_checked) {
            look_at(node, scope, [&](const void* value) {
                const Json expected = write_value(node.kind, scope, value);
                if (json.at(node.name) != expected)
                    mistakes.say(node.name, fmt::format("follows from the rest and is {}, not {}",
                                                        expected.dump(), json.at(node.name).dump()));
            });
        }
    }
}

} // namespace homestretch::fields
