#pragma once

#include "engine/outcome.h"

namespace homestretch::python {

// What a seat is rewarded for a match, in learning. All seats of a competitive match are zero together, and a
// win alone is 1; a team gets 1 or -1; a match that is void or not over yet gives nothing.
[[nodiscard]] inline float reward_of(const Outcome& outcome, Seat seat) {
    if (outcome.ending != Ending::Finished) return 0.0F;
    if (outcome.team) return outcome.team->won ? 1.0F : -1.0F;
    const auto seats = static_cast<double>(outcome.standings.size());
    return static_cast<float>((win_share(outcome, seat) * seats - 1.0) / (seats - 1.0));
}

} // namespace homestretch::python
