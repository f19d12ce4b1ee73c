#pragma once

#include "engine/fields/of_game.h"
#include "engine/testing/allocation_counter.h"
#include "engine/testing/secrecy.h"

namespace homestretch {

// Every view lies in its array: as long as the layout, within its bounds, the same for what looks the same,
// and without asking for memory.
template <Game G>
[[nodiscard]] Complaint observation_complaint(const Position<G>& at, RandomStream& random) {
    const std::vector<fields::Observed> places = observation_layout<G>(at.rules());
    std::vector<std::int16_t> values(places.size());
    std::vector<std::int16_t> imagined_values(places.size());
    for (const Viewer viewer : viewers(at.seats())) {
        const auto view = G::view(at.rules(), at.state(), viewer);
        const std::size_t before = allocations_so_far();
        observe<G>(at.rules(), view, values);
        if (allocations_so_far() != before) return at.complaint("an observation asks for memory");
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (values[i] >= places[i].low && values[i] <= places[i].high) continue;
            return at.complaint(fmt::format("{} is {} in the observation of {}, outside of {} to {}",
                                            places[i].name, values[i], name_of(viewer), places[i].low,
                                            places[i].high));
        }
        const typename G::State imagined = redealt<G>(at.rules(), at.state(), viewer, random.split());
        observe<G>(at.rules(), G::view(at.rules(), imagined, viewer), imagined_values);
        if (values != imagined_values)
            return at.complaint(fmt::format("the observation of {} shows what is hidden", name_of(viewer)));
    }
    return std::nullopt;
}

} // namespace homestretch
