#pragma once

#include "engine/match_of.h"
#include "engine/replay/replay.h"
#include "engine/testing/allocation_counter.h"
#include "engine/testing/playout.h"

namespace homestretch {

// The seed and the actions give every state again, byte for byte, also when somebody listens.
template <Game G>
[[nodiscard]] Complaint repetition_complaint(const Playout<G>& playout) {
    EventRecorder<typename G::Event> recorder;
    typename G::State state = G::start(playout.rules(), playout.seed, recorder);
    for (std::size_t ply = 0;; ++ply) {
        const Position<G> at{&playout, ply};
        if (!same_bytes<G>(state, at.state()))
            return at.complaint("the same seed and actions gave another state");
        if (ply == playout.plies()) return std::nullopt;
        const auto& [seat, action] = playout.actions[ply];
        G::apply(playout.rules(), state, seat, action, recorder);
    }
}

// The same through action texts and a replay file, from which the match is restored at any ply.
template <Game G>
[[nodiscard]] Complaint replay_complaint(const Playout<G>& playout, RandomStream& random) {
    const GameTypeOf<G> game;
    const Setting<G>& setting = *playout.setting;
    const auto match = game.new_match(*setting.pack, setting.seats, setting.options, playout.seed);
    const Position<G> end{&playout, playout.plies()};
    if (!match) return end.complaint(to_text(match.error()));
    for (std::size_t ply = 0; ply < playout.plies(); ++ply) {
        const auto& [seat, action] = playout.actions[ply];
        const auto view = G::view(playout.rules(), playout.states[ply], seat);
        const auto acted = (*match)->act(seat, homestretch::action_text<G>(playout.rules(), view, action));
        if (!acted) return Position<G>{&playout, ply}.complaint(acted.error().message);
    }
    const auto replay = read_replay(write_replay(replay_of(**match)));
    if (!replay) return end.complaint(replay.error().message);
    const std::size_t some_ply = random.below(static_cast<std::uint32_t>(playout.plies() + 1));
    for (const std::size_t ply : {some_ply, playout.plies()}) {
        const Position<G> at{&playout, ply};
        const auto restored = restore(*replay, game, *setting.pack, ply);
        if (!restored) return at.complaint(restored.error().message);
        if ((*restored)->dump() != dump<G>(at.rules(), at.state())) {
            return at.complaint("the replay gives another state");
        }
    }
    return std::nullopt;
}

// Starting, listing, playing and redealing ask for no memory.
template <Game G>
[[nodiscard]] Complaint allocation_complaint(const Playout<G>& playout) {
    NullSink silent;
    ActionList actions;
    RandomStream random(playout.seed);
    const std::size_t before = allocations_so_far();
    typename G::State state = G::start(playout.rules(), playout.seed, silent);
    const std::size_t to_start = allocations_so_far() - before;
    std::size_t to_list = 0;
    std::size_t to_play = 0;
    std::size_t to_redeal = 0;
    for (const auto& [seat, action] : playout.actions) {
        const std::size_t at_first = allocations_so_far();
        G::legal(playout.rules(), state, seat, actions);
        const std::size_t listed = allocations_so_far();
        G::apply(playout.rules(), state, seat, action, silent);
        const std::size_t played = allocations_so_far();
        typename G::State imagined = state;
        G::redeal(playout.rules(), imagined, seat, random);
        to_list += listed - at_first;
        to_play += played - listed;
        to_redeal += allocations_so_far() - played;
    }
    if (to_start + to_list + to_play + to_redeal == 0) return std::nullopt;
    return Position<G>{&playout, playout.plies()}.complaint(
        fmt::format("allocations: {} in start, {} in legal, {} in apply, {} in redeal", to_start, to_list,
                    to_play, to_redeal));
}

} // namespace homestretch
