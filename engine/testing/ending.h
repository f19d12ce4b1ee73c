#pragma once

#include "engine/testing/playout.h"

namespace homestretch {

// What is wrong with the ranks of a finished competitive match: a rank is one more than the number of
// seats that did better.
[[nodiscard]] inline std::optional<std::string> rank_mistake(const Outcome& outcome) {
    for (const Seat seat : seats(outcome.standings.size())) {
        const std::size_t rank = outcome.standings[index_of(seat)].rank;
        std::size_t better = 0;
        for (const Standing& other : outcome.standings) better += other.rank < rank ? 1 : 0;
        if (rank != better + 1) {
            return fmt::format("seat {} has rank {} although {} did better", index_of(seat), rank, better);
        }
    }
    return std::nullopt;
}

// A match ends within its bound, is unfinished until then, and its result is complete.
template <Game G>
[[nodiscard]] Complaint ending_complaint(const Playout<G>& playout) {
    for (std::size_t ply = 0; ply <= playout.plies(); ++ply) {
        const Position<G> at{&playout, ply};
        const Outcome outcome = G::outcome(at.rules(), at.state());
        const bool over = G::pending(at.state()).empty();
        if (over != (ply == playout.plies())) {
            if (over) return at.complaint("nobody is pending, yet the match went on");
            if (ply == G::decision_bound(at.rules()))
                return at.complaint("the match is not over at its decision bound");
            return at.complaint("the match stopped: no legal action, or a greedy choice that is not legal");
        }
        if (outcome.ending != (over ? Ending::Finished : Ending::Unfinished)) {
            return at.complaint(over ? "the match is over, but its outcome is not Finished"
                                     : "a seat is pending, but the outcome is not Unfinished");
        }
        if (outcome.standings.size() != at.seats()) {
            return at.complaint(fmt::format("the outcome has {} standings", outcome.standings.size()));
        }
        if (over && outcome.team.has_value() != is_team_game<G>(at.rules())) {
            return at.complaint(
                "cooperative games and matches of one player, and no others, end with a team result");
        }
        if (!over || outcome.team) continue;
        if (const auto mistake = rank_mistake(outcome)) return at.complaint(*mistake);
    }
    return std::nullopt;
}

} // namespace homestretch
