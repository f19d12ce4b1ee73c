#pragma once

// How games judge a position for search by what they count: squares, prestige.

#include "engine/search_tuning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace homestretch {

// By the lead over the best opponent; one of `doubt` is worth three quarters of the win. Of a finished match
// `win_weight` of the value is for who is ahead at all; of one that goes on nothing.
[[nodiscard]] inline SeatValues values_by_lead(std::span<const float> standing, float doubt,
                                               float win_weight) {
    SeatValues values{};
    for (std::size_t i = 0; i < standing.size(); ++i) {
        float rival = std::numeric_limits<float>::lowest();
        for (std::size_t other = 0; other < standing.size(); ++other)
            if (other != i) rival = std::max(rival, standing[other]);
        const float lead = standing[i] - rival;
        const float win = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
        const float hope = 0.5F + 0.5F * lead / (doubt + std::abs(lead));
        values[i] = win_weight * win + (1.0F - win_weight) * hope;
    }
    return values;
}

} // namespace homestretch
