#include "bots/search/thought.h"

#include <algorithm>

namespace homestretch {

bool is_better(const Candidate& one, const Candidate& other) {
    const double first = one.promise();
    const double second = other.promise();
    return first != second ? first > second : one.action < other.action;
}

void put_best_first(std::vector<Candidate>& candidates) {
    std::uint64_t most = 0;
    for (const Candidate& candidate : candidates) most = std::max(most, candidate.visits);
    // Several threads may keep different survivors, so the last ones need not have been tried equally often.
    const auto dropped = std::partition(candidates.begin(), candidates.end(),
                                        [most](const Candidate& one) { return 2 * one.visits >= most; });
    std::sort(candidates.begin(), dropped, is_better);
    std::sort(dropped, candidates.end(), is_better);
}

} // namespace homestretch
