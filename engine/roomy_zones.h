#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace homestretch {

// Several lists that share one array, like Zones, for lists that change all the time: each takes whole rooms
// of eight places, one at least, so that an item that comes or goes hardly ever moves the lists behind it.
// That needs up to seven more places for each list. Where a list lies depends on the sizes alone and places
// without an item hold T{}, so equal zones are equal byte for byte.
template <class T, std::size_t Count, std::size_t Capacity>
class RoomyZones {
    static_assert(std::is_trivially_copyable_v<T> && Capacity <= 255);

public:
    using value_type = T;
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] bool full() const { return total() == Capacity; }
    RoomyZones() {
        for (std::size_t zone = 0; zone < Count; ++zone) first_[zone] = static_cast<std::uint8_t>(zone);
    }

    [[nodiscard]] std::size_t size(std::size_t zone) const { return sizes_[zone]; }
    [[nodiscard]] bool empty(std::size_t zone) const { return sizes_[zone] == 0; }
    [[nodiscard]] std::size_t total() const {
        std::size_t items = 0;
        for (const std::uint8_t size : sizes_) items += size;
        return items;
    }
    [[nodiscard]] std::span<T> operator[](std::size_t zone) { return {begin(zone), size(zone)}; }
    [[nodiscard]] std::span<const T> operator[](std::size_t zone) const {
        return {items_.data() + room * first_[zone], size(zone)};
    }

    void push_back(std::size_t zone, const T& item) {
        const std::size_t size = sizes_[zone];
        if (size >= room && size % room == 0) [[unlikely]]
            add_room(zone);
        begin(zone)[size] = item;
        ++sizes_[zone];
    }
    void insert(std::size_t zone, std::size_t index, const T& item) {
        check(index <= size(zone));
        push_back(zone, item);
        T* const first = begin(zone);
        std::rotate(first + index, first + size(zone) - 1, first + size(zone));
    }
    // Those behind it close up and keep their order.
    T take(std::size_t zone, std::size_t index) {
        const std::size_t size = sizes_[zone];
        check(index < size);
        T* const first = begin(zone);
        const T taken = first[index];
        if (size <= room) [[likely]] {
            close_gap(first, index);
        } else {
            close_gap_in_rooms(zone, index);
        }
        --sizes_[zone];
        return taken;
    }

    bool operator==(const RoomyZones&) const = default;

private:
    static constexpr std::size_t room = 8;
    // The first room is there anyway; every other one means eight more items.
    static constexpr std::size_t most_rooms = Count + (Capacity - 1) / room;
    static_assert(most_rooms < 255);

    [[nodiscard]] T* begin(std::size_t zone) { return items_.data() + room * first_[zone]; }

    // In a single room. As many items are moved wherever the gap is: a loop over so few of them ends where no
    // processor expects it. What that shifts in the room behind it is put back.
    static void close_gap(T* first, std::size_t index) {
        std::array<T, room> behind;
        std::array<T, room> next;
        std::copy_n(first + index + 1, room, behind.begin());
        std::copy_n(first + room, room, next.begin());
        std::copy_n(behind.begin(), room, first + index);
        std::copy_n(next.begin(), room, first + room);
        first[room - 1] = T{};
    }

    // What follows is needed so rarely that it must not stand in the way of the rest.
    [[gnu::noinline]] void close_gap_in_rooms(std::size_t zone, std::size_t index) {
        const std::size_t size = sizes_[zone];
        T* const first = begin(zone);
        std::copy(first + index + 1, first + size, first + index);
        first[size - 1] = T{};
        if (size % room != 1) return;
        T* const left = first + size - 1; // the room that is empty now
        std::copy(left + room, end_of_rooms(), left);
        std::fill_n(end_of_rooms() - room, room, T{});
        for (std::size_t later = zone + 1; later < Count; ++later) --first_[later];
    }
    [[gnu::noinline]] void add_room(std::size_t zone) {
        T* const place = begin(zone) + sizes_[zone];
        T* const end = end_of_rooms();
        check(end != items_.data() + room * most_rooms);
        std::copy_backward(place, end, end + room);
        std::fill_n(place, room, T{});
        for (std::size_t later = zone + 1; later < Count; ++later) ++first_[later];
    }
    [[nodiscard]] T* end_of_rooms() {
        const std::size_t last = std::max<std::size_t>(sizes_[Count - 1], 1);
        return begin(Count - 1) + (last + room - 1) / room * room;
    }

    std::array<T, room*(most_rooms + 1)> items_{}; // the last room is always empty, see close_gap
    std::array<std::uint8_t, Count> first_{};      // the first room of each zone
    std::array<std::uint8_t, Count> sizes_{};
};

} // namespace homestretch
