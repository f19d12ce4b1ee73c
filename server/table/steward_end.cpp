// How a match ends before its end, and how a table is left for good.

#include "server/table/steward.h"

#include <algorithm>

namespace homestretch::server {

// A bot plays on for who resigns, as long as there is somebody to play with.
Answer<void> Steward::operator()(const Resign& wish) {
    if (auto player = expect_player(wish.seat); !player) return player;
    if (chair(wish.seat).resigned) return refused(Code::NotNow, "you have resigned already");
    seat_bot(wish.seat, stand_in, BotReason::Resigned);
    const bool somebody_plays = std::ranges::any_of(
        state().chairs, [](const Chair& chair) { return chair.guest && !chair.resigned; });
    if (!somebody_plays) end_match(EndReason::Resigned);
    return {};
}

Answer<void> Steward::operator()(const EndMatch& wish) {
    if (auto player = expect_player(wish.seat); !player) return player;
    if (state().ending) return refused(Code::NotNow, "somebody has asked already; wait for the answers");
    const SeatSet waiting = who_must_agree(wish.seat);
    if (waiting.empty()) {
        end_match(EndReason::Agreed);
    } else {
        note(EndAsked{.seat = wish.seat, .waiting = waiting});
    }
    return {};
}

Answer<void> Steward::operator()(const EndAnswer& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    const bool withdraws = state().ending && state().ending->seat == wish.seat && !wish.agree;
    if (!withdraws && (!state().ending || !state().ending->waiting.contains(wish.seat))) {
        return refused(Code::NotNow, "nobody waits for your answer");
    }
    note(EndAnswered{.seat = wish.seat, .agree = wish.agree});
    if (state().ending && state().ending->waiting.empty()) end_match(EndReason::Agreed);
    return {};
}

Answer<void> Steward::put_away() {
    const bool plays = is_seated() && state().phase != Phase::Finished;
    if (plays) return refused(Code::NotNow, "you have a seat there; stand up or end the match first");
    if (!state().put_away_by.contains(caller_.guest)) note(PutAway{.by = caller_.guest});
    return {};
}

} // namespace homestretch::server
