#pragma once

#include "engine/action.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace homestretch {

// One action of the decision that was thought about.
struct Candidate {
    Action action{};
    std::uint64_t visits = 0; // imagined games that began with it
    double total = 0.0;       // of what the acting seat could hope for at their ends
    double handicap = 0.0;    // of the total: what has to be made good before it is thought better of
    void add(double value_of_game) {
        ++visits;
        total += value_of_game;
    }
    [[nodiscard]] double value() const { return visits > 0 ? total / static_cast<double>(visits) : 0.0; }
    // What decides between candidates: the value, as long as there is little to go by less the handicap.
    [[nodiscard]] double promise() const {
        return (total - handicap) / static_cast<double>(std::max<std::uint64_t>(visits, 1));
    }
    bool operator==(const Candidate&) const = default;
};

// By promise; where that is equal, by the number of the action, so that the order depends on nothing else.
[[nodiscard]] bool is_better(const Candidate& one, const Candidate& other);

// What came of thinking: the candidates, the best first.
struct Thought {
    std::vector<Candidate> candidates{};
    std::uint64_t iterations = 0;
    bool operator==(const Thought&) const = default;
};

// Orders candidates: those that survived to the end of the search before those that were dropped, and each
// group by promise.
void put_best_first(std::vector<Candidate>& candidates);

} // namespace homestretch
