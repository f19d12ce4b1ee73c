#include "server/table/reveals.h"

namespace homestretch::server {

namespace {

// What chance leaves equal by accident must be equal this often to pass.
constexpr int imagined_positions = 3;

bool is_news(Viewer viewer, const Match& before, const Match& after, RandomStream& random) {
    const Move& last = after.history().back();
    const auto imagined = before.redealt(viewer, random);
    return !imagined->act(last.seat, last.text) ||
           !imagined->looks_the_same(after, viewer, before.event_count());
}

bool learns_nothing(Viewer viewer, const Match& before, const Match& after, RandomStream& random) {
    for (int i = 0; i < imagined_positions; ++i) {
        if (is_news(viewer, before, after, random)) return false;
    }
    return true;
}

} // namespace

bool revealed_nothing(const Match& before, const Match& after) {
    RandomStream random; // always the same: a table folded again must come to the same answer
    // Its own seat first: most actions that reveal something show it new cards.
    const Seat actor = after.history().back().seat;
    if (!learns_nothing(actor, before, after, random)) return false;
    for (const Seat seat : seats(after.identity().seats)) {
        if (seat != actor && !learns_nothing(seat, before, after, random)) return false;
    }
    return learns_nothing(spectator, before, after, random);
}

} // namespace homestretch::server
