#pragma once

#include "engine/testing/playout.h"

#include <algorithm>

namespace homestretch {

// Plays about `matches` matches spread over all tables, at least one at each, and returns the first few
// complaints.
template <Game G, class Property>
[[nodiscard]] std::vector<std::string> complaints_about(std::size_t matches, Plays player,
                                                        Property&& property) {
    constexpr std::size_t enough = 3;
    const Seed suite_seed{'c', 'o', 'n', 't', 'r', 'a', 'c', 't'};
    const std::vector<Setting<G>>& settings = settings_of<G>().all;
    const std::size_t total = settings.empty() ? 0 : std::max(matches, settings.size());
    std::vector<std::string> complaints;
    for (std::size_t i = 0; i < total && complaints.size() < enough; ++i) {
        const Playout<G> playout =
            play<G>(settings[i % settings.size()], derived_seed(suite_seed, i), player);
        const During asking([&] {
            return Position<G>{&playout, playout.plies()}.complaint("a property of the match");
        });
        if (auto complaint = property(playout)) complaints.push_back(std::move(*complaint));
    }
    return complaints;
}

// The same for a property of positions, asked about some positions of each match.
template <Game G, class Property>
[[nodiscard]] std::vector<std::string> complaints_at(std::size_t matches, std::size_t positions,
                                                     Property&& property) {
    return complaints_about<G>(matches, Plays::Random, [&](const Playout<G>& playout) {
        return at_some_positions(playout, positions, property);
    });
}

} // namespace homestretch
