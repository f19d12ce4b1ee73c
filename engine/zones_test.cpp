#include "engine/zones.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace homestretch {
namespace {

using Three = Zones<char, 3, 5>;

std::vector<char> listed(const Three& zones, std::size_t zone) {
    return {zones[zone].begin(), zones[zone].end()};
}

TEST(Zones, share_their_room) {
    Three zones;
    zones.push_back(1, 'b');
    zones.push_back(0, 'a');
    zones.push_back(2, 'c');
    zones.insert(1, 0, 'd');

    EXPECT_EQ(listed(zones, 0), (std::vector{'a'}));
    EXPECT_EQ(listed(zones, 1), (std::vector{'d', 'b'}));
    EXPECT_EQ(listed(zones, 2), (std::vector{'c'}));
    EXPECT_EQ(zones.total(), 4U);
}

TEST(Zones, close_up_when_an_item_is_taken) {
    Three zones;
    for (const char item : {'a', 'b', 'c'}) zones.push_back(1, item);
    zones.push_back(2, 'd');

    EXPECT_EQ(zones.take(1, 0), 'a');

    EXPECT_EQ(listed(zones, 1), (std::vector{'b', 'c'}));
    EXPECT_EQ(listed(zones, 2), (std::vector{'d'}));
}

TEST(Zones, close_up_when_one_is_cleared) {
    Three zones;
    for (const char item : {'a', 'b', 'c'}) zones.push_back(1, item);
    zones.push_back(0, 'd');
    zones.push_back(2, 'e');

    zones.clear(1);

    Three expected;
    expected.push_back(0, 'd');
    expected.push_back(2, 'e');
    EXPECT_EQ(zones, expected);
    zones.clear(1);
    EXPECT_EQ(zones, expected);
}

TEST(Zones, of_more_than_255_items_grow_and_drop_several_at_once) {
    Zones<char, 2, 400> zones;
    zones.push_back(1, 'z');
    std::fill_n(zones.grow(0, 300), 300, 'a');
    zones.top(0) = 'b';

    EXPECT_EQ(zones.size(0), 300U);
    EXPECT_EQ(zones[1][0], 'z');

    zones.drop(0, 299);

    EXPECT_EQ(zones.top(0), 'a');
    EXPECT_EQ(zones.total(), 2U);
    EXPECT_EQ(zones[1][0], 'z');
}

TEST(Zones, are_equal_whatever_lay_there_before) {
    Three zones;
    zones.push_back(0, 'a');
    (void)zones.take(0, 0);

    EXPECT_EQ(zones, Three());
    EXPECT_TRUE(zones.empty(0));
}

} // namespace
} // namespace homestretch
