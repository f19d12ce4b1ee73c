#include "bots/bot.h"

#include "bots/typed_match.h"

#include <algorithm>
#include <optional>

namespace homestretch {

Bot::Bot(BotKind kind, const Match& match, Seat seat, const std::optional<SearchBudget>& budget)
    : seat_(seat), player_{kind, bot_stream(match.identity().seed, seat, match.history().size()), budget} {}

std::string Bot::choose(const Match& match, const std::stop_token& stop) {
    const std::vector<Choice> choices = match.choices(seat_);
    check(!choices.empty());
    ActionList actions;
    for (const Choice& choice : choices) actions.push_back(choice.action);
    std::optional<Action> action;
    visit_typed(match, [&]<Game G>(const MatchOf<G>& typed) {
        action = homestretch::choose<G>(player_, typed.observer(seat_), actions, stop);
    });
    const auto chosen = std::ranges::find(choices, action, &Choice::action);
    check(chosen != choices.end());
    return chosen->text;
}

} // namespace homestretch
