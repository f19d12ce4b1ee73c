#include "games/slow-and-steady/steps.h"
#include "games/slow-and-steady/words.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// Why a step cannot choose this challenge, as the key of a reason; nothing if it says so itself.
std::string_view reason(const Rules& rules, const View& view, std::size_t column) {
    switch (homestretch::verb_of<Verb>(waiting_step(rules, view.open.effects))) {
    case Verb::Break: return "breaks";
    case Verb::Merge: {
        const bool is_first = view.open.ask == Ask::PickSecond &&
                              static_cast<std::size_t>(view.open.effects.top().scratch[1]) == column;
        return is_first ? "" : "too-large";
    }
    case Verb::Replace: return "no-single-card";
    default: return "";
    }
}

} // namespace

std::vector<homestretch::Blocked> Game::blocked(const Rules& rules, const View& view,
                                                const ActionList& actions,
                                                const homestretch::SeatNames& names) {
    homestretch::Reasons<Game> reasons{{rules, view, {}}, names};
    const Ask ask = view.open.ask;
    const bool plays = ask == Ask::Play || ask == Ask::Extra || ask == Ask::Place || ask == Ask::MoveTo;
    if (!plays && ask != Ask::PickColumn && ask != Ask::PickSecond) return {};
    for (std::size_t i = 0; i < view.open.columns.size(); ++i) {
        const bool can_be_chosen = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return kind_of(action) != ActionKind::Decline && kind_of(action) != ActionKind::Stop &&
                   column_of(action) == i;
        });
        const std::string_view key = plays ? "opposed" : reason(rules, view, i);
        if (!can_be_chosen && !key.empty()) reasons.add(key, column_target(rules, view.open, i));
    }
    return reasons.blocked;
}

} // namespace slow_and_steady
