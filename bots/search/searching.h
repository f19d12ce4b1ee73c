#pragma once

// The definition of search.h: include it only where search is compiled for a game.

#include "bots/search/candidates.h"
#include "bots/search/imagination.h"
#include "bots/search/search.h"

#include <chrono>
#include <thread>
#include <utility>

namespace homestretch {

namespace searching {

// How much of the budget is used, from 0 to 1.
class Progress {
public:
    explicit Progress(SearchBudget budget)
        : budget_(std::move(budget)), began_(std::chrono::steady_clock::now()) {}
    [[nodiscard]] double at(std::uint64_t iterations) const {
        if (budget_.iterations > 0)
            return static_cast<double>(iterations) / static_cast<double>(budget_.iterations);
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - began_;
        return spent.count() / std::max(1.0, static_cast<double>(budget_.time.count()));
    }

private:
    SearchBudget budget_;
    std::chrono::steady_clock::time_point began_;
};

// The edges there can be: an iteration adds at most a node and an edge for every two decisions it meets.
[[nodiscard]] inline std::size_t room_for(const SearchBudget& budget) {
    constexpr std::uint64_t most = std::uint64_t{1} << 19U;
    return static_cast<std::size_t>(budget.iterations > 0 ? std::min(2 * budget.iterations, most) : most);
}

// One thread's part. Every world is tried with every action that is still in the running, so that luck
// strikes them all alike. With a handicap, what the rule of thumb likes is given up only for something that
// has proved better: few games say less than it does.
template <Game G>
Candidates search_alone(const Observer<G>& observer, const ActionList& actions, const SearchBudget& budget,
                        RandomStream random) {
    const SearchTuning tuning = tuning_of<G>(observer.rules());
    Imagination<G> imagination(observer, tuning, room_for(budget), random);
    Candidates candidates(actions);
    if (tuning.handicap > 0)
        candidates.favour(G::greedy(observer.rules(), observer.view(), actions), tuning.handicap);
    const Progress progress(budget);
    for (double used = 0.0; used < 1.0 && !budget.stop.stop_requested();
         used = progress.at(candidates.iterations())) {
        candidates.drop_weak(used);
        imagination.new_world();
        for (Candidate& candidate : candidates.running()) {
            candidate.add(imagination.play(candidate.action));
        }
    }
    return candidates;
}

} // namespace searching

template <Game G>
Thought search(const Observer<G>& observer, const ActionList& actions, const SearchBudget& budget,
               RandomStream& random) {
    const std::size_t threads = std::max<std::size_t>(budget.threads, 1);
    SearchBudget part = budget;
    part.iterations = (budget.iterations + threads - 1) / threads;
    std::vector<searching::Candidates> found(threads);
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < threads; ++i) {
            helpers.emplace_back([&, i, own = random.split()] {
                found[i] = searching::search_alone(observer, actions, part, own);
            });
        }
        found[0] = searching::search_alone(observer, actions, part, random.split());
    }
    for (std::size_t i = 1; i < threads; ++i) found[0].add(found[i]);
    return found[0].thought();
}

template <Game G>
Thought search_plainly(const Observer<G>& observer, const ActionList& actions, const SearchBudget& budget,
                       RandomStream& random) {
    SearchTuning tuning = tuning_of<G>(observer.rules());
    tuning.method = SearchMethod::Flat;
    searching::Imagination<G> imagination(observer, tuning, 0, random);
    searching::Candidates candidates(actions);
    const searching::Progress progress(budget);
    while (progress.at(candidates.iterations()) < 1.0 && !budget.stop.stop_requested()) {
        for (Candidate& candidate : candidates.running()) {
            imagination.new_world();
            candidate.add(imagination.play(candidate.action));
        }
    }
    return candidates.thought();
}

} // namespace homestretch
