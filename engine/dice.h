#pragma once

#include <cstddef>
#include <cstdint>

namespace homestretch {

// Cheap chance for those who imagine games: rollouts and benchmarks throw dice far more often than a match
// does, and nobody has anything to gain from foreseeing them. The match's own chance is RandomStream.
class Dice {
public:
    constexpr explicit Dice(std::uint64_t seed = 0) : bits_(seed) {}

    constexpr std::uint64_t throw_bits() { // Steele, Lea and Flood's SplitMix64
        bits_ += 0x9e37'79b9'7f4a'7c15U;
        std::uint64_t mixed = (bits_ ^ (bits_ >> 30U)) * 0xbf58'476d'1ce4'e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d0'49bb'1331'11ebU;
        return mixed ^ (mixed >> 31U);
    }
    // 0 to count - 1; as good as uniform for the small counts of a game.
    constexpr std::size_t below(std::size_t count) {
        return static_cast<std::size_t>(((throw_bits() >> 32U) * count) >> 32U);
    }
    // From 0 up to but not including 1.
    constexpr float fraction() { return static_cast<float>(throw_bits() >> 40U) * 0x1p-24F; }

private:
    std::uint64_t bits_;
};

} // namespace homestretch
