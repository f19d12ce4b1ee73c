#pragma once

#include "engine/enum_set.h"

#include <cstddef>
#include <cstdint>
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

using SeatSet = EnumSet<Seat, max_seats>;

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
