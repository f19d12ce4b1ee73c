#pragma once

#include "cli/console.h"
#include "cli/play/seating.h"
#include "engine/match.h"

#include <string>
#include <vector>

namespace homestretch {

// What a person at the table reads. Seats are counted from 0, as in action texts and rules.

// "You are seat 0. Seat 1: greedy, seat 2: greedy."
[[nodiscard]] std::string table_line(const Seating& seating, Viewer reader);

// What the viewer has heard since event `from`, a line each.
[[nodiscard]] std::string story_text(const Match& match, Viewer viewer, std::size_t from,
                                     const Console& console);

// The choices behind the first `shown`, numbered from 1, as many as fit on the screen. `shown` is moved
// behind the last one listed.
[[nodiscard]] std::string choices_text(const std::vector<Choice>& choices, std::size_t& shown,
                                       const Console& console);

// The answer to `?`.
[[nodiscard]] std::string help_text(const Match& match, const Seating& seating, Seat seat,
                                    const Console& console);

} // namespace homestretch
