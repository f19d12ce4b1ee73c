#pragma once

#include "engine/fixed_list.h"
#include "engine/seat.h"

#include <cstdint>
#include <optional>

namespace homestretch {

// How one seat came out. Ranks count from 1; equal players share a rank and the next one is skipped.
struct Standing {
    std::int32_t score = 0;
    std::uint8_t rank = 0;
    bool operator==(const Standing&) const = default;
};

// The result of a cooperative game, or of a match of one player: there is no winner among the seats.
struct TeamResult {
    bool won = false;
    std::optional<std::int32_t> score{}; // nothing where a loss has none
    bool operator==(const TeamResult&) const = default;
};

enum class Ending : std::uint8_t {
    Unfinished, // somebody still has to decide
    Finished,
    Void, // the safety bound was exceeded: no winner, and a mistake of ours
};

struct Outcome {
    Ending ending = Ending::Unfinished;
    FixedList<Standing, max_seats> standings{}; // by seat; the score so far while unfinished
    std::optional<TeamResult> team{};           // in cooperative games, and for a player alone
    bool operator==(const Outcome&) const = default;
};

// A standing for each seat: `score(seat)` is shown, the higher `key(seat)` the better the rank. Keys that are
// pairs or tuples break ties; equal keys share a rank.
template <class Score, class Key>
[[nodiscard]] FixedList<Standing, max_seats> ranked(std::size_t count, Score&& score, Key&& key) {
    FixedList<Standing, max_seats> standings;
    for (const Seat seat : seats(count)) {
        std::uint8_t rank = 1;
        for (const Seat other : seats(count))
            rank = static_cast<std::uint8_t>(rank + (key(other) > key(seat)));
        standings.push_back({.score = static_cast<std::int32_t>(score(seat)), .rank = rank});
    }
    return standings;
}
template <class Score>
[[nodiscard]] FixedList<Standing, max_seats> ranked(std::size_t count, Score&& score) {
    return ranked(count, score, score);
}

// The winners of a competitive game that has ended; empty in team games and void matches.
[[nodiscard]] SeatSet winners(const Outcome& outcome);
// The part of one win that falls to this seat: a shared win is shared, a team wins together.
[[nodiscard]] double win_share(const Outcome& outcome, Seat seat);

} // namespace homestretch
