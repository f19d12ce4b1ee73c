#include "games/slow-and-steady/verbs.h"
#include "games/slow-and-steady/words.h"

#include <algorithm>

namespace slow_and_steady {

std::vector<homestretch::Blocked> Game::blocked(const Rules& rules, const View& view,
                                                const ActionList& actions,
                                                const homestretch::SeatNames& names) {
    homestretch::Reasons<Game> reasons{{rules, view, {}}, names};
    const Ask ask = view.open.ask;
    const bool plays = ask == Ask::Play || ask == Ask::Extra || ask == Ask::Place || ask == Ask::MoveTo;
    if (!plays && ask != Ask::PickColumn && ask != Ask::PickSecond) return {};
    const std::string_view key =
        plays ? "opposed"
              : row_of(homestretch::verb_of<Verb>(waiting_step(rules, view.open.effects))).obstacle;
    if (key.empty()) return {};
    for (std::size_t i = 0; i < view.open.columns.size(); ++i) {
        const bool is_first =
            ask == Ask::PickSecond && view.open.effects.top().scratch[1] == static_cast<int>(i);
        const bool can_be_chosen = std::any_of(actions.begin(), actions.end(),
                                               [&](Action action) { return place_of(action) == slot_of(i); });
        if (!is_first && !can_be_chosen) reasons.add(key, column_target(rules, view.open, i));
    }
    return reasons.blocked;
}

} // namespace slow_and_steady
