#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace drags_2_riches {

// A row of wardrobe.csv, starters.csv or coins.csv, in this order. Copies are equal values, so that nobody
// can follow one through a shuffle.
enum class CardId : std::uint8_t {};
inline constexpr auto no_card = CardId{255};
[[nodiscard]] constexpr std::size_t index_of(CardId card) {
    return static_cast<std::size_t>(card);
}

// Where a card stands in the words of a CardSet: one bit for each copy, side by side in one word.
struct CardBits {
    std::uint64_t first = 0; // its lowest bit
    std::uint64_t all = 0;
    std::size_t word = 0;
};

// A number of cards whose order has no meaning: hands, Wardrobes nobody has looked into, Floordrobes. Of the
// copies of a card always the lowest bits are set, so equal sets are equal byte for byte, a card is there if
// its first bit is, and the rules can name groups of cards (all Blocks, all Hair) by masks of first bits.
class CardSet {
public:
    static constexpr std::size_t word_count = 3;
    static constexpr std::size_t word_bits = 64;

    [[nodiscard]] bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    [[nodiscard]] std::size_t size() const {
        std::size_t cards = 0;
        for (const std::uint64_t word : words_) cards += word == 0 ? 0 : bits_in(word);
        return cards;
    }
    [[nodiscard]] bool has(const CardBits& card) const { return (words_[card.word] & card.first) != 0; }
    [[nodiscard]] std::size_t count(const CardBits& card) const {
        return bits_in(words_[card.word] & card.all);
    }
    // The carry of the sum is the bit behind the copies that are there already.
    void add(const CardBits& card) { words_[card.word] |= words_[card.word] + card.first; }
    void remove(const CardBits& card) {
        const std::uint64_t there = words_[card.word] & card.all;
        words_[card.word] ^= (there ^ (there >> 1U)) & card.all; // the highest of them
    }

    // The bit of the nth card (from 0): a random one, if n is.
    [[nodiscard]] std::size_t nth(std::size_t n) const {
        std::size_t index = 0;
        for (; index + 1 < word_count; ++index) {
            const std::size_t here = bits_in(words_[index]);
            if (n < here) break;
            n -= here;
        }
        std::uint64_t word = words_[index];
        for (; n > 0; --n) word &= word - 1;
        return index * word_bits + static_cast<std::size_t>(std::countr_zero(word));
    }
    [[nodiscard]] std::size_t lowest() const { return nth(0); }

    template <class Visit>
    void for_each_bit(Visit&& visit) const {
        for (std::size_t index = 0; index < word_count; ++index) {
            for (std::uint64_t word = words_[index]; word != 0; word &= word - 1)
                visit(index * word_bits + static_cast<std::size_t>(std::countr_zero(word)));
        }
    }

    [[nodiscard]] CardSet operator&(const CardSet& mask) const {
        return {words_[0] & mask.words_[0], words_[1] & mask.words_[1], words_[2] & mask.words_[2]};
    }
    [[nodiscard]] CardSet operator|(const CardSet& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1], words_[2] | other.words_[2]};
    }
    [[nodiscard]] CardSet without(const CardSet& mask) const {
        return {words_[0] & ~mask.words_[0], words_[1] & ~mask.words_[1], words_[2] & ~mask.words_[2]};
    }

    constexpr CardSet() = default;
    bool operator==(const CardSet&) const = default;

private:
    // std::popcount calls a function of the runtime library on processors that may lack the instruction.
    static constexpr std::size_t bits_in(std::uint64_t word) {
        word -= word >> 1U & 0x5555'5555'5555'5555U;
        word = (word & 0x3333'3333'3333'3333U) + (word >> 2U & 0x3333'3333'3333'3333U);
        word = (word + (word >> 4U)) & 0x0f0f'0f0f'0f0f'0f0fU;
        return static_cast<std::size_t>(word * 0x0101'0101'0101'0101U >> 56U);
    }

    constexpr CardSet(std::uint64_t first, std::uint64_t second, std::uint64_t third)
        : words_{first, second, third} {}

    std::array<std::uint64_t, word_count> words_{};
};

} // namespace drags_2_riches
