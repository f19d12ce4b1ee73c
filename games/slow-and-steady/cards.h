#pragma once

#include "engine/check.h"
#include "engine/fixed_list.h"
#include "engine/random.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace slow_and_steady {

// The four basic cards come first, by power; behind them the special cards as the pack lists them, each of
// them once. Equal basic cards are one id, so that nobody can follow one through a shuffle.
enum class CardId : std::uint8_t {};
inline constexpr std::size_t most_specials = 48;
inline constexpr std::size_t basic_powers = 4;
inline constexpr std::size_t most_copies = 15; // of one basic card: a hexadecimal digit counts them
inline constexpr std::size_t most_cards = most_specials + basic_powers;
inline constexpr auto no_card = CardId{255};

[[nodiscard]] constexpr std::size_t index_of(CardId card) {
    return static_cast<std::size_t>(card);
}
[[nodiscard]] constexpr bool is_special(CardId card) {
    return index_of(card) >= basic_powers;
}
[[nodiscard]] constexpr CardId basic_card(std::size_t power) { // 1 to 4
    return static_cast<CardId>(power - 1);
}
[[nodiscard]] constexpr CardId special_card(std::size_t row) { // from 0
    return static_cast<CardId>(basic_powers + row);
}

// How a set counts each card in its word: one bit for a special card, a digit for a basic one. Tables,
// because every card that moves asks twice.
struct CardUnit {
    std::uint64_t one = 0;  // a single card
    std::uint64_t most = 0; // all bits that count it
};
inline constexpr auto card_units = [] {
    std::array<CardUnit, most_cards> units{};
    for (std::size_t i = 0; i < basic_powers; ++i)
        units[i] = {std::uint64_t{1} << (most_specials + 4 * i),
                    std::uint64_t{0xf} << (most_specials + 4 * i)};
    for (std::size_t i = 0; i < most_specials; ++i)
        units[basic_powers + i] = {std::uint64_t{1} << i, std::uint64_t{1} << i};
    return units;
}();

// Cards whose order nobody knows, in one word: a bit for each special card, then four digits that count the
// basic cards. No deck has an order that anybody could know, so every deck and hand is one of these, and
// chance decides which card is on top when it is drawn.
class CardSet {
public:
    constexpr CardSet() = default;
    [[nodiscard]] static constexpr CardSet of(CardId card) { return CardSet(unit(card)); }
    [[nodiscard]] static constexpr CardSet starter_deck() { return CardSet(std::uint64_t{0x1111} << 48U); }
    [[nodiscard]] static constexpr CardSet first_specials(std::size_t count) {
        return CardSet((std::uint64_t{1} << count) - 1U);
    }

    [[nodiscard]] constexpr bool empty() const { return word_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return special_count() + basic_count(); }
    [[nodiscard]] constexpr bool contains(CardId card) const {
        return (word_ & card_units[index_of(card)].most) != 0;
    }
    [[nodiscard]] constexpr std::size_t count(CardId card) const {
        return is_special(card) ? std::size_t{contains(card)} : basics_of(index_of(card) + 1);
    }
    // Special cards 8 * byte to 8 * byte + 7, one bit each.
    [[nodiscard]] constexpr std::size_t eight_specials(std::size_t byte) const {
        return word_ >> (8 * byte) & 0xffU;
    }
    [[nodiscard]] constexpr std::size_t basics_of(std::size_t power) const { // 1 to 4
        return word_ >> (most_specials + 4 * (power - 1)) & 0xfU;
    }
    [[nodiscard]] constexpr CardSet specials() const { return CardSet(word_ & special_mask); }
    [[nodiscard]] constexpr CardSet basics() const { return CardSet(word_ & ~special_mask); }

    constexpr void add(CardId card) { word_ += unit(card); }
    void remove(CardId card) {
        homestretch::check(contains(card));
        word_ -= unit(card);
    }
    // Nothing may be in both twice that exists once.
    constexpr void add(CardSet other) { word_ += other.word_; }
    constexpr void remove(CardSet other) { word_ -= other.word_; } // all of it must be here
    [[nodiscard]] constexpr CardSet without_specials(CardSet other) const {
        return CardSet(word_ & ~(other.word_ & special_mask));
    }
    [[nodiscard]] constexpr CardSet only_specials_of(CardSet other) const {
        return CardSet(word_ & other.word_ & special_mask);
    }
    // Special cards that are here or there.
    [[nodiscard]] constexpr CardSet joined_with_specials(CardSet other) const {
        return CardSet(word_ | (other.word_ & special_mask));
    }

