#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>

namespace homestretch {

// A list with room for Capacity items inside the object itself, for states and for what play reads of rules:
// no heap, copied by memcpy. Places behind the last item always hold T{}, so equal lists are equal byte for
// byte.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && Capacity <= 65535);
    using Size = std::conditional_t<Capacity <= 255, std::uint8_t, std::uint16_t>;

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
        size_ = static_cast<Size>(size_ + count);
    }
    constexpr T pop_back() {
        check(size_ > 0);
        const T last = items_[--size_];
        items_[size_] = T{};
        return last;
    }
    // Takes one item out; those behind it close up and keep their order.
    T take(std::size_t index) {
        check(index < size_);
        const T taken = items_[index];
        if constexpr (sizeof items_ > sizeof(std::uint64_t) && sizeof items_ < 2 * sizeof(std::uint64_t)) {
            close_gap_in_words(index);
        } else {
            std::copy(begin() + index + 1, end(), begin() + index);
            items_[size_ - 1U] = T{};
        }
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
        size_ = static_cast<Size>(size);
    }
    [[nodiscard]] constexpr bool contains(const T& item) const {
        return std::find(begin(), end(), item) != end();
    }

    // The whole array is compared: places behind the end hold T{} on both sides.
    bool operator==(const FixedList&) const = default;

private:
    // A short list fits into two machine words, where closing a gap is a shift: draft hands do this all the
    // time, and a loop over them ends where no processor expects it.
    void close_gap_in_words(std::size_t index) {
        // Both words are read and written whole; the second one overlaps the first.
        constexpr std::size_t overlap = 8 * (2 * sizeof(std::uint64_t) - sizeof items_);
        constexpr std::size_t item = 8 * sizeof(T);
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        auto* const bytes = reinterpret_cast<std::byte*>(items_.data());
        std::byte* const upper = bytes + sizeof items_ - sizeof high;
        std::memcpy(&low, bytes, sizeof low);
        std::memcpy(&high, upper, sizeof high);
        high >>= overlap;
        const auto [low_kept, high_kept] = words_before[index];
        low = (low & low_kept) | ((low >> item | high << (64 - item)) & ~low_kept);
        high = (high & high_kept) | ((high >> item) & ~high_kept);
        if constexpr (overlap > 0) high = high << overlap | low >> (64 - overlap);
        std::memcpy(bytes, &low, sizeof low);
        std::memcpy(upper, &high, sizeof high);
    }
    // By index: the bits of the items before it.
    static constexpr auto words_before = [] {
        constexpr std::size_t longest = 2 * sizeof(std::uint64_t);
        std::array<std::array<std::uint64_t, 2>, longest> masks{};
        for (std::size_t index = 0; index < longest; ++index) {
            for (std::size_t bit = 0; bit < index * 8 * sizeof(T) && bit < 128; ++bit)
                masks[index][bit / 64] |= std::uint64_t{1} << (bit % 64);
        }
        return masks;
    }();

    std::array<T, Capacity> items_{};
    Size size_ = 0;
};

} // namespace homestretch
