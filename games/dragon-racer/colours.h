#pragma once

#include <cstddef>
#include <cstdint>

namespace dragon_racer {

inline constexpr std::size_t colour_count = 4; // red, green, blue, gold

// One small number per colour, side by side in one word: adding two of them adds colour by colour.
// Each lane is 16 bits wide, of which the top one stays free for comparisons.
class ColourCounts {
public:
    constexpr ColourCounts() = default;
    [[nodiscard]] static constexpr ColourCounts of(std::size_t colour, unsigned count) {
        return ColourCounts(std::uint64_t{count} << (16U * colour));
    }
    [[nodiscard]] constexpr unsigned operator[](std::size_t colour) const {
        return static_cast<unsigned>((lanes_ >> (16U * colour)) & 0x7fffU);
    }
    constexpr ColourCounts& operator+=(ColourCounts other) {
        lanes_ += other.lanes_;
        return *this;
    }
    friend constexpr ColourCounts operator+(ColourCounts left, ColourCounts right) { return left += right; }
    // Only where no colour goes below none.
    friend constexpr ColourCounts operator-(ColourCounts left, ColourCounts right) {
        return ColourCounts(left.lanes_ - right.lanes_);
    }
    // Itself, or nothing: without a branch, for conditions that nobody can foresee.
    [[nodiscard]] constexpr ColourCounts only_if(bool condition) const {
        return ColourCounts(lanes_ & (std::uint64_t{0} - std::uint64_t{condition}));
    }
    [[nodiscard]] constexpr unsigned total() const {
        return static_cast<unsigned>((lanes_ * 0x0001'0001'0001'0001U) >> 48U);
    }
    // Colour by colour, how much of this there is beyond the other; never less than none.
    [[nodiscard]] constexpr ColourCounts beyond(ColourCounts other) const {
        const std::uint64_t difference = (lanes_ | tops) - other.lanes_; // top bit still there: not negative
        const std::uint64_t positive = ((difference & tops) >> 15U) * 0x7fffU;
        return ColourCounts(difference & positive);
    }
    bool operator==(const ColourCounts&) const = default;

private:
    static constexpr std::uint64_t tops = 0x8000'8000'8000'8000U;
    constexpr explicit ColourCounts(std::uint64_t lanes) : lanes_(lanes) {}
    std::uint64_t lanes_ = 0;
};

} // namespace dragon_racer
