#pragma once

#include "engine/zones.h"
#include "games/iditacards/zones.h"

namespace iditacards {

// Decks that are shuffled one card at a time, when the card is needed. Days end often and most of a deck is
// never looked at before the next shuffle, so putting all of it in order would be the game's main work. The
// cards that have no order yet are the lowest of their deck.
template <std::size_t Count>
class Decks {
public:
    using value_type = CardId;
    [[nodiscard]] static constexpr std::size_t capacity() { return max_cards; }
    [[nodiscard]] std::size_t size(std::size_t deck) const { return piles_.size(deck); }
    [[nodiscard]] bool empty(std::size_t deck) const { return piles_.empty(deck); }
    [[nodiscard]] bool full() const { return piles_.full(); }
    [[nodiscard]] std::size_t unordered(std::size_t deck) const { return unordered_[deck]; }
    // From the bottom to the top.
    [[nodiscard]] std::span<const CardId> operator[](std::size_t deck) const { return piles_[deck]; }
    [[nodiscard]] std::span<CardId> operator[](std::size_t deck) { return piles_[deck]; }

    void shuffle(std::size_t deck) { leave_unordered(deck, size(deck)); }
    void leave_unordered(std::size_t deck, std::size_t lowest) {
        unordered_[deck] = static_cast<std::uint16_t>(lowest);
    }
    // The cards on top, the topmost last; now they have an order. These are the last steps of the shuffle
    // that Fisher and Yates do from the back.
    [[nodiscard]] std::span<const CardId> top(std::size_t deck, std::size_t count,
                                              homestretch::RandomStream& random) {
        const std::span<CardId> cards = piles_[deck];
        homestretch::check(count <= cards.size());
        std::size_t left = unordered_[deck];
        for (; left > cards.size() - count; --left)
            std::swap(cards[left - 1], cards[random.below(static_cast<std::uint32_t>(left))]);
        unordered_[deck] = static_cast<std::uint16_t>(left);
        return cards.last(count);
    }
    CardId pop(std::size_t deck, homestretch::RandomStream& random) {
        const CardId card = top(deck, 1, random).front();
        drop(deck, 1);
        return card;
    }
    // Takes cards off the top that have an order.
    void drop(std::size_t deck, std::size_t count) {
        homestretch::check(unordered_[deck] + count <= size(deck));
        piles_.drop(deck, count);
    }
    CardId take(std::size_t deck, std::size_t index) {
        homestretch::check(unordered_[deck] <= index);
        return piles_.take(deck, index);
    }
    void push_back(std::size_t deck, CardId card) { piles_.push_back(deck, card); }
    // Room for so many cards on top, to be written by the caller.
    [[nodiscard]] CardId* grow(std::size_t deck, std::size_t count) { return piles_.grow(deck, count); }

    bool operator==(const Decks&) const = default;

private:
    homestretch::Zones<CardId, Count, max_cards> piles_{};
    std::array<std::uint16_t, Count> unordered_{};
};

} // namespace iditacards
