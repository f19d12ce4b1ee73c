#pragma once

#include "engine/check.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace homestretch {

// Scrambles two numbers into one, so that keys that differ in any bit differ in about half of them.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t with) {
    std::uint64_t bits = (key ^ (with + 0x9e37'79b9'7f4a'7c15U)) * 0xff51'afd7'ed55'8ccdU;
    bits = (bits ^ (bits >> 32U)) * 0xc4ce'b9fe'1a85'ec53U;
    return bits ^ (bits >> 29U);
}

// What the search knows of one action in one information set; or, without a value, of the set itself.
struct Edge {
    std::uint64_t key = 0; // 0: a free place
    std::uint32_t visits = 0;
    std::uint32_t available = 0; // how often it could have been chosen
    float total = 0.0F;          // of what the acting seat got
    [[nodiscard]] float value() const { return total / static_cast<float>(visits); }
};

// The tree: every edge under the hash of the information set it leaves and of its action. There are no nodes
// and no pointers; the way down is a way of hashing. All room is taken when the table is made; once it is
// nearly full nothing is added, and the search goes on with what it has.
class EdgeTable {
public:
    explicit EdgeTable(std::size_t room)
        : edges_(std::bit_ceil(2 * room + 2)), mask_(edges_.size() - 1), free_(edges_.size() / 2) {}

    // Nothing if there is none yet.
    [[nodiscard]] Edge* find(std::uint64_t key) {
        Edge& place = edges_[place_of(key)];
        return place.key == key ? &place : nullptr;
    }
    // A new one if there is room; nothing otherwise. The key must not be in the table.
    [[nodiscard]] Edge* add(std::uint64_t key) {
        if (free_ == 0) return nullptr;
        --free_;
        Edge& place = edges_[place_of(key)];
        place.key = key;
        return &place;
    }

private:
    // Where the key is or would be.
    [[nodiscard]] std::size_t place_of(std::uint64_t key) const {
        std::size_t place = static_cast<std::size_t>(key) & mask_;
        while (edges_[place].key != 0 && edges_[place].key != key) place = (place + 1) & mask_;
        return place;
    }

    std::vector<Edge> edges_;
    std::size_t mask_;
    std::size_t free_;
};

} // namespace homestretch
