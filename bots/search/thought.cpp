#include "bots/search/thought.h"

#include <algorithm>
#include <tuple>

namespace homestretch {

void put_best_first(std::vector<Candidate>& candidates) {
    std::uint64_t most = 0;
    for (const Candidate& candidate : candidates) most = std::max(most, candidate.visits);
    // Several threads may keep different survivors, so the last ones need not have been tried equally often.
    const auto rank = [most](const Candidate& candidate) {
        return std::tuple(2 * candidate.visits >= most, candidate.value());
    };
    std::ranges::stable_sort(candidates, std::ranges::greater{}, rank);
}

} // namespace homestretch
