#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace homestretch {

// A place at the table, counted from 0 clockwise.
enum class Seat : std::uint8_t {};

inline constexpr std::size_t max_seats = 8;

[[nodiscard]] constexpr std::size_t index_of(Seat seat) {
    return static_cast<std::size_t>(seat);
}
[[nodiscard]] constexpr Seat seat_at(std::size_t index) {
    return static_cast<Seat>(index);
}

// Who looks: a seat, or nobody in particular (nullopt: a spectator).
using Viewer = std::optional<Seat>;
inline constexpr Viewer spectator = std::nullopt;

// A set of seats, small enough to be passed and stored as a value; iterates in seat order.
class SeatSet {
public:
    constexpr SeatSet() = default;
    [[nodiscard]] static constexpr SeatSet first(std::size_t count) {
        return SeatSet(static_cast<std::uint8_t>((1U << count) - 1U));
    }
    [[nodiscard]] static constexpr SeatSet only(Seat seat) { return SeatSet(bit(seat)); }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const {
        return static_cast<std::size_t>(std::popcount(bits_));
    }
    [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    constexpr void insert(Seat seat) { bits_ |= bit(seat); }
    constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~bit(seat)); }

    class Iterator {
    public:
        using value_type = Seat;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
        constexpr Seat operator*() const {
            return seat_at(static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        constexpr Iterator& operator++() {
            bits_ &= static_cast<std::uint8_t>(bits_ - 1U);
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        std::uint8_t bits_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] static constexpr Iterator end() { return Iterator(); }

    bool operator==(const SeatSet&) const = default;

private:
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    // A seat beyond the eight gives no bit, so asking for one is answered with "no", not with a wrap-around.
    [[nodiscard]] static constexpr std::uint8_t bit(Seat seat) {
        return index_of(seat) < max_seats ? static_cast<std::uint8_t>(1U << index_of(seat)) : std::uint8_t{0};
    }
    std::uint8_t bits_ = 0;
};

// Seats 0 to count - 1, for loops over a table.
class SeatRange {
public:
    constexpr explicit SeatRange(std::size_t count) : count_(count) {}

    class Iterator {
    public:
        constexpr explicit Iterator(std::size_t index) : index_(index) {}
        constexpr Seat operator*() const { return seat_at(index_); }
        constexpr Iterator& operator++() {
            ++index_;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        std::size_t index_;
    };
    [[nodiscard]] static constexpr Iterator begin() { return Iterator(0); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(count_); }
    constexpr operator SeatSet() const { return SeatSet::first(count_); } // NOLINT: they are a set as well

private:
    std::size_t count_;
};
[[nodiscard]] constexpr SeatRange seats(std::size_t count) {
    return SeatRange(count);
}

} // namespace homestretch
