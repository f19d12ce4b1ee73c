#include "engine/scenario/judge.h"

#include <utility>

namespace homestretch::scenario {

Judgement judge(const Expectation& expectation, Sight& sight) {
    using Verdict = Judgement::Verdict;
    auto found = sight.observe(expectation.path);
    if (found) {
        auto differs = difference(expectation, *found);
        if (!differs) return {};
        return {.verdict = Verdict::Fails, .actual = std::move(*found), .message = std::move(*differs)};
    }
    const Missing& missing = found.error();
    if (wants_absence(expectation) && missing.only_last) return {};
    // A list that is shorter than expected is what a broken rule looks like; a wrong word is a typing error.
    return {.verdict = missing.is_item ? Verdict::Fails : Verdict::Meaningless, .message = missing.message};
}

} // namespace homestretch::scenario
