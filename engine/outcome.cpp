#include "engine/outcome.h"

namespace homestretch {

SeatSet winners(const Outcome& outcome) {
    SeatSet first;
    if (outcome.ending != Ending::Finished || outcome.team) return first;
    for (const Seat seat : seats(outcome.standings.size())) {
        if (outcome.standings[index_of(seat)].rank == 1) first.insert(seat);
    }
    return first;
}

double win_share(const Outcome& outcome, Seat seat) {
    if (outcome.ending != Ending::Finished) return 0.0;
    if (outcome.team) return outcome.team->won ? 1.0 : 0.0;
    const SeatSet first = winners(outcome);
    return first.contains(seat) ? 1.0 / static_cast<double>(first.size()) : 0.0;
}

} // namespace homestretch