    // How many different cards there are, and whether it is more than one.
    [[nodiscard]] constexpr bool has_choice() const {
        const std::uint64_t kinds = (word_ & special_mask) | different_basics();
        return (kinds & (kinds - 1)) != 0;
    }
    // Each different card once: basic cards by power, then special cards.
    template <class Visit>
    constexpr void each_kind(Visit&& visit) const {
        for (std::uint64_t left = different_basics(); left != 0; left &= left - 1)
            visit(basic_card(1 + (static_cast<std::size_t>(std::countr_zero(left)) - most_specials) / 4));
        each_special(visit);
    }
    template <class Visit>
    constexpr void each_special(Visit&& visit) const {
        for (std::uint64_t left = word_ & special_mask; left != 0; left &= left - 1)
            visit(special_card(static_cast<std::size_t>(std::countr_zero(left))));
    }
    // Every card, copies one after the other.
    [[nodiscard]] auto listed() const {
        homestretch::FixedList<CardId, most_specials + basic_powers * most_copies> cards;
        each_kind([&](CardId card) {
            for (std::size_t copy = count(card); copy > 0; --copy) cards.push_back(card);
        });
        return cards;
    }
    // The card at this place of that list.
    [[nodiscard]] constexpr CardId at(std::size_t place) const {
        for (std::size_t power = 1; power <= basic_powers; ++power) {
            if (place < basics_of(power)) return basic_card(power);
            place -= basics_of(power);
        }
        std::uint64_t left = word_ & special_mask;
        for (; place > 0; --place) left &= left - 1;
        return special_card(static_cast<std::size_t>(std::countr_zero(left)));
    }
    // The special card listed first; there must be one.
    [[nodiscard]] constexpr CardId first_special() const {
        return special_card(static_cast<std::size_t>(std::countr_zero(word_ & special_mask)));
    }
    // Any card, each equally likely; there must be one.
    CardId draw(homestretch::RandomStream& random) {
        const CardId card = at(random.below(static_cast<std::uint32_t>(size())));
        word_ -= unit(card);
        return card;
    }

    bool operator==(const CardSet&) const = default;

private:
    static constexpr std::uint64_t special_mask = (std::uint64_t{1} << most_specials) - 1U;

    constexpr explicit CardSet(std::uint64_t word) : word_(word) {}
    [[nodiscard]] static constexpr std::uint64_t unit(CardId card) { return card_units[index_of(card)].one; }
    // Without a table or an instruction that not every processor has.
    [[nodiscard]] constexpr std::size_t special_count() const {
        std::uint64_t bits = word_ & special_mask;
        bits -= bits >> 1U & 0x5555'5555'5555'5555U;
        bits = (bits & 0x3333'3333'3333'3333U) + (bits >> 2U & 0x3333'3333'3333'3333U);
        bits = (bits + (bits >> 4U)) & 0x0f0f'0f0f'0f0f'0f0fU;
        return bits * 0x0101'0101'0101'0101U >> 56U;
    }
    [[nodiscard]] constexpr std::size_t basic_count() const {
        const auto digits = static_cast<unsigned>(word_ >> most_specials);
        const unsigned pairs = (digits & 0x0f0fU) + ((digits >> 4U) & 0x0f0fU);
        return (pairs + (pairs >> 8U)) & 0xffU;
    }
    // The lowest bit of each digit that is not zero.
    [[nodiscard]] constexpr std::uint64_t different_basics() const {
        const std::uint64_t digits = word_ & ~special_mask;
        return (digits | digits >> 1U | digits >> 2U | digits >> 3U) & (std::uint64_t{0x1111} << 48U);
    }

    std::uint64_t word_ = 0;
};

} // namespace slow_and_steady
