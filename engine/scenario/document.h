#pragma once

#include "engine/json.h"
#include "engine/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch::scenario {

// One value of a TOML file and where it stands. The reader behind it sorts keys; here they keep the order
// in which they were written, because a person reads a report from top to bottom.
struct TomlNode {
    enum class Kind : std::uint8_t {
        Scalar,  // text, number, true or false
        List,    // [ ], or the tables of [[name]]
        Inline,  // { }: a value
        Section, // [name] or dotted keys: a place
    };
    Kind kind = Kind::Scalar;
    int line = 0;                                            // from 1
    Json scalar{};                                           // of a Scalar
    std::vector<TomlNode> items{};                           // of a List
    std::vector<std::pair<std::string, TomlNode>> members{}; // of Inline and Section

    [[nodiscard]] bool is_table() const { return kind == Kind::Inline || kind == Kind::Section; }
    [[nodiscard]] const TomlNode* find(std::string_view key) const; // nullptr: there is none
};

// The file's outermost section. Times and dates have no meaning in our files and are problems.
[[nodiscard]] Result<TomlNode, Problems> read_toml(std::string_view text, const std::string& file);

// The same as JSON; { null = true } is null.
[[nodiscard]] Json to_json(const TomlNode& node);
[[nodiscard]] std::string_view kind_of(const TomlNode& node); // "text", "a list"

} // namespace homestretch::scenario
