#pragma once

// How cards lie: in a heap, in piles with a top, and as what everybody remembers of them.

#include "engine/check.h"
#include "engine/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>

namespace iditacards {

// A row of cards.csv. Copies of a card are equal values, so no copy can be followed through a shuffle.
enum class CardId : std::uint8_t {};

inline constexpr std::size_t max_names = 128; // different cards of a pack
inline constexpr std::size_t max_cards = 384; // all cards of a pack, copies counted

[[nodiscard]] constexpr std::size_t index_of(CardId card) {
    return static_cast<std::size_t>(card);
}

// A set of different cards.
class CardSet {
public:
    [[nodiscard]] bool empty() const { return (bits_[0] | bits_[1]) == 0; }
    [[nodiscard]] bool contains(CardId card) const {
        return ((bits_[index_of(card) / 64] >> (index_of(card) % 64)) & 1U) != 0;
    }
    void insert(CardId card) { bits_[index_of(card) / 64] |= std::uint64_t{1} << (index_of(card) % 64); }
    void erase(CardId card) { bits_[index_of(card) / 64] &= ~(std::uint64_t{1} << (index_of(card) % 64)); }
    void clear() { bits_ = {}; }
    [[nodiscard]] bool intersects(const CardSet& other) const {
        return ((bits_[0] & other.bits_[0]) | (bits_[1] & other.bits_[1])) != 0;
    }
    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(std::popcount(bits_[0])) +
               static_cast<std::size_t>(std::popcount(bits_[1]));
    }

    class Iterator {
    public:
        explicit Iterator(const std::array<std::uint64_t, 2>& bits) : word_(bits[0]), later_(bits[1]) {
            if (word_ == 0) enter_next_word();
        }
        CardId operator*() const { return static_cast<CardId>(first_ + std::countr_zero(word_)); }
        Iterator& operator++() {
            word_ &= word_ - 1;
            if (word_ == 0) enter_next_word();
            return *this;
        }
        bool operator==(std::default_sentinel_t) const { return word_ == 0; }

    private:
        void enter_next_word() {
            word_ = later_;
            later_ = 0;
            first_ = 64;
        }
        std::uint64_t word_; // with what is left of it
        std::uint64_t later_;
        int first_ = 0; // card of the word
    };
    [[nodiscard]] Iterator begin() const { return Iterator(bits_); } // in the order of the file
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }

    bool operator==(const CardSet&) const = default;

private:
    std::array<std::uint64_t, 2> bits_{};
};

template <class List>
[[nodiscard]] CardSet set_of(const List& cards) {
    CardSet names;
    for (const CardId card : cards) names.insert(card);
    return names;
}

// Cards without an order: a hand, a discard pile, the supply.
class Cards {
public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const CardSet& names() const { return names_; }
    [[nodiscard]] std::size_t count(CardId card) const { return counts_[index_of(card)]; }
    [[nodiscard]] bool contains(CardId card) const { return names_.contains(card); }

    void add(CardId card, std::size_t copies = 1) {
        if (copies == 0) return;
        counts_[index_of(card)] = static_cast<std::uint8_t>(counts_[index_of(card)] + copies);
        names_.insert(card);
        size_ += copies;
    }
    void remove(CardId card) {
        homestretch::check(counts_[index_of(card)] > 0);
        --size_;
        if (--counts_[index_of(card)] == 0) names_.erase(card);
    }
    void clear() { *this = {}; }
    // Every card with its copies, in the order of the file.
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (const CardId card : names_) {
            for (std::size_t copy = 0; copy < count(card); ++copy) visit(card);
        }
    }
    bool operator==(const Cards&) const = default;

private:
    CardSet names_{};
    std::array<std::uint8_t, max_names> counts_{};
    std::uint64_t size_ = 0; // as wide as the words before it: no padding
};

// Cards of a list, whose order is forgotten.
[[nodiscard]] inline Cards heap(std::span<const CardId> list) {
    Cards cards;
    for (const CardId card : list) cards.add(card);
    return cards;
}

// Cards that everybody knows to lie in a player's hand, and in the player's deck at an unknown place. Of more
// than fifteen equal ones the rest is forgotten.
class Known {
public:
    [[nodiscard]] std::size_t in_hand(CardId card) const { return marks_[index_of(card)] & most; }
    [[nodiscard]] std::size_t in_deck(CardId card) const { return marks_[index_of(card)] >> 4U; }

    void enters_hand(CardId card) { change(card, std::min(in_hand(card) + 1, most), in_deck(card)); }
    void enters_deck(CardId card) { change(card, in_hand(card), std::min(in_deck(card) + 1, most)); }
    void leaves_hand(CardId card) {
        if (in_hand(card) > 0) change(card, in_hand(card) - 1, in_deck(card));
    }
    void leaves_deck(CardId card) {
        if (in_deck(card) > 0) change(card, in_hand(card), in_deck(card) - 1);
    }
    void forget_deck() {
        for (std::uint8_t& mark : marks_) mark &= most;
    }
    void forget_all() { marks_ = {}; }
    bool operator==(const Known&) const = default;

private:
    static constexpr std::size_t most = 15;
    void change(CardId card, std::size_t hand, std::size_t deck) {
        marks_[index_of(card)] = static_cast<std::uint8_t>(deck << 4U | hand);
    }
    std::array<std::uint8_t, max_names> marks_{};
};

} // namespace iditacards
