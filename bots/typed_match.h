#pragma once

#include "engine/match_of.h"
#include "games/all_games.h"

namespace homestretch {

namespace typed {

template <Game G, class Visit>
bool visited(const Match& match, Visit& visit) {
    const auto* const of_this_game = dynamic_cast<const MatchOf<G>*>(&match);
    if (of_this_game == nullptr) return false;
    visit(*of_this_game);
    return true;
}

template <class... Games, class Visit>
bool visited_any(GameList<Games...> /*games*/, const Match& match, Visit& visit) {
    return (visited<Games>(match, visit) || ...);
}

} // namespace typed

// Calls visit(const MatchOf<G>&) with the typed match behind the face. Every match is of a game of this
// build.
template <class Visit>
void visit_typed(const Match& match, Visit visit) {
    check(typed::visited_any(AllGames{}, match, visit));
}

} // namespace homestretch
