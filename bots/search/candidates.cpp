#include "bots/search/candidates.h"

#include <algorithm>
#include <bit>

namespace homestretch::searching {

Candidates::Candidates(const ActionList& actions) : running_(actions.size()) {
    all_.reserve(actions.size());
    for (const Action action : actions) all_.push_back({.action = action});
}

void Candidates::favour(Action liked, double handicap) {
    for (Candidate& candidate : all_) candidate.handicap = candidate.action == liked ? 0.0 : handicap;
}

void Candidates::drop_weak(double budget_used) {
    const auto rounds = static_cast<double>(std::bit_width(all_.size() - 1)); // until two are left
    while (running_ > 2 && budget_used * rounds >= static_cast<double>(halvings_ + 1)) {
        ++halvings_;
        const auto end = all_.begin() + static_cast<std::ptrdiff_t>(running_);
        std::sort(all_.begin(), end, is_better);
        running_ = std::max<std::size_t>(2, (running_ + 1) / 2);
    }
}

std::uint64_t Candidates::iterations() const {
    std::uint64_t sum = 0;
    for (const Candidate& candidate : all_) sum += candidate.visits;
    return sum;
}

void Candidates::add(const Candidates& other) {
    for (const Candidate& found : other.all_) {
        const auto own = std::ranges::find(all_, found.action, &Candidate::action);
        own->visits += found.visits;
        own->total += found.total;
    }
}

Thought Candidates::thought() const {
    Thought thought{.candidates = all_, .iterations = iterations()};
    put_best_first(thought.candidates);
    return thought;
}

} // namespace homestretch::searching
