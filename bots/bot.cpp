#include "bots/bot.h"

#include "engine/match_of.h"
#include "games/all_games.h"

#include <algorithm>
#include <optional>

namespace homestretch {

namespace {

// What the player does if the match is one of G; nothing if it is of another game.
template <Game G>
std::optional<Action> choice_in(const Match& match, Seat seat, Player& player, const ActionList& actions) {
    const auto* typed = dynamic_cast<const MatchOf<G>*>(&match);
    if (typed == nullptr) return std::nullopt;
    return choose<G>(player, typed->observer(seat), actions);
}

template <class... Games>
std::optional<Action> choice_in_any(GameList<Games...> /*games*/, const Match& match, Seat seat,
                                    Player& player, const ActionList& actions) {
    std::optional<Action> chosen;
    static_cast<void>(((chosen = choice_in<Games>(match, seat, player, actions)) || ...));
    return chosen;
}

} // namespace

Bot::Bot(BotKind kind, const Match& match, Seat seat, const std::optional<SearchBudget>& budget)
    : seat_(seat), player_{kind, bot_stream(match.identity().seed, seat, match.history().size()), budget} {}

std::string Bot::choose(const Match& match) {
    const std::vector<Choice> choices = match.choices(seat_);
    check(!choices.empty());
    ActionList actions;
    for (const Choice& choice : choices) actions.push_back(choice.action);
    const auto action = choice_in_any(AllGames{}, match, seat_, player_, actions);
    check(action.has_value());
    const auto chosen = std::ranges::find(choices, *action, &Choice::action);
    check(chosen != choices.end());
    return chosen->text;
}

} // namespace homestretch
