#pragma once

#include "engine/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// Who says so. Tables and rules pages write R for the rulebook, P for a public source, D for our own
// decision.
struct Origins {
    bool rulebook = false;
    bool published = false;
    bool ours = false;
    bool operator==(const Origins&) const = default;
};

// Where something comes from: a numbered rule, a card or a part of a card.
struct Source {
    std::string part{}; // "name", "effect"; empty: the whole of it
    Origins origins{};
    std::string note{}; // what is whose, in a few words
    bool operator==(const Source&) const = default;
};

using Sources = std::vector<Source>; // of the parts of a card; empty: nothing is claimed

// What the words below mean, for people who meet them.
inline constexpr std::string_view meaning_of_sources =
    "\"rulebook\": it is in the rulebook. \"public\": a public source has it. \"ours\": we decided, because "
    "neither says.";

// "R", "RD" or "R+D": one to three different letters.
[[nodiscard]] std::optional<Origins> origins_of(std::string_view marks);

// "rulebook", "rulebook + ours"
[[nodiscard]] std::string in_words(const Origins& origins);
// "rulebook + ours: the order of the checks is ours"
[[nodiscard]] std::string in_words(const Source& source);
// All parts of a card: "ours", or "name: rulebook; effect: ours". Empty if nothing is claimed.
[[nodiscard]] std::string in_words(const Sources& sources);

// For programs: {"part": "effect", "from": ["rulebook", "ours"], "note": "numbers ours"}
[[nodiscard]] Json to_json(const Source& source);

// A numbered rule of docs/rules/<game>.md, in the form that CONTRIBUTING.md lays down:
//   - **RR-59** [R+D: the order of the checks is ours] A Riot Field lets nobody through.
struct NumberedRule {
    std::string_view id{};
    std::optional<Source> source{}; // nothing: the page does not say
    std::string_view text{};        // from behind the mark to the end of what was read
};

// Nothing if the text does not begin with one. It may go on with further lines.
[[nodiscard]] std::optional<NumberedRule> numbered_rule(std::string_view text);

} // namespace homestretch
