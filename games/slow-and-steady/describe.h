#pragma once

#include "engine/events.h"
#include "engine/words.h"
#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/events.h"
#include "games/slow-and-steady/view.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slow_and_steady {

[[nodiscard]] std::string action_text(const Rules& rules, Action action);
// The action with this text; nothing if no action has it. Whether it is legal is another question.
[[nodiscard]] std::optional<Action> action_from(const Rules& rules, std::string_view text);
[[nodiscard]] homestretch::ActionWords describe(const Rules& rules, const View& view, Action action,
                                                const homestretch::SeatNames& names);
[[nodiscard]] homestretch::Telling tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                        const homestretch::SeatNames& names);
[[nodiscard]] std::string resource_names(const Rules& rules, CardSet cards);
// What the column is called: its cards, from the first, as in "Public Shaming + Basic 4".
[[nodiscard]] std::string column_name(const Rules& rules, const Column& column);

// Things one can point at.
[[nodiscard]] homestretch::Target column_target(const Rules& rules, const Open& open, std::size_t column);
[[nodiscard]] homestretch::Target piece_target(const Rules& rules, const Open& open, std::size_t piece);

} // namespace slow_and_steady
