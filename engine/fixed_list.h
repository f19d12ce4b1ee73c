#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace homestretch {

// A list with room for Capacity items inside the object itself, for states: no heap, copied by memcpy.
// Places behind the last item always hold T{}, so equal lists are equal byte for byte.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && Capacity <= 255);

public:
    using value_type = T;
    constexpr FixedList() = default;
    constexpr FixedList(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }

    constexpr T& operator[](std::size_t index) {
        debug_check(index < size_);
        return items_[index];
    }
    constexpr const T& operator[](std::size_t index) const {
        debug_check(index < size_);
        return items_[index];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* data() { return items_.data(); }
    constexpr const T* data() const { return items_.data(); }

    constexpr void push_back(const T& item) {
        check(size_ < Capacity);
        items_[size_++] = item;
    }
    // `count` items from `first` on, which are not in this list.
    constexpr void append(const T* first, std::size_t count) {
        check(size_ + count <= Capacity);
        std::copy_n(first, count, end());
        size_ = static_cast<std::uint8_t>(size_ + count);
    }
    constexpr T pop_back() {
        check(size_ > 0);
        const T last = items_[--size_];
        items_[size_] = T{};
        return last;
    }
    // Takes one item out; those behind it close up and keep their order.
    constexpr T take(std::size_t index) {
        check(index < size_);
        const T taken = items_[index];
        // Over the whole array, whatever the size: no branch to mispredict, and places behind the end hold
        // T{}.
        for (std::size_t i = 0; i + 1 < Capacity; ++i) items_[i] = i < index ? items_[i] : items_[i + 1];
        items_[Capacity - 1] = T{};
        --size_;
        return taken;
    }
    constexpr void clear() {
        std::fill(begin(), end(), T{});
        size_ = 0;
    }
    // Grows with T{} or cuts off at the end.
    constexpr void resize(std::size_t size) {
        check(size <= Capacity);
        if (size < size_) std::fill(begin() + size, end(), T{});
        size_ = static_cast<std::uint8_t>(size);
    }
    [[nodiscard]] constexpr bool contains(const T& item) const {
        return std::find(begin(), end(), item) != end();
    }

    // The whole array is compared: places behind the end hold T{} on both sides.
    bool operator==(const FixedList&) const = default;

private:
    std::array<T, Capacity> items_{};
    std::uint8_t size_ = 0;
};

} // namespace homestretch
