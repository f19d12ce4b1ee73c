#pragma once

#include "engine/frames.h"
#include "engine/testing/secrecy.h"

namespace homestretch {

// The frames of an action, in order, make of a viewer's view before the view after, and hold nothing that is
// not in the view of their moment. There is one for each event, and one for what comes after the last.
template <Game G>
[[nodiscard]] Complaint frames_complaint(const Position<G>& at) {
    if (at.ply == 0) return std::nullopt;
    const typename G::State& before = at.playout->states[at.ply - 1];
    const auto& [seat, action] = at.playout->actions[at.ply - 1];
    const std::size_t events = perceived<G>(at.rules(), before, seat, action).recorder.events.size();
    for (const Viewer viewer : viewers(at.seats())) {
        const auto complaint = [&](std::string_view what) {
            return at.complaint(fmt::format("the frames of {} {}", name_of(viewer), what));
        };
        const auto moments = moments_of<G>(at.rules(), before, seat, action, viewer);
        const std::vector<Json> frames = frames_of<G>(at.rules(), before, seat, action, viewer);
        if (frames.size() != events + 1) return complaint("are not as many as there were events, and one");
        Json shown = view_json<G>(at.rules(), G::view(at.rules(), before, viewer));
        for (std::size_t i = 0; i < frames.size(); ++i) {
            shown = patched(shown, frames[i]);
            const Json view = view_json<G>(at.rules(), moments[i + 1]);
            if (!same_content(shown, view))
                return complaint("leave something out: " + difference_of(shown, view));
            if (const auto surplus = surplus_of(frames[i], view))
                return complaint("hold what the view does not: " + *surplus);
        }
        const Json after = view_json<G>(at.rules(), G::view(at.rules(), at.state(), viewer));
        if (!same_content(shown, after))
            return complaint("do not give the next view: " + difference_of(shown, after));
    }
    return std::nullopt;
}

} // namespace homestretch
