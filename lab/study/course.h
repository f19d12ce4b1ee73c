#pragma once

#include "engine/outcome.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace homestretch {

// How games go: how long, who leads when, how close they end. Whole numbers, as in a tally.
struct Course {
    static constexpr std::size_t parts = 20; // of a game, for when something happened

    std::map<std::uint64_t, std::uint64_t> decisions{}; // games, by how many they took
    std::map<std::uint64_t, std::uint64_t> choices{};   // likewise without forced ones
    // Likewise, those that are made at the same time counted once: how long people wait.
    std::map<std::uint64_t, std::uint64_t> waits{};
    std::map<std::uint64_t, std::uint64_t> turns{};        // if the game counts them
    std::map<std::uint64_t, std::uint64_t> lead_changes{}; // from one sole leader to another
    std::array<std::uint64_t, parts + 1> lead_for_good{};  // when the winner took the lead and kept it
    std::array<std::uint64_t, max_seats + 1> winners{};    // games, by how many won
    std::array<std::uint64_t, max_seats + 1> half_seats{}; // seats, by their rank at half-time
    std::array<std::uint64_t, max_seats + 1> half_wins{};  // of these, in parts of Tally::one_win
    std::map<std::int64_t, std::uint64_t> margins{};       // the winner's score above the second's
    std::uint64_t with_lead = 0;                           // games in which somebody led before the end

    void merge(const Course& other);
    bool operator==(const Course&) const = default;
};

// Follows one game at a time, decision by decision.
class Follower {
public:
    void begin() { standings_.clear(), choices_ = 0, waits_ = 0; }
    // Before a decision: the scores so far, between how many actions, and whether others decide meanwhile
    // that were counted already.
    void decision(const Outcome& so_far, std::size_t actions, bool is_same_time);
    void end(const Outcome& outcome, std::size_t turns, Course& course) const;

private:
    void leads(const Outcome& outcome, Course& course) const;

    std::vector<FixedList<Standing, max_seats>> standings_{}; // before each decision
    std::uint64_t choices_ = 0;
    std::uint64_t waits_ = 0;
};

} // namespace homestretch
