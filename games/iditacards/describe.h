#pragma once

#include "engine/events.h"
#include "engine/words.h"
#include "games/iditacards/actions.h"
#include "games/iditacards/events.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/view.h"

#include <string>

namespace iditacards {

[[nodiscard]] std::string action_text(const Rules& rules, const View& view, Action action);
[[nodiscard]] homestretch::ActionWords describe(const Rules& rules, const View& view, Action action,
                                                const homestretch::SeatNames& names);
[[nodiscard]] homestretch::Telling tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                        const homestretch::SeatNames& names);

// "energy 2, health 1, risk 1", or "nothing"
[[nodiscard]] std::string cost_words(const Costs& costs);
// "1 card", "3 cards"
[[nodiscard]] std::string counted(int number, std::string_view thing);

} // namespace iditacards
