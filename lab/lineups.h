#pragma once

#include "lab/contestant.h"

#include <vector>

namespace homestretch {

// Who plays together, by place; the places take every seat in turn.
using Lineup = std::vector<Contestant>;

// Every choice of as many bots as there are seats, in the order of the list; a list that is too short starts
// over. In a team game each bot fills a table by itself.
[[nodiscard]] std::vector<Lineup> lineups(const std::vector<Contestant>& bots, std::size_t seats,
                                          bool team_game);

} // namespace homestretch
