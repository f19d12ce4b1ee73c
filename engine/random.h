#pragma once

#include "engine/check.h"
#include "engine/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace homestretch {

// The 256 bits that fix every shuffle of a match.
using Seed = std::array<std::uint8_t, 32>;

// Up to 64 hexadecimal digits, read as one number: "2a" and "002A" are the same seed.
[[nodiscard]] Result<Seed> seed_from_hex(std::string_view digits);
[[nodiscard]] std::string to_hex(const Seed& seed); // always 64 digits
// The seed of one of many games that share a parent, whatever order they are played in.
[[nodiscard]] Seed derived_seed(const Seed& parent, std::uint64_t index);
[[nodiscard]] Seed seed_from_system(); // from the operating system's secure source

using ChaChaKey = std::array<std::uint32_t, 8>;
using ChaChaBlock = std::array<std::uint32_t, 16>;

// One block of D. J. Bernstein's ChaCha with a 64-bit counter and a 64-bit nonce. Rounds is 8 for us; the
// tests also check 20 against an independent implementation.
template <int Rounds>
[[nodiscard]] ChaChaBlock chacha_block(const ChaChaKey& key, std::uint64_t counter, std::uint64_t nonce);

// The one source of chance in a state: ChaCha8 keyed by the match seed. Who has seen every card so far
// still cannot foresee the next shuffle, and the position makes a match replay exactly.
class RandomStream {
public:
    RandomStream() = default; // the stream of the all-zero seed
    explicit RandomStream(const Seed& seed);

    // A stream nobody can relate to this one; used when a viewer's ignorance is redealt.
    [[nodiscard]] RandomStream split();

    [[nodiscard]] std::uint32_t word() {
        const std::size_t place = position_ % words_.size();
        if (place == 0) refill();
        ++position_;
        return words_[place];
    }
    // Uniform in 0 to count - 1 (count at least 1), without modulo bias: Lemire's multiplication with
    // rejection.
    [[nodiscard]] std::uint32_t below(std::uint32_t count) {
        std::uint64_t product = std::uint64_t{word()} * count;
        if (static_cast<std::uint32_t>(product) < count) [[unlikely]] {
            const std::uint32_t too_low = (0U - count) % count;
            while (static_cast<std::uint32_t>(product) < too_low) product = std::uint64_t{word()} * count;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
    // Places of items that are taken one after the other out of `count`, while the others close up: the first
    // is below count, the next below count - 1, and so on. One draw of 64 bits serves them all without bias:
    // what is left over from one multiplication is the chance of the next (Brackett-Rozinsky and Lemire,
    // "Batched ranged random integer generation").
    void places_to_take(std::uint32_t count, std::span<std::uint32_t> places) {
        debug_check(places.size() <= most_places && count <= most_to_take_from && places.size() <= count);
        while (true) {
            std::uint64_t bits = word();
            bits |= std::uint64_t{word()} << 32U;
            std::uint64_t ways = 1; // in which all of them can be taken
            std::uint32_t left = count;
            for (std::uint32_t& place : places) {
                const Wide product = Wide{bits} * left;
                place = static_cast<std::uint32_t>(product >> 64U);
                bits = static_cast<std::uint64_t>(product);
                ways *= left--;
            }
            if (bits >= ways || bits >= (0U - ways) % ways) [[likely]]
                return;
        }
    }
    static constexpr std::size_t most_places = 10; // of places_to_take: 64 to the tenth fits into 64 bits
    static constexpr std::uint32_t most_to_take_from = 64;

    // Fisher–Yates from the back. Fewer than two items draw nothing.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

    // Only the first `count` places: a random choice of the items in random order; the others follow in
    // whatever order is left. For dealing from a deck of which the rest is never looked at.
    template <class T>
    void shuffle_front(std::span<T> items, std::size_t count) {
        for (std::size_t i = 0; i < count && i + 1 < items.size(); ++i) {
            std::swap(items[i], items[i + below(static_cast<std::uint32_t>(items.size() - i))]);
        }
    }

    // For dumps: the key and how many words were drawn say everything.
    [[nodiscard]] Seed key() const;
    [[nodiscard]] std::uint64_t position() const { return position_; }
    [[nodiscard]] static RandomStream at(const Seed& key, std::uint64_t position);

    bool operator==(const RandomStream&) const = default;

private:
    __extension__ using Wide = unsigned __int128;

    static constexpr std::size_t blocks_ahead = 2; // made at once: in less time than one after the other
    void refill();

    ChaChaKey key_{};
    std::uint64_t position_ = 0;                           // words drawn so far
    std::array<std::uint32_t, 16 * blocks_ahead> words_{}; // the blocks the last word came from
};

} // namespace homestretch
