#include "games/slow-and-steady/laid_out.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

namespace slow_and_steady::tests {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Gt;

std::vector<CardId> listed(CardSet cards) {
    const auto list = cards.listed();
    return {list.begin(), list.end()};
}

TEST(CardSet, SS_3_a_starter_deck_has_each_power_once) {
    EXPECT_THAT(listed(CardSet::starter_deck()),
                ElementsAre(basic_card(1), basic_card(2), basic_card(3), basic_card(4)));
}

TEST(CardSet, SS_47_equal_basic_cards_are_one_choice) {
    CardSet hand;
    hand.add(basic_card(2));
    hand.add(basic_card(2));
    EXPECT_FALSE(hand.has_choice());
    EXPECT_EQ(hand.size(), 2U);

    hand.add(special_card(47));

    EXPECT_TRUE(hand.has_choice());
}

using Copies = std::array<std::uint8_t, basic_powers>;

// The special cards of these bits, and so many copies of each basic card.
CardSet set_of(std::uint64_t specials, const Copies& copies) {
    CardSet set;
    for (std::size_t i = 0; i < most_specials; ++i) {
        if ((specials >> i & 1U) != 0) set.add(special_card(i));
    }
    for (std::size_t power = 1; power <= basic_powers; ++power) {
        for (std::size_t copy = copies[power - 1] % (most_copies + 1); copy > 0; --copy)
            set.add(basic_card(power));
    }
    return set;
}

RC_GTEST_PROP(CardSet, SS_20_every_place_of_a_set_is_one_of_its_cards,
              (std::uint64_t specials, const Copies& copies)) {
    const CardSet set = set_of(specials, copies);

    std::vector<CardId> by_place;
    for (std::size_t place = 0; place < set.size(); ++place) by_place.push_back(set.at(place));

    RC_ASSERT(by_place == listed(set));
}

RC_GTEST_PROP(LaidOut, SS_20_the_cards_of_a_set_lie_side_by_side,
              (std::uint64_t specials, const Copies& copies)) {
    const CardSet set = set_of(specials, copies);

    LaidOut cards(set);
    CardSet taken;
    while (cards.size() > 0) taken.add(cards.take(cards.size() / 2));

    RC_ASSERT(taken == set);
}

RC_GTEST_PROP(LaidOut, SS_20_what_is_drawn_leaves_the_deck, (std::uint64_t specials)) {
    const CardSet set = set_of(specials, {1, 2, 0, 1});
    homestretch::RandomStream random;

    CardSet deck = set;
    CardSet hand = draw_cards(deck, set.size() / 2, random);

    RC_ASSERT(hand.size() == set.size() / 2);
    hand.add(deck);
    RC_ASSERT(hand == set);
}

TEST(CardSet, SS_21_every_card_is_drawn_about_equally_often) {
    homestretch::RandomStream random;
    std::array<int, most_specials> drawn{};
    for (int i = 0; i < 48'000; ++i) {
        CardSet deck = CardSet::first_specials(most_specials);
        ++drawn[index_of(deck.draw(random)) - basic_powers];
    }

    EXPECT_THAT(drawn, Each(Gt(800))); // 1000 each, give or take 31
}

} // namespace
} // namespace slow_and_steady::tests
