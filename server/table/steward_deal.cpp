// How a match is dealt, so that nobody chooses its cards: docs/fairness.md.

#include "server/table/steward.h"

#include <algorithm>
#include <set>

namespace homestretch::server {

std::vector<DealPart> Steward::promises() const {
    const std::size_t count = state().chairs.size();
    const std::size_t moved = state().phase == Phase::Finished ? 1 : 0; // by a rematch
    std::vector<DealPart> parts;
    std::set<GuestId> asked;
    for (const Seat coming : seats(count)) {
        const auto& guest = chair(seat_at((index_of(coming) + count - moved) % count)).guest;
        if (!guest || !asked.insert(*guest).second) continue;
        if (const auto promise = world_.promise(*guest))
            parts.push_back({.seat = coming, .promise = *promise});
    }
    return parts;
}

void Steward::shuffle() {
    if (!state().dealing)
        note(Sealed{.secret = world_.seed()}); // ended before there were rematches like this
    note(Shuffling{.promises = promises()});
    if (state().dealing->is_complete()) deal();
}

void Steward::deal() {
    if (state().phase == Phase::Gathering) {
        note(Started{});
    } else {
        note(Rematched{});
    }
}

Answer<void> Steward::operator()(const Reveal& wish) {
    if (!state().is_shuffling()) return refused(Code::NotNow, "no cards are being shuffled now");
    const auto& parts = state().dealing->deal.parts;
    const auto promised = std::ranges::find(parts, seal_of(wish.part), &DealPart::promise);
    if (promised == parts.end()) return refused(Code::BadSetting, "nobody has promised this part");
    if (promised->given) return {};
    note(Revealed{.part = wish.part});
    if (state().dealing->is_complete()) deal();
    return {};
}

} // namespace homestretch::server
