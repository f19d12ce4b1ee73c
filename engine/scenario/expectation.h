#pragma once

#include "engine/json.h"
#include "engine/scenario/path.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::scenario {

// What a value must be like. In a file each but the first is written as a word in a table:
// { min = 3, max = 5 }.
enum class Comparison : std::uint8_t {
    Equals,   // the plain form: path = value; keys of a table in any order
    Not,      // anything but this
    OneOf,    // one of the listed
    AnyOrder, // a list with exactly these items, in any order
    Contains, // a list with at least these items, or a text with this in it
    Lacks,    // a list with none of these items, or a text without this
    Size,     // so many items, keys or characters
    Min,      // a number, at least this
    Max,      // a number, at most this
    Present,  // the path exists, whatever its value
    Absent,   // the path's last key does not exist: the thing is hidden, or not there
};

struct Requirement {
    Comparison comparison = Comparison::Equals;
    Json operand{};
};

struct Expectation {
    Path path{};                             // from a root that observe.h knows
    std::vector<Requirement> requirements{}; // all must hold
    int line = 0;
};

// The words of the comparisons, in their order: "equals", "not", "one_of", ...
[[nodiscard]] std::span<const std::string_view> comparison_words();
// Why an operand does not go with its comparison: "min takes a number"; nullopt if it does.
[[nodiscard]] std::optional<std::string> operand_mistake(const Requirement& requirement);

[[nodiscard]] bool wants_absence(const Expectation& expectation);
// The expectation as its file has it: the value itself, or a table of comparisons.
[[nodiscard]] Json as_written(const Expectation& expectation);

// What differs, in words; nullopt if everything required holds of this value, which is there.
[[nodiscard]] std::optional<std::string> difference(const Expectation& expectation, const Json& actual);

} // namespace homestretch::scenario
