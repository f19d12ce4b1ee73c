#include "engine/json_reader.h"

#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch {

JsonReader JsonReader::child(const Json* json, std::string_view name) const {
    return {json, path_.empty() ? std::string(name) : fmt::format("{}.{}", path_, name), *mistakes_};
}

void JsonReader::expect_keys(std::span<const std::string_view> keys) const {
    if (json_ == nullptr) return;
    if (!json_->is_object()) return mistake("expected an object");
    for (const std::string_view key : keys) {
        if (!json_->contains(key)) mistake(fmt::format("'{}' is missing", key));
    }
    for (const auto& [key, value] : json_->items()) {
        if (std::ranges::find(keys, key) == keys.end()) {
            mistake(fmt::format("unknown key '{}'{}", key, suggestion(key, keys)));
        }
    }
}

JsonReader JsonReader::at(std::string_view key) const {
    const bool there = json_ != nullptr && json_->is_object() && json_->contains(key);
    return child(there ? &json_->at(std::string(key)) : nullptr, key);
}

std::vector<JsonReader> JsonReader::items() const {
    std::vector<JsonReader> readers;
    if (json_ == nullptr) return readers;
    if (!json_->is_array()) {
        mistake("expected a list");
        return readers;
    }
    for (const Json& item : *json_) readers.push_back(child(&item, std::to_string(readers.size())));
    return readers;
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::entries() const {
    std::vector<std::pair<std::string, JsonReader>> readers;
    if (json_ == nullptr) return readers;
    if (!json_->is_object()) {
        mistake("expected an object");
        return readers;
    }
    for (const auto& [key, value] : json_->items()) readers.emplace_back(key, child(&value, key));
    return readers;
}

bool JsonReader::is_text(std::string_view text) const {
    return json_ != nullptr && json_->is_string() && json_->get_ref<const std::string&>() == text;
}

std::int64_t JsonReader::number(std::int64_t low, std::int64_t high) const {
    if (json_ == nullptr) return low;
    const bool fits =
        json_->is_number_integer() &&
        !(json_->is_number_unsigned() && json_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX));
    const std::int64_t value = fits ? json_->get<std::int64_t>() : low;
    if (!fits || value < low || value > high) {
        mistake(fmt::format("expected a whole number from {} to {}, not {}", low, high, json_->dump()));
        return low;
    }
    return value;
}

std::string JsonReader::text() const {
    if (json_ == nullptr) return "";
    if (!json_->is_string()) {
        mistake(fmt::format("expected a text, not {}", json_->dump()));
        return "";
    }
    return json_->get<std::string>();
}

bool JsonReader::boolean() const {
    if (json_ == nullptr) return false;
    if (!json_->is_boolean()) {
        mistake(fmt::format("expected true or false, not {}", json_->dump()));
        return false;
    }
    return json_->get<bool>();
}

std::optional<std::size_t> JsonReader::word(const Vocabulary& words, std::string_view kind) const {
    if (json_ == nullptr) return std::nullopt;
    if (!json_->is_string()) {
        mistake(fmt::format("expected the id of a {}, not {}", kind, json_->dump()));
        return std::nullopt;
    }
    return as_word(words, kind, json_->get_ref<const std::string&>());
}

std::optional<std::size_t> JsonReader::as_word(const Vocabulary& words, std::string_view kind,
                                               std::string_view id) const {
    const auto found = words.find(id);
    if (!found) mistake(fmt::format("unknown {} '{}'{}", kind, id, suggestion(id, words.ids())));
    return found;
}

void JsonReader::mistake(std::string_view message) const {
    mistakes_->push_back(path_.empty() ? std::string(message) : fmt::format("{}: {}", path_, message));
}

} // namespace homestretch
