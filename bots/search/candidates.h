#pragma once

#include "bots/search/thought.h"

#include <span>

namespace homestretch::searching {

// The actions of the decision, and which of them are still worth trying: sequential halving. Whenever another
// equal part of the budget is used up, the better half goes on; the last two share what is left.
class Candidates {
public:
    Candidates() = default;
    explicit Candidates(const ActionList& actions);
    // All others begin with a handicap.
    void favour(Action liked, double handicap);

    [[nodiscard]] std::span<Candidate> running() { return {all_.data(), running_}; }
    void drop_weak(double budget_used);
    [[nodiscard]] std::uint64_t iterations() const;

    // What another thread has found out about the same actions.
    void add(const Candidates& other);
    [[nodiscard]] Thought thought() const;

private:
    std::vector<Candidate> all_{}; // those in the running first
    std::size_t running_ = 0;
    std::size_t halvings_ = 0;
};

} // namespace homestretch::searching
