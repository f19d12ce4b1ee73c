#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace homestretch {

// Several lists that share one array, one behind the other: each of them may come to hold every card, but
// not all at once. Places behind the last item hold T{}, so equal zones are equal byte for byte.
template <class T, std::size_t Count, std::size_t Capacity>
class Zones {
    static_assert(Capacity <= 255);

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
    [[nodiscard]] std::span<T> all() { return {items_.data(), total()}; }
    [[nodiscard]] std::span<const T> all() const { return {items_.data(), total()}; }

    void insert(std::size_t zone, std::size_t index, const T& item) {
        check(total() < Capacity && index <= size(zone));
        T* const place = items_.data() + bounds_[zone] + index;
        std::copy_backward(place, items_.data() + total(), items_.data() + total() + 1);
        *place = item;
        shift_bounds(zone, 1);
    }
    void push_back(std::size_t zone, const T& item) { insert(zone, size(zone), item); }
    // Those behind it close up and keep their order.
    T take(std::size_t zone, std::size_t index) {
        check(index < size(zone));
        T* const place = items_.data() + bounds_[zone] + index;
        const T taken = *place;
        std::copy(place + 1, items_.data() + total(), place);
        items_[total() - 1] = T{};
        shift_bounds(zone, 255); // minus one
        return taken;
    }

    void clear(std::size_t zone) {
        const std::size_t count = size(zone);
        if (count == 0) return;
        T* const first = items_.data() + bounds_[zone];
        T* const end = items_.data() + total();
        std::copy(first + count, end, first);
        std::fill(end - count, end, T{});
        shift_bounds(zone, static_cast<std::uint8_t>(256 - count));
    }

    bool operator==(const Zones&) const = default;

private:
    // Of all zones behind this one. Sixteen bytes are one addition; a few are added one by one.
    static constexpr std::size_t bounds_kept = Count + 1 <= 8 ? Count + 1 : 16;
    static_assert(Count < bounds_kept);
    void shift_bounds(std::size_t zone, std::uint8_t by) {
        const std::array<std::uint8_t, bounds_kept>& behind = behind_zone[zone];
        for (std::size_t i = 0; i < bounds_kept; ++i)
            bounds_[i] = static_cast<std::uint8_t>(bounds_[i] + (behind[i] & by));
    }
    static constexpr auto behind_zone = [] {
        std::array<std::array<std::uint8_t, bounds_kept>, Count> masks{};
        for (std::size_t zone = 0; zone < Count; ++zone) {
            for (std::size_t later = zone + 1; later <= Count; ++later) masks[zone][later] = 255;
        }
        return masks;
    }();

    std::array<T, Capacity> items_{};
    std::array<std::uint8_t, bounds_kept> bounds_{}; // where each zone begins; behind the last: where all end
};

} // namespace homestretch
