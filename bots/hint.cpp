#include "bots/hint.h"

#include "bots/player.h"
#include "bots/typed_match.h"

#include <algorithm>

namespace homestretch {

Hint hint_for(const Match& match, Seat seat, const SeatNames& names,
              const std::optional<SearchBudget>& budget, const std::stop_token& stop) {
    const std::vector<Choice> choices = match.choices(seat, names);
    check(!choices.empty());
    if (choices.size() == 1) return {.advice = {{.choice = choices.front()}}};
    ActionList actions;
    for (const Choice& choice : choices) actions.push_back(choice.action);
    RandomStream random = bot_stream(match.identity().seed, seat, match.history().size());
    Thought thought;
    visit_typed(match, [&]<Game G>(const MatchOf<G>& typed) {
        const Observer<G> observer = typed.observer(seat);
        SearchBudget own = budget_of<G>(BotKind::Hard, observer.rules(), budget);
        own.stop = stop;
        thought = search<G>(observer, actions, own, random);
    });
    Hint hint{.iterations = thought.iterations};
    for (const Candidate& candidate : thought.candidates) {
        const auto choice = std::ranges::find(choices, candidate.action, &Choice::action);
        hint.advice.push_back({*choice, candidate.value(), candidate.visits});
    }
    return hint;
}

} // namespace homestretch
