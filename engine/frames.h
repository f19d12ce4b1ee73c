#pragma once

// Frames: what a viewer sees change while an action is carried out, moment by moment. Whoever shows a match
// draws one after the other and never computes a position.

#include "engine/fields/of_game.h"
#include "engine/game.h"

#include <vector>

namespace homestretch {

// What the viewer sees before the action, at each of its events, and when all is done. Nothing is kept for
// this in play: the action is played again by whoever wants to see it.
template <Game G>
[[nodiscard]] std::vector<typename G::View>
moments_of(const typename G::Rules& rules, typename G::State state, Seat seat, Action action, Viewer viewer) {
    std::vector<typename G::View> moments;
    const auto look = [&] { moments.push_back(G::view(rules, state, viewer)); };
    look();
    EventRecorder<typename G::Event> recorder{.looks = look};
    G::apply(rules, state, seat, action, recorder);
    look();
    return moments;
}

// For each event of the action what has changed in the viewer's view since the event before it, and last of
// all what has changed since the last event: JSON Patches, which make of the view before that after. Each is
// the difference between two views, so that none holds what the viewer may not know at that moment.
template <Game G>
[[nodiscard]] std::vector<Json> frames_of(const typename G::Rules& rules, const typename G::State& state,
                                          Seat seat, Action action, Viewer viewer) {
    const std::vector<typename G::View> moments = moments_of<G>(rules, state, seat, action, viewer);
    std::vector<Json> frames;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        const bool nothing = moments[i] == moments[i - 1];
        frames.push_back(nothing ? Json::array() : view_difference<G>(rules, moments[i - 1], moments[i]));
    }
    return frames;
}

} // namespace homestretch
