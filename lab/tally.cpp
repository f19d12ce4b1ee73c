#include "lab/tally.h"

#include <algorithm>

namespace homestretch {

static_assert(Tally::one_win % 5 == 0 && Tally::one_win % 7 == 0 && Tally::one_win % 8 == 0 &&
              Tally::one_win % 3 == 0 && max_seats == 8);

void Tally::add(const Outcome& outcome, std::uint64_t decisions_made) {
    ++games;
    decisions += decisions_made;
    fewest_decisions = std::min(fewest_decisions, decisions_made);
    most_decisions = std::max(most_decisions, decisions_made);
    if (outcome.ending != Ending::Finished) return;

    ++finished;
    for (std::size_t seat = 0; seat < outcome.standings.size(); ++seat) {
        scores[seat] += outcome.standings[seat].score;
    }
    if (outcome.team) {
        team_wins += outcome.team->won ? 1U : 0U;
        team_scores += outcome.team->won ? outcome.team->score.value_or(0) : 0;
        return;
    }
    const SeatSet first = winners(outcome);
    for (const Seat seat : first) wins[index_of(seat)] += one_win / first.size();
}

void Tally::merge(const Tally& other) {
    games += other.games;
    finished += other.finished;
    decisions += other.decisions;
    fewest_decisions = std::min(fewest_decisions, other.fewest_decisions);
    most_decisions = std::max(most_decisions, other.most_decisions);
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
        wins[seat] += other.wins[seat];
        scores[seat] += other.scores[seat];
    }
    team_wins += other.team_wins;
    team_scores += other.team_scores;
}

} // namespace homestretch
