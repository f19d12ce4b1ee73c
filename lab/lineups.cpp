#include "lab/lineups.h"

#include <algorithm>

namespace homestretch {

namespace {

std::vector<Lineup> teams(const std::vector<Contestant>& bots, std::size_t seats) {
    std::vector<Lineup> all;
    for (const Contestant& bot : bots) {
        if (Lineup team(seats, bot); std::ranges::find(all, team) == all.end()) all.push_back(team);
    }
    return all;
}

} // namespace

std::vector<Lineup> lineups(const std::vector<Contestant>& bots, std::size_t seats, bool team_game) {
    if (team_game) return teams(bots, seats);
    if (bots.size() <= seats) {
        Lineup full;
        for (std::size_t place = 0; place < seats; ++place) full.push_back(bots[place % bots.size()]);
        return {full};
    }
    std::vector<Lineup> all;
    std::vector<bool> chosen(bots.size());
    std::fill_n(chosen.begin(), seats, true);
    do {
        Lineup lineup;
        for (std::size_t i = 0; i < bots.size(); ++i) {
            if (chosen[i]) lineup.push_back(bots[i]);
        }
        all.push_back(std::move(lineup));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return all;
}

} // namespace homestretch
