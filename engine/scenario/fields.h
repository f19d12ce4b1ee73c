#pragma once

#include "engine/problem.h"
#include "engine/scenario/document.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::scenario {

// Reads the keys of tables with types and collects every problem with its line. An accessor whose value is
// missing or wrong returns nothing, so that reading goes on to the next mistake.
class FieldReader {
public:
    FieldReader(std::string file, Problems& problems) : file_(std::move(file)), problems_(problems) {}

    // `where` is how messages call the table: "a step".
    void refuse_unknown(const TomlNode& table, std::span<const std::string_view> known,
                        std::string_view where);

    [[nodiscard]] std::optional<std::string> text(const TomlNode& table, std::string_view key);
    [[nodiscard]] std::optional<std::size_t> number(const TomlNode& table, std::string_view key,
                                                    std::size_t low, std::size_t high);
    [[nodiscard]] bool flag(const TomlNode& table, std::string_view key); // false if missing
    [[nodiscard]] std::vector<std::string> texts(const TomlNode& table, std::string_view key);
    // nullptr if missing; anything but a table is a problem.
    [[nodiscard]] const TomlNode* table(const TomlNode& parent, std::string_view key);
    // The tables of [[key]].
    [[nodiscard]] std::vector<const TomlNode*> tables(const TomlNode& parent, std::string_view key);

    void problem(int line, std::string message);

private:
    void wrong_kind(const TomlNode& value, std::string_view key, std::string_view wanted);

    std::string file_;
    Problems& problems_;
};

} // namespace homestretch::scenario
