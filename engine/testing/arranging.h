#pragma once

#include "engine/fields/of_game.h"
#include "engine/testing/compared.h"
#include "engine/testing/damage.h"
#include "engine/testing/playout.h"

namespace homestretch {

// A dump says everything, also after it was written to a file and read again.
template <Game G>
[[nodiscard]] Complaint dump_mistake(const typename G::Rules& rules, const typename G::State& state) {
    const Json written = dump<G>(rules, state);
    const auto arranged = arrange<G>(rules, written_and_read(written));
    if (!arranged) return "the dump of a state is refused: " + arranged.error().message;
    if (same_bytes<G>(*arranged, state)) return std::nullopt;
    const Json again = dump<G>(rules, *arranged);
    return "arrange(dump(state)) is another state: " +
           (same(again, written) ? "the dump leaves something out" : difference_of(written, again));
}
template <Game G>
[[nodiscard]] Complaint dump_complaint(const Position<G>& at) {
    const auto mistake = dump_mistake<G>(at.rules(), at.state());
    return mistake ? Complaint(at.complaint(*mistake)) : std::nullopt;
}

// Random play from a state that did not come about in play. It must be possible at every decision.
template <Game G>
[[nodiscard]] std::optional<std::string> onward_mistake(const typename G::Rules& rules,
                                                        typename G::State state, RandomStream& random) {
    NullSink silent;
    const std::size_t bound = G::decision_bound(rules);
    for (std::size_t ply = 0; ply < bound; ++ply) {
        const SeatSet pending = G::pending(state);
        if (pending.empty()) return std::nullopt;
        const Seat seat = one_of(listed(pending), random);
        const ActionList actions = legal_actions<G>(rules, state, seat);
        if (actions.empty())
            return fmt::format("seat {} has no legal action {} plies later", index_of(seat), ply);
        G::apply(rules, state, seat, one_of(actions, random), silent);
    }
    return G::pending(state).empty() ? std::nullopt
                                     : std::optional<std::string>("it does not end within the bound");
}

// A damaged dump is refused with a reason, or it is another position that can be played.
template <Game G>
[[nodiscard]] Complaint damage_complaint(const Position<G>& at, RandomStream& random) {
    const Json written = dump<G>(at.rules(), at.state());
    const Json wrong = damaged(written, random);
    const auto arranged = arrange<G>(at.rules(), wrong);
    const auto complaint = [&](std::string_view what) {
        return at.complaint(fmt::format("{}: {}", what, difference_of(written, wrong)));
    };
    if (!arranged) {
        return arranged.error().message.empty() ? Complaint(complaint("refused without a reason"))
                                                : std::nullopt;
    }
    if (!same(dump<G>(at.rules(), *arranged), wrong))
        return complaint("a damaged dump was read as something else");
    if (const auto mistake = onward_mistake<G>(at.rules(), *arranged, random)) {
        return complaint("an impossible position was accepted, " + *mistake);
    }
    return std::nullopt;
}

} // namespace homestretch
