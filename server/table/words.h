#pragma once

#include "engine/result.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace homestretch::server {

// What people write to one another, made safe to read beside the words of others.

inline constexpr std::size_t longest_talk = 400; // in characters; the schema of `say` says the same

// All that can be said at a table where people speak in ready-made phrases; clients have words for each.
inline constexpr std::array<std::string_view, 8> phrases{"hello", "ready", "minute", "luck",
                                                         "nice",  "oops",  "thanks", "game"};

// A name as it is shown: without what cannot be seen and without surrounding or doubled spaces, 1 to 32
// characters. One that mixes look-alike alphabets, has marks without a letter, or is in a script of no living
// language is refused.
[[nodiscard]] Result<std::string> cleaned_name(std::string_view name);

// The name, or "name 2", "name 3", …: the first that looks like none of the others.
[[nodiscard]] std::string unlike(const std::string& name, std::span<const std::string> others);

// Talk without control characters, marks that turn the direction of writing, and more than a few line breaks.
// Empty: there was nothing else.
[[nodiscard]] std::string cleaned_talk(std::string_view text);

// What an error says to people, who read no page of it.
[[nodiscard]] std::string shortened(std::string_view message);

} // namespace homestretch::server
