#pragma once

#include "engine/fields/kind.h"
#include "engine/seat.h"

namespace homestretch::fields {

// Whether the field holds words: one, a list of them or a bag of cards.
[[nodiscard]] bool holds_words(const Node& node);
// Of such a field: where its words come from.
[[nodiscard]] const Words& words_of(const Node& node);
// Adds the words that it holds by their numbers, those of a bag once each.
void words_in(const Node& node, const Scope& scope, std::vector<std::size_t>& into);
// Of a field that is a seat: which; nobody if it says nothing.
[[nodiscard]] std::optional<Seat> seat_in(const Node& node, const Scope& scope);

} // namespace homestretch::fields
