#pragma once

#include "engine/fields/kind.h"
#include "engine/random.h"

#include <optional>

namespace homestretch {

// A dump with two different cards, that lie somewhere in the position, in each other's place; nothing if
// there are no two. Whether this is a position, and who can tell, is for others to say.
[[nodiscard]] std::optional<Json> with_two_cards_swapped(const fields::Fields& fields,
                                                         const fields::Scope& scope, const Json& dump,
                                                         RandomStream& random);

} // namespace homestretch
