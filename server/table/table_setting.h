#pragma once

#include "engine/json.h"
#include "server/table/settings.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace homestretch::server {

// A number that belongs to a kind of a setting.
struct SettingNumber {
    std::string_view name{};
    std::int64_t low = 0;
    std::int64_t high = 0;
};

struct SettingKind {
    std::string_view word{};
    std::span<const SettingNumber> numbers{};
};

// A value by its place among the kinds, and their numbers.
struct SettingValue {
    std::size_t kind = 0;
    std::array<std::int64_t, 2> numbers{};
    bool operator==(const SettingValue&) const = default;
};

// A value that pages offer.
struct SettingOffer {
    std::string_view label{};
    std::string_view meaning{};
    SettingValue value{};
};

// How people are with one another at a table: one row drives what is read and written, the schema, the
// page where the host chooses, and the documentation.
struct TableSetting {
    std::string_view name{};   // of the field
    std::string_view schema{}; // of its values, in protocol/common.schema.json
    std::string_view label{};
    std::string_view meaning{};
    std::span<const SettingKind> kinds{};
    std::span<const SettingOffer> offers{};
    bool listed = false; // in lists of tables, too
    void (*wish)(SettingsChange& change, const SettingValue& value) = nullptr;
    void (*adopt)(TableSettings& settings, const SettingsChange& change) = nullptr;
    SettingValue (*of)(const TableSettings& settings) = nullptr;

    // A word, or an object with a kind if some kind has numbers.
    [[nodiscard]] bool is_word() const;
    [[nodiscard]] Json write(const SettingValue& value) const;
    [[nodiscard]] SettingValue read(Fields& fields) const; // of the object that has the setting
};

[[nodiscard]] std::span<const TableSetting> table_settings();
// All of them for pages: the schema's SettingEntry.
[[nodiscard]] Json setting_entries();

[[nodiscard]] std::string_view word_of(Privacy privacy);
[[nodiscard]] std::string_view word_of(UndoRule undo);

} // namespace homestretch::server
