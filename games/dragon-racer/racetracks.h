#pragma once

#include <cstddef>
#include <cstdint>

namespace dragon_racer {

// A set of racetracks, one byte each: 1 if it is in the set, 0 if not.
class RacetrackSet {
public:
    constexpr RacetrackSet() = default;
    constexpr void insert(std::size_t racetrack) { bytes_ |= std::uint64_t{1} << (8U * racetrack); }
    [[nodiscard]] constexpr bool contains(std::size_t racetrack) const {
        return ((bytes_ >> (8U * racetrack)) & 1U) != 0;
    }
    [[nodiscard]] constexpr int size() const {
        return static_cast<int>((bytes_ * 0x0101'0101'0101'0101U) >> 56U);
    }
    friend constexpr RacetrackSet operator&(RacetrackSet left, RacetrackSet right) {
        return RacetrackSet(left.bytes_ & right.bytes_);
    }
    friend constexpr RacetrackSet operator|(RacetrackSet left, RacetrackSet right) {
        return RacetrackSet(left.bytes_ | right.bytes_);
    }
    // Those of the left that are not in the right.
    friend constexpr RacetrackSet operator-(RacetrackSet left, RacetrackSet right) {
        return RacetrackSet(left.bytes_ & ~right.bytes_);
    }

private:
    friend class RacetrackCounts;
    constexpr explicit RacetrackSet(std::uint64_t bytes) : bytes_(bytes) {}
    std::uint64_t bytes_ = 0;
};

// How many dragons of each racetrack somebody has, one byte each (at most 127), so that all racetracks are
// compared at once.
class RacetrackCounts {
public:
    constexpr RacetrackCounts() = default;
    constexpr void add(std::size_t racetrack) { bytes_ += std::uint64_t{1} << (8U * racetrack); }
    [[nodiscard]] constexpr unsigned operator[](std::size_t racetrack) const {
        return static_cast<unsigned>((bytes_ >> (8U * racetrack)) & 0xffU);
    }
    // Where this one has at least as many as the other.
    [[nodiscard]] constexpr RacetrackSet at_least(RacetrackCounts other) const {
        return RacetrackSet((((bytes_ | tops) - other.bytes_) & tops) >>
                            7U); // top bit still there: not negative
    }
    // Racetrack by racetrack, the larger of the two.
    [[nodiscard]] constexpr RacetrackCounts or_more(RacetrackCounts other) const {
        const std::uint64_t keeps = at_least(other).bytes_ * 0xffU;
        return RacetrackCounts((bytes_ & keeps) | (other.bytes_ & ~keeps));
    }
    [[nodiscard]] constexpr RacetrackSet any() const { return at_least(RacetrackCounts(ones)); }
    [[nodiscard]] constexpr RacetrackSet at_least_two() const { return at_least(RacetrackCounts(2U * ones)); }
    constexpr void add(RacetrackSet set) { bytes_ += set.bytes_; } // one of each

private:
    static constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
    static constexpr std::uint64_t tops = 0x80U * ones;
    constexpr explicit RacetrackCounts(std::uint64_t bytes) : bytes_(bytes) {}
    std::uint64_t bytes_ = 0;
};

} // namespace dragon_racer
