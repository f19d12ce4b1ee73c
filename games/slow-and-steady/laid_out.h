#pragma once

#include "games/slow-and-steady/cards.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace slow_and_steady {

// Of eight neighbouring special cards: the places of those that are there, a byte each, from the lowest.
struct EightLaidOut {
    std::uint64_t places = 0;
    std::uint64_t count = 0;
};
inline constexpr auto laid_out_eights = [] {
    std::array<EightLaidOut, 256> eights{};
    for (std::size_t set = 0; set < eights.size(); ++set) {
        for (std::size_t place = 0; place < 8; ++place) {
            if ((set >> place & 1U) == 0) continue;
            eights[set].places |= place << (8 * eights[set].count++);
        }
    }
    return eights;
}();

// The cards of a set side by side: to draw several of them is to pick places. Laid out by tables, eight
// special cards at a time, because most of a random match is dealing cards, and a loop over the bits of a set
// ends where no processor expects it.
class LaidOut {
public:
    explicit LaidOut(CardSet cards) { // NOLINT: cards_ stays uninitialised behind the last card
        const bool has_basics = !cards.basics().empty(); // the deck of the draft has none
        for (std::size_t power = 1; has_basics && power <= basic_powers; ++power) {
            const std::uint64_t eight = every_byte * index_of(basic_card(power));
            write(size_, eight);
            write(size_ + 8, eight);
            size_ += cards.basics_of(power);
        }
        for (std::size_t byte = 0; byte < most_specials / 8; ++byte) {
            const EightLaidOut& eight = laid_out_eights[cards.eight_specials(byte)];
            write(size_, eight.places + every_byte * index_of(special_card(8 * byte)));
            size_ += eight.count;
        }
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    // The last card takes its place.
    CardId take(std::size_t place) {
        homestretch::debug_check(place < size_);
        const CardId card = cards_[place];
        cards_[place] = cards_[--size_];
        return card;
    }

private:
    static constexpr std::uint64_t every_byte = 0x0101'0101'0101'0101U;

    // Always eight cards, of which the next ones may overwrite some: cheaper than to count.
    void write(std::size_t place, std::uint64_t eight) {
        std::memcpy(cards_.data() + place, &eight, sizeof eight);
    }

    std::array<CardId, most_specials + basic_powers * most_copies + 8> cards_;
    std::size_t size_ = 0;
};

// Takes so many cards out of a set, or all there are, each choice equally likely. Gives them to `show` one
// after the other, in the order of drawing, and then back all together.
template <class Show>
CardSet draw_cards(CardSet& from, std::size_t count, homestretch::RandomStream& random, Show&& show) {
    LaidOut cards(from);
    CardSet drawn;
    count = std::min(count, cards.size());
    while (count > 0) {
        std::array<std::uint32_t, homestretch::RandomStream::most_places> places; // NOLINT: filled next
        const std::size_t now = std::min(count, places.size());
        random.places_to_take(static_cast<std::uint32_t>(cards.size()), std::span(places).first(now));
        for (std::size_t i = 0; i < now; ++i) {
            const CardId card = cards.take(places[i]);
            from.remove(CardSet::of(card));
            drawn.add(card);
            show(card);
        }
        count -= now;
    }
    return drawn;
}
inline CardSet draw_cards(CardSet& from, std::size_t count, homestretch::RandomStream& random) {
    return draw_cards(from, count, random, [](CardId) {});
}

} // namespace slow_and_steady
