#pragma once

#include "engine/match.h"
#include "engine/outcome.h"

#include <optional>

namespace homestretch::server {

// The parts of the protocol's Position that come from a match alone, for one viewer; and of its NextPosition,
// which has no view.
[[nodiscard]] Json position_of(const Match& match, std::size_t number, Viewer viewer, const SeatNames& names);
[[nodiscard]] Json next_position_of(const Match& match, std::size_t number, Viewer viewer,
                                    const SeatNames& names);
// An action as the position lists it.
[[nodiscard]] Json choice_body(const Choice& choice);
// Null while the match goes on.
[[nodiscard]] Json outcome_body(const Outcome& outcome);
// What the viewer heard from log entry `from` on.
[[nodiscard]] Json log_of(const Match& match, Viewer viewer, const SeatNames& names, std::size_t from);
// Tells, in the entries of the last action at the end of a log, what each changed in the viewer's view. Gives
// what has changed since.
[[nodiscard]] Json add_frames(const Match& match, Viewer viewer, Json& log);
// Null for a spectator.
[[nodiscard]] Json seat_body(Viewer viewer);

} // namespace homestretch::server
