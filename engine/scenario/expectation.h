#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "engine/scenario/path.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What a value must be like. Equals compares as a whole, objects in any order of keys.
enum class Comparison : std::uint8_t {
    Equals,   // the plain form: path = value
    Not,      // anything but this
    OneOf,    // one of the listed
    AnyOrder, // a list with these items, in any order
    Contains, // a list with at least these items, or a text with this in it
    Lacks,    // a list with none of these, or a text without this
    Size,     // so many items, keys or characters
    Min,      // a number at least this
    Max,      // a number at most this
    Present,  // the path exists, whatever its value
    Absent,   // the path leads to something that has no such key or item: it is hidden
};

struct Requirement {
    Comparison comparison = Comparison::Equals;
    Json operand{};
};

struct Expectation {
    Path path{};
    std::vector<Requirement> requirements{}; // all must hold
    int line = 0;
};

// The words of the file for the comparisons, in their order: "equals", "not", "one_of", ...
[[nodiscard]] std::span<const std::string_view> comparison_words();
// Why this operand does not go with the comparison ("min takes a number, not text"); nullopt if it does.
[[nodiscard]] std::optional<std::string> operand_mistake(const Requirement& requirement);

// The expectation as its file has it: the value itself, or a table of comparisons.
[[nodiscard]] Json as_written(const Expectation& expectation);
// True if the expectation is about whether the path exists at all.
[[nodiscard]] bool asks_for_absence(const Expectation& expectation);

// What differs, in words; nullopt if all requirements hold.
[[nodiscard]] std::optional<std::string> difference(const Expectation& expectation, const Json& actual);

} // namespace homestretch
