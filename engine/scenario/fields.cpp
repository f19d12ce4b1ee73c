#include "engine/scenario/fields.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace homestretch::scenario {

void FieldReader::refuse_unknown(const TomlNode& table, std::span<const std::string_view> known,
                                 std::string_view where) {
    for (const auto& [key, value] : table.members) {
        if (std::ranges::find(known, key) != known.end()) continue;
        problem(value.line, fmt::format("{} has no key {}{}", where, in_quotes(key), suggestion(key, known)));
    }
}

std::optional<std::string> FieldReader::text(const TomlNode& table, std::string_view key) {
    const TomlNode* value = table.find(key);
    if (value == nullptr) return std::nullopt;
    if (value->scalar.is_string()) return value->scalar.get<std::string>();
    wrong_kind(*value, key, "text in quotes");
    return std::nullopt;
}

std::optional<std::size_t> FieldReader::number(const TomlNode& table, std::string_view key, std::size_t low,
                                               std::size_t high) {
    const TomlNode* value = table.find(key);
    if (value == nullptr) return std::nullopt;
    if (!value->scalar.is_number_integer()) {
        wrong_kind(*value, key, fmt::format("a whole number from {} to {}", low, high));
        return std::nullopt;
    }
    const auto found = value->scalar.get<std::int64_t>();
    if (found >= static_cast<std::int64_t>(low) && found <= static_cast<std::int64_t>(high)) {
        return static_cast<std::size_t>(found);
    }
    problem(value->line,
            fmt::format("{} must be a whole number from {} to {}, not {}", key, low, high, found));
    return std::nullopt;
}

bool FieldReader::flag(const TomlNode& table, std::string_view key) {
    const TomlNode* value = table.find(key);
    if (value == nullptr) return false;
    if (value->scalar.is_boolean()) return value->scalar.get<bool>();
    wrong_kind(*value, key, "true or false");
    return false;
}

std::vector<std::string> FieldReader::texts(const TomlNode& table, std::string_view key) {
    const TomlNode* value = table.find(key);
    std::vector<std::string> texts;
    if (value == nullptr) return texts;
    const bool all_text =
        std::ranges::all_of(value->items, [](const TomlNode& item) { return item.scalar.is_string(); });
    if (value->kind != TomlNode::Kind::List || !all_text) {
        wrong_kind(*value, key, "a list of texts in quotes");
        return texts;
    }
    for (const TomlNode& item : value->items) texts.push_back(item.scalar.get<std::string>());
    return texts;
}

const TomlNode* FieldReader::table(const TomlNode& parent, std::string_view key) {
    const TomlNode* value = parent.find(key);
    if (value == nullptr || value->is_table()) return value;
    wrong_kind(*value, key, "a table");
    return nullptr;
}

std::vector<const TomlNode*> FieldReader::tables(const TomlNode& parent, std::string_view key) {
    const TomlNode* value = parent.find(key);
    std::vector<const TomlNode*> tables;
    if (value == nullptr) return tables;
    const bool all_tables = std::ranges::all_of(value->items, &TomlNode::is_table);
    if (value->kind != TomlNode::Kind::List || !all_tables) {
        problem(value->line,
                fmt::format("{} is written as [[{}]], with double brackets, once for each", key, key));
        return tables;
    }
    for (const TomlNode& item : value->items) tables.push_back(&item);
    return tables;
}

void FieldReader::problem(int line, std::string message) {
    problems_.push_back({.file = file_, .line = line, .message = std::move(message)});
}

void FieldReader::wrong_kind(const TomlNode& value, std::string_view key, std::string_view wanted) {
    problem(value.line, fmt::format("{} must be {}, not {}", key, wanted, kind_of(value)));
}

} // namespace homestretch::scenario
