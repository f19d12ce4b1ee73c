#pragma once

#include "engine/effects/language.h"

namespace homestretch {

// The English of an effect: one sentence for each step, in order, separated by spaces. A sentence behind a
// colon begins with a small letter. An empty program has no text.
[[nodiscard]] std::string text_of(const Language& language, std::span<const Step> steps);

// The sentence of one step, with its prefix.
[[nodiscard]] std::string sentence_of(const Language& language, std::span<const Step> steps,
                                      std::size_t index);

// A verb's pattern filled with the arguments of a step; for functions that choose between patterns.
[[nodiscard]] std::string filled(const Language& language, const Step& step, std::string_view pattern);

// How a value reads that fills this hole: the text of its word, or the number.
[[nodiscard]] std::string value_text(const Hole& hole, int value);

} // namespace homestretch
