#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace homestretch {

// A set of a small enumeration that counts from 0: seats, colours, places on a board. Small enough to be
// passed and stored as a value; iterates in the order of the enumeration.
template <class E, std::size_t Count>
    requires std::is_enum_v<E> && (Count <= 64)
class EnumSet {
public:
    using Bits =
        std::conditional_t<Count <= 8, std::uint8_t,
                           std::conditional_t<Count <= 16, std::uint16_t,
                                              std::conditional_t<Count <= 32, std::uint32_t, std::uint64_t>>>;

    constexpr EnumSet() = default;
    [[nodiscard]] static constexpr EnumSet first(std::size_t count) {
        return of_bits(count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1U);
    }
    [[nodiscard]] static constexpr EnumSet only(E one) { return EnumSet(bit(one)); }
    [[nodiscard]] static constexpr EnumSet of_bits(std::uint64_t bits) {
        return EnumSet(static_cast<Bits>(bits));
    }

    [[nodiscard]] constexpr Bits bits() const { return bits_; } // bit n: the value n
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const {
        return static_cast<std::size_t>(std::popcount(bits_));
    }
    [[nodiscard]] constexpr bool contains(E one) const { return (bits_ & bit(one)) != 0; }
    constexpr void insert(E one) { bits_ |= bit(one); }
    constexpr void erase(E one) { bits_ &= static_cast<Bits>(~bit(one)); }

    friend constexpr EnumSet operator|(EnumSet left, EnumSet right) {
        return of_bits(std::uint64_t{left.bits_} | right.bits_);
    }
    friend constexpr EnumSet operator&(EnumSet left, EnumSet right) {
        return of_bits(std::uint64_t{left.bits_} & right.bits_);
    }
    // What is in the left one only.
    friend constexpr EnumSet operator-(EnumSet left, EnumSet right) {
        return of_bits(std::uint64_t{left.bits_} & ~std::uint64_t{right.bits_});
    }

    class Iterator {
    public:
        using value_type = E;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(Bits bits) : bits_(bits) {}
        constexpr E operator*() const { return static_cast<E>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= static_cast<Bits>(bits_ - 1U);
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        Bits bits_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] static constexpr Iterator end() { return Iterator(); }

    bool operator==(const EnumSet&) const = default;

private:
    constexpr explicit EnumSet(Bits bits) : bits_(bits) {}
    // A value beyond the last gives no bit, so asking for it is answered with "no", not with a wrap-around.
    [[nodiscard]] static constexpr Bits bit(E one) {
        const auto number = static_cast<std::size_t>(one);
        return number < Count ? static_cast<Bits>(Bits{1} << number) : Bits{0};
    }
    Bits bits_ = 0;
};

} // namespace homestretch
