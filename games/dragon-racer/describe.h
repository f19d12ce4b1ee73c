#pragma once

#include "engine/events.h"
#include "engine/words.h"
#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/events.h"
#include "games/dragon-racer/view.h"

#include <string>
#include <vector>

namespace dragon_racer {

[[nodiscard]] std::string action_text(const Rules& rules, const View& view, Action action);
[[nodiscard]] homestretch::ActionWords describe(const Rules& rules, const View& view, Action action,
                                                const homestretch::SeatNames& names);
[[nodiscard]] homestretch::Telling tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                        const homestretch::SeatNames& names);
// What is on a dragon's card or more: "1 red, 2 blue and 1 any"
[[nodiscard]] std::string icon_words(const Rules& rules, const Need& need);

// The dragons fired up with their supporters: "Rimewing (Frostkit, Rowan) and Turnpike (Lampdart)".
[[nodiscard]] std::string fired_words(const Rules& rules, const Team& team, const Hand& collected,
                                      CharacterId character, std::size_t mask, const Supporters& supporters);

} // namespace dragon_racer
