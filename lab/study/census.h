#pragma once

#include "engine/outcome.h"
#include "lab/study/things.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace homestretch {

// What is counted of a thing: its uses, and what follows from them.
enum class Count : std::uint8_t { Seen, Held, Taken, Played, Kept, Early, Unused };
inline constexpr std::size_t count_count = 7;
[[nodiscard]] std::string_view name_of(Count count);

// Games in which exactly these seats had the thing, and their part of the wins. The square is that of each
// game's part, so that how far games differ is known without keeping them.
struct Cell {
    std::uint64_t games = 0;
    std::uint64_t wins = 0; // in parts of Tally::one_win
    std::uint64_t squares = 0;
    bool operator==(const Cell&) const = default;
};
// Two things that the same seat took, played or kept; one with itself: that had it at all.
struct PairCell {
    std::array<std::uint64_t, max_seats> games{}; // by seat
    std::uint64_t wins = 0;
    bool operator==(const PairCell&) const = default;
};

// What became of every thing in many games. Whole numbers only, as in a tally: the order of games leaves no
// trace. A team counts as one seat; what belongs to nobody in particular is everybody's.
class Census {
public:
    Census() = default;
    Census(std::size_t things, std::size_t seats, bool team_game);

    void add(std::span<const Note> notes, std::size_t decisions, const Outcome& outcome);
    void merge(const Census& other);

    [[nodiscard]] std::size_t things() const { return things_; }
    [[nodiscard]] std::size_t seats() const { return seats_; } // 1 for a team
    // By the seats that had it, as bits.
    [[nodiscard]] std::span<const Cell> cells(std::size_t thing, Count count) const;
    [[nodiscard]] const PairCell& pair(std::size_t one, std::size_t other) const;
    bool operator==(const Census&) const = default;

private:
    using Masks = std::array<std::uint8_t, count_count>; // who, by count
    void note(const Note& note, std::size_t decisions);
    void add_pairs(std::span<const std::uint64_t> shares);
    [[nodiscard]] std::size_t masks() const { return std::size_t{1} << seats_; }
    [[nodiscard]] std::size_t place_of(std::size_t one, std::size_t other) const;

    std::size_t things_ = 0;
    std::size_t seats_ = 0;
    bool team_ = false;
    std::vector<Cell> cells_{};
    std::vector<PairCell> pairs_{};
    std::vector<Masks> now_{};             // of this game, by thing; empty between games
    std::vector<std::uint32_t> touched_{}; // the things that are not empty in it
};

} // namespace homestretch
