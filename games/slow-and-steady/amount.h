#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace slow_and_steady {

// A whole number in two bytes that may lie anywhere, so that lists of what holds one have no gaps.
class Amount {
public:
    constexpr Amount() = default;
    constexpr Amount(int value) // NOLINT: an amount is a number
        : bytes_(std::bit_cast<Bytes>(static_cast<std::int16_t>(value))) {}
    constexpr operator int() const { return std::bit_cast<std::int16_t>(bytes_); } // NOLINT
    constexpr Amount& operator+=(int more) { return *this = *this + more; }

private:
    using Bytes = std::array<std::byte, sizeof(std::int16_t)>;
    Bytes bytes_{};
};

} // namespace slow_and_steady
