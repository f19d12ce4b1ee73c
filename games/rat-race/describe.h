#pragma once

#include "engine/events.h"
#include "engine/words.h"
#include "games/rat-race/actions.h"
#include "games/rat-race/events.h"
#include "games/rat-race/view.h"

#include <string>
#include <vector>

namespace rat_race {

[[nodiscard]] std::string action_text(const Rules& rules, const View& view, Action action);
[[nodiscard]] homestretch::ActionWords describe(const Rules& rules, const View& view, Action action,
                                                const homestretch::SeatNames& names);
[[nodiscard]] homestretch::Telling tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                        const homestretch::SeatNames& names);
// "the Throne", "the laurel-hands field in row 3", "off the board"
[[nodiscard]] std::string place_words(const Rules& rules, Place place);

// Things one can point at.
[[nodiscard]] homestretch::Target place_target(const Rules& rules, Place place);
[[nodiscard]] homestretch::Target councilor_target(const Rules& rules, Councilor councilor);
[[nodiscard]] homestretch::Target issue_target(const Rules& rules, const Board& board, Councilor councilor,
                                               std::size_t index);

} // namespace rat_race
