#include "engine/seat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace homestretch {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::size_t> indices(SeatSet set) {
    std::vector<std::size_t> all;
    for (const Seat seat : set) all.push_back(index_of(seat));
    return all;
}

} // namespace

TEST(SeatSet, of_a_table_holds_its_seats_in_order) {
    EXPECT_THAT(indices(seats(3)), ElementsAre(0, 1, 2));
    EXPECT_THAT(indices(seats(8)), ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
    EXPECT_THAT(indices(seats(0)), IsEmpty());
}

TEST(SeatSet, iterates_in_seat_order_whatever_the_order_of_insertion) {
    SeatSet set;
    set.insert(seat_at(6));
    set.insert(seat_at(1));
    set.insert(seat_at(6));

    EXPECT_THAT(indices(set), ElementsAre(1, 6));
    EXPECT_EQ(set.size(), 2U);
}

TEST(SeatSet, erasing_a_seat_that_is_not_there_changes_nothing) {
    SeatSet set = SeatSet::only(seat_at(2));

    set.erase(seat_at(3));
    EXPECT_EQ(set, SeatSet::only(seat_at(2)));

    set.erase(seat_at(2));
    EXPECT_TRUE(set.empty());
}

TEST(SeatSet, never_holds_a_seat_beyond_the_table) {
    const SeatSet everybody = seats(max_seats);

    EXPECT_FALSE(everybody.contains(seat_at(8)));
    EXPECT_FALSE(everybody.contains(seat_at(255)));
    EXPECT_TRUE(SeatSet::only(seat_at(8)).empty());
}

enum class Colour : std::uint8_t { Red, Green, Blue };
using Colours = EnumSet<Colour, 3>;

TEST(EnumSet, is_joined_crossed_and_reduced) {
    Colours warm = Colours::only(Colour::Red);
    Colours all = Colours::first(3);

    EXPECT_EQ(warm | Colours::only(Colour::Blue), all - Colours::only(Colour::Green));
    EXPECT_EQ(all & warm, warm);
    EXPECT_EQ(all.bits(), 7U);
    EXPECT_EQ(Colours::of_bits(5), all - Colours::only(Colour::Green));
}

} // namespace homestretch
