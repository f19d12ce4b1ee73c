#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

namespace homestretch {

// Several lists that share one array, one behind the other: each of them may come to hold every card, but
// not all at once. Places behind the last item hold T{}, so equal zones are equal byte for byte.
template <class T, std::size_t Count, std::size_t Capacity>
class Zones {
    static_assert(Capacity <= 65535);
    using Bound = std::conditional_t<Capacity <= 255, std::uint8_t, std::uint16_t>;

public:
    using value_type = T;
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] bool full() const { return total() == Capacity; }
    [[nodiscard]] std::size_t size(std::size_t zone) const {
        return std::size_t{bounds_[zone + 1]} - bounds_[zone];
    }
    [[nodiscard]] bool empty(std::size_t zone) const { return bounds_[zone + 1] == bounds_[zone]; }
    [[nodiscard]] std::size_t total() const { return bounds_[Count]; }
    [[nodiscard]] std::span<T> operator[](std::size_t zone) {
        return {items_.data() + bounds_[zone], size(zone)};
    }
    [[nodiscard]] std::span<const T> operator[](std::size_t zone) const {
        return {items_.data() + bounds_[zone], size(zone)};
    }
    [[nodiscard]] T& top(std::size_t zone) { return (*this)[zone].back(); }
    [[nodiscard]] const T& top(std::size_t zone) const { return (*this)[zone].back(); }
    [[nodiscard]] std::span<T> all() { return {items_.data(), total()}; }
    [[nodiscard]] std::span<const T> all() const { return {items_.data(), total()}; }

    void insert(std::size_t zone, std::size_t index, const T& item) {
        check(total() < Capacity && index <= size(zone));
        T* const place = items_.data() + bounds_[zone] + index;
        std::copy_backward(place, items_.data() + total(), items_.data() + total() + 1);
        *place = item;
        shift_bounds(zone, 1);
    }
    // Room for so many items behind the last of a zone, to be written by the caller.
    [[nodiscard]] T* grow(std::size_t zone, std::size_t count) {
        check(total() + count <= Capacity);
        T* const place = items_.data() + bounds_[zone + 1];
        T* const end = items_.data() + total();
        std::copy_backward(place, end, end + count);
        shift_bounds(zone, count);
        return place;
    }
    void push_back(std::size_t zone, const T& item) { insert(zone, size(zone), item); }
    // Those behind it close up and keep their order.
    T take(std::size_t zone, std::size_t index) {
        check(index < size(zone));
        T* const place = items_.data() + bounds_[zone] + index;
        const T taken = *place;
        std::copy(place + 1, items_.data() + total(), place);
        items_[total() - 1] = T{};
        shift_bounds(zone, std::size_t{0} - 1);
        return taken;
    }
    // Takes so many items off the end of a zone.
    void drop(std::size_t zone, std::size_t count) {
        check(count <= size(zone));
        if (count == 0) return;
        T* const first = items_.data() + bounds_[zone + 1] - count;
        T* const end = items_.data() + total();
        std::fill(std::copy(first + count, end, first), end, T{});
        shift_bounds(zone, std::size_t{0} - count);
    }
    void clear(std::size_t zone) { drop(zone, size(zone)); }

    bool operator==(const Zones&) const = default;

private:
    // Of all zones behind this one. Sixteen bytes are one addition; a few are added one by one.
    static constexpr std::size_t bounds_kept = Count + 1 <= 8 ? Count + 1 : 16;
    static_assert(Count < bounds_kept);
    void shift_bounds(std::size_t zone, std::size_t by) {
        const std::array<Bound, bounds_kept>& behind = behind_zone[zone];
        const auto shift = static_cast<Bound>(by);
        for (std::size_t i = 0; i < bounds_kept; ++i)
            bounds_[i] = static_cast<Bound>(bounds_[i] + (behind[i] & shift));
    }
    static constexpr auto behind_zone = [] {
        std::array<std::array<Bound, bounds_kept>, Count> masks{};
        for (std::size_t zone = 0; zone < Count; ++zone) {
            for (std::size_t later = zone + 1; later <= Count; ++later)
                masks[zone][later] = std::numeric_limits<Bound>::max();
        }
        return masks;
    }();

    std::array<T, Capacity> items_{};
    std::array<Bound, bounds_kept> bounds_{}; // where each zone begins; behind the last: where all end
};

} // namespace homestretch
