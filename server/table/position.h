#pragma once

#include "engine/match.h"
#include "engine/outcome.h"

#include <optional>

namespace homestretch::server {

// The parts of the protocol's Position that come from a match alone, for one viewer.
[[nodiscard]] Json position_of(const Match& match, std::size_t number, Viewer viewer, const SeatNames& names);
// An action as the position lists it.
[[nodiscard]] Json choice_body(const Choice& choice);
// Null while the match goes on.
[[nodiscard]] Json outcome_body(const Outcome& outcome);
// What the viewer heard from log entry `from` on.
[[nodiscard]] Json log_of(const Match& match, Viewer viewer, const SeatNames& names, std::size_t from);
// Null for a spectator.
[[nodiscard]] Json seat_body(Viewer viewer);

} // namespace homestretch::server
