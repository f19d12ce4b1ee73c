#include "engine/roomy_zones.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace homestretch {
namespace {

using ThreeRoomy = RoomyZones<char, 3, 40>;
struct TwoNumbers {
    std::uint16_t first = 0;
    std::uint16_t second = 0;
    bool operator==(const TwoNumbers&) const = default;
};

std::string content(const ThreeRoomy& zones, std::size_t zone) {
    return {zones[zone].begin(), zones[zone].end()};
}

void push_each(ThreeRoomy& zones, std::size_t zone, std::string_view items) {
    for (const char item : items) zones.push_back(zone, item);
}

TEST(RoomyZones, keep_their_items_in_order) {
    ThreeRoomy zones;
    push_each(zones, 1, "bc");
    push_each(zones, 0, "a");
    push_each(zones, 2, "d");
    zones.insert(1, 0, 'e');

    EXPECT_EQ(content(zones, 0), "a");
    EXPECT_EQ(content(zones, 1), "ebc");
    EXPECT_EQ(content(zones, 2), "d");
    EXPECT_EQ(zones.total(), 5U);
}

TEST(RoomyZones, close_up_when_an_item_is_taken) {
    ThreeRoomy zones;
    push_each(zones, 1, "abcdefgh");
    push_each(zones, 2, "z");

    EXPECT_EQ(zones.take(1, 7), 'h');
    EXPECT_EQ(zones.take(1, 0), 'a');
    EXPECT_EQ(zones.take(1, 3), 'e');

    EXPECT_EQ(content(zones, 1), "bcdfg");
    EXPECT_EQ(content(zones, 2), "z");
}

TEST(RoomyZones, close_up_items_of_several_bytes) {
    RoomyZones<TwoNumbers, 2, 20> zones;
    for (std::uint16_t i = 1; i <= 8; ++i) zones.push_back(0, {i, static_cast<std::uint16_t>(10 * i)});

    EXPECT_EQ(zones.take(0, 2), (TwoNumbers{3, 30}));

    EXPECT_EQ(zones[0][1], (TwoNumbers{2, 20}));
    EXPECT_EQ(zones[0][2], (TwoNumbers{4, 40}));
    EXPECT_EQ(zones[0].back(), (TwoNumbers{8, 80}));
}

TEST(RoomyZones, take_another_room_when_one_is_full) {
    ThreeRoomy zones;
    push_each(zones, 2, "xyz");
    push_each(zones, 0, "abcdefghijklmnopq");
    push_each(zones, 1, "ABCDEFGHI");

    EXPECT_EQ(content(zones, 0), "abcdefghijklmnopq");
    EXPECT_EQ(content(zones, 1), "ABCDEFGHI");
    EXPECT_EQ(content(zones, 2), "xyz");
}

TEST(RoomyZones, can_all_lie_in_one_zone) {
    const std::string forty(40, 'a');
    for (const std::size_t zone : {0U, 1U, 2U}) {
        ThreeRoomy zones;
        push_each(zones, zone, forty);

        EXPECT_EQ(content(zones, zone), forty);
    }
}

TEST(RoomyZones, are_equal_whatever_lay_there_before) {
    ThreeRoomy expected;
    push_each(expected, 0, "bcdefghi");
    push_each(expected, 2, "zyxwvuts");

    ThreeRoomy zones;
    push_each(zones, 2, "zyxwvutsr");
    push_each(zones, 0, "abcdefghi");
    (void)zones.take(0, 0);
    (void)zones.take(2, 8);

    EXPECT_EQ(zones, expected);
    while (!zones.empty(0)) (void)zones.take(0, zones.size(0) / 2);
    while (!zones.empty(2)) (void)zones.take(2, 0);
    EXPECT_EQ(zones, ThreeRoomy());
}

} // namespace
} // namespace homestretch
