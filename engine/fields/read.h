#pragma once

#include "engine/fields/kind.h"
#include "engine/fields/mistakes.h"

#include <optional>

namespace homestretch::fields {

// Reads a position that somebody wrote into the struct that the scope has entered, which must be as if
// nothing had been written there yet. Every mistake is reported with its path and what may stand there; then
// the struct holds nothing that can be relied on, but nothing that breaks it either.
//
// The account of all copies is kept meanwhile: a card that is there twice or nowhere is a mistake. Where
// "any" and "rest" stood for cards, the answer is the position with these cards in their place, to be read
// instead.
[[nodiscard]] std::optional<Json> read(const Fields& fields, const Scope& scope, const Json& json,
                                       Mistakes& mistakes);

// Computed fields must be written as they are computed.
void compare_made(const Fields& fields, const Scope& scope, const Json& json, Mistakes& mistakes);

} // namespace homestretch::fields
