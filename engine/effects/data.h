#pragma once

#include "engine/effects/language.h"
#include "engine/json.h"

namespace homestretch {

// An effect for programs that show cards, step by step in the words of the pack, so that nobody has to read
// them out of the English:
//     [{"verb": "move", "arguments": [3, null], "when": {"word": "on-swap", "arguments": []}, "text": "..."}]
// Verbs and prefixes are named by their words up to the first argument. An argument is a number, a word as
// packs write it, a list of these, true or false for a word that may be left out, or null for a hole that
// was. `when` is the prefix, with `otherwise` in the else branch of the step before.
[[nodiscard]] Json data_of(const Language& language, std::span<const Step> steps);

} // namespace homestretch
