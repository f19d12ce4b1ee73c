#include "engine/replay/fairness.h"

#include <algorithm>
#include <array>

namespace homestretch {

namespace {

constexpr std::array<std::string_view, 7> fault_words = {"none", "noted-seal", "seal",    "part",
                                                         "seed", "promises",   "own-part"};

bool is_kept(const DealPart& part) {
    return !part.given || seal_of(*part.given) == part.promise;
}

} // namespace

std::string_view word_of(DealFault fault) {
    return fault_words.at(static_cast<std::size_t>(fault));
}

DealFault fault_in(const Replay& replay, const Noted& noted) {
    // Older servers dealt alone: there the seed is all there is to seal.
    const Deal deal = replay.deal.value_or(Deal{.secret = replay.identity.seed});
    const std::string sealed = seal_of(deal.secret);
    if (!noted.seal.empty() && noted.seal != sealed) return DealFault::NotedSeal;
    if (!replay.seal.empty() && replay.seal != sealed) return DealFault::Seal;
    if (!std::ranges::all_of(deal.parts, is_kept)) return DealFault::Part;
    if (replay.deal && seed_of(deal) != replay.identity.seed) return DealFault::Sum;
    if (noted.promises && !std::ranges::equal(*noted.promises, deal.parts, {}, {}, &DealPart::promise)) {
        return DealFault::Promises;
    }
    if (noted.part && std::ranges::find(deal.parts, noted.part, &DealPart::given) == deal.parts.end()) {
        return DealFault::OwnPart;
    }
    return DealFault::None;
}

} // namespace homestretch
