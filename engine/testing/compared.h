#pragma once

#include "engine/events.h"
#include "engine/json.h"

#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// What the suite does with JSON, apart from the properties: these are compiled for every game, the library of
// JSON is not.
[[nodiscard]] bool same(const Json& one, const Json& other);
[[nodiscard]] bool same(const std::vector<Telling>& one, const std::vector<Telling>& other);
// Whatever the order of keys, which has no meaning.
[[nodiscard]] bool same_content(const Json& one, const Json& other);
[[nodiscard]] Json patched(const Json& json, const Json& patch);
// A step of a JSON Patch that sets what is not there in what it led to, for people; nothing if there is none.
[[nodiscard]] std::optional<std::string> surplus_of(const Json& patch, const Json& patched);
[[nodiscard]] Json written_and_read(const Json& json);
// What makes one of the other, for people.
[[nodiscard]] std::string difference_of(const Json& one, const Json& other);
// Where they differ: "deck, players.1.hand".
[[nodiscard]] std::string differing_places(const Json& one, const Json& other);
[[nodiscard]] std::string words_of(const std::vector<Telling>& told);

// What is wrong with how a sentence is put together: a space too many, a brace left over. Nothing if it reads
// well.
[[nodiscard]] std::optional<std::string> slip_in(const Words& words);

} // namespace homestretch
