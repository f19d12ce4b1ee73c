#pragma once

#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/events.h"
#include "games/dragon-racer/view.h"

#include <string>

namespace dragon_racer {

[[nodiscard]] std::string action_text(const Rules& rules, const View& view, Action action);
[[nodiscard]] std::string describe(const Rules& rules, const View& view, Action action);
[[nodiscard]] homestretch::Telling tell(const Rules& rules, const Event& event, homestretch::Viewer viewer);

// The dragons fired up with their supporters: "Rimewing (Frostkit, Rowan) and Turnpike (Lampdart)".
[[nodiscard]] std::string fired_words(const Rules& rules, const Team& team, const Hand& collected,
                                      CharacterId character, std::size_t mask, const Supporters& supporters);

} // namespace dragon_racer
