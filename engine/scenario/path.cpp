#include "engine/scenario/path.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace homestretch::scenario {

namespace {

constexpr std::string_view every_item = "*";

std::optional<std::size_t> index_in(std::string_view key) {
    std::size_t index = 0;
    const auto [end, failed] = std::from_chars(key.data(), key.data() + key.size(), index);
    if (failed != std::errc{} || end != key.data() + key.size()) return std::nullopt;
    return index;
}

std::string joined(std::string_view where, std::string_view key) {
    return where.empty() ? std::string(key) : fmt::format("{}.{}", where, key);
}

Missing no_such_item(const Json& list, std::string_view key, std::string_view where) {
    if (!index_in(key)) {
        return {.message =
                    fmt::format("{} is a list: {} is not the number of an item", where, in_quotes(key))};
    }
    const std::string items = list.empty() ? "is empty"
                              : list.size() == 1
                                  ? "has 1 item, number 0"
                                  : fmt::format("has {} items, 0 to {}", list.size(), list.size() - 1);
    return {.message = fmt::format("there is no {}: the list {}", joined(where, key), items),
            .is_item = true};
}

Missing no_such_key(const Json& object, std::string_view key, std::string_view where) {
    std::vector<std::string_view> keys;
    for (const auto& [name, value] : object.items()) keys.emplace_back(name);
    const bool close = nearest(key, keys).has_value();
    const std::string there = close          ? suggestion(key, keys)
                              : keys.empty() ? " and nothing else either"
                                             : fmt::format("; it has {}", fmt::join(keys, ", "));
    return {.message = fmt::format("{} has no {}{}", where.empty() ? "it" : where, in_quotes(key), there)};
}

// One step of the way; `key` is not `*`.
template <class AnyJson> // Json or const Json
Result<AnyJson*, Missing> child(AnyJson& parent, std::string_view key, std::string_view where) {
    if (parent.is_array()) {
        const auto index = index_in(key);
        if (!index || *index >= parent.size()) return Unexpected{no_such_item(parent, key, where)};
        return &parent[*index];
    }
    if (parent.is_object()) {
        const auto found = parent.find(key);
        if (found == parent.end()) return Unexpected{no_such_key(parent, key, where)};
        return &*found;
    }
    return Unexpected{Missing{.message = fmt::format("{} is {}: there is nothing inside it",
                                                     where.empty() ? "it" : where, parent.dump())}};
}

Missing not_a_list(std::string_view where) {
    return {.message = fmt::format("{} is not a list, so '*' does not go with it", where)};
}

// A key that some items have and others lack is no place one could name.
Result<Json, Missing> look_up_in_items(const Json& list, std::span<const std::string> keys,
                                       std::string_view where) {
    Json values = Json::array();
    std::optional<Missing> missing;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto value = look_up(list[i], keys, joined(where, std::to_string(i)));
        if (value) {
            values.push_back(std::move(*value));
        } else if (!missing) {
            missing = value.error();
        }
    }
    if (!missing) return values;
    if (!values.empty()) missing->only_last = missing->is_item = false;
    return Unexpected{*missing};
}

} // namespace

std::string Path::text() const {
    return fmt::format("{}", fmt::join(keys, "."));
}

Result<Path> path_from(std::string_view text) {
    Path path;
    std::size_t start = 0;
    while (true) {
        const std::size_t dot = text.find('.', start);
        const std::string_view key = text.substr(start, dot == std::string_view::npos ? dot : dot - start);
        if (key.empty()) {
            return failure(
                fmt::format("{} is not a path; one is written as in \"players.0.hand\"", in_quotes(text)));
        }
        path.keys.emplace_back(key);
        if (dot == std::string_view::npos) return path;
        start = dot + 1;
    }
}

Result<Json, Missing> look_up(const Json& root, std::span<const std::string> keys, std::string_view where) {
    const Json* value = &root;
    std::string place(where);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == every_item) {
            if (!value->is_array()) return Unexpected{not_a_list(place)};
            return look_up_in_items(*value, keys.subspan(i + 1), place);
        }
        const auto next = child(*value, keys[i], place);
        if (!next) {
            Missing missing = next.error();
            const bool last = i + 1 == keys.size();
            missing.is_item = missing.is_item && last;
            missing.only_last = last && (missing.is_item || value->is_object());
            return Unexpected{missing};
        }
        value = *next;
        place = joined(place, keys[i]);
    }
    return *value;
}

Result<void, Missing> assign(Json& root, std::span<const std::string> keys, const Json& value,
                             std::string_view where) {
    // Looking first keeps the promise that a failed assignment has changed nothing.
    if (const auto found = look_up(root, keys, where); !found) return Unexpected{found.error()};
    Json* place = &root;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == every_item) {
            for (Json& item : *place) {
                if (auto done = assign(item, keys.subspan(i + 1), value, where); !done) return done;
            }
            return {};
        }
        place = *child(*place, keys[i], where);
    }
    *place = value;
    return {};
}

} // namespace homestretch::scenario
