#include "engine/json_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(JsonReader, reads_the_entries_of_an_object_in_its_order) {
    std::vector<std::string> mistakes;
    const Json json = Json::parse(R"({"hand": {"torch": 3, "rope": 1}})");

    const auto entries = JsonReader(json, mistakes).at("hand").entries();

    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].first, "torch");
    EXPECT_EQ(entries[0].second.number(1, 9), 3);
    EXPECT_EQ(entries[1].second.path(), "hand.rope");
    EXPECT_THAT(mistakes, IsEmpty());
}

TEST(JsonReader, says_where_an_object_was_expected) {
    std::vector<std::string> mistakes;
    const Json json = Json::parse(R"({"hand": ["torch"]})");

    EXPECT_THAT(JsonReader(json, mistakes).at("hand").entries(), IsEmpty());

    EXPECT_THAT(mistakes, ElementsAre("hand: expected an object"));
}

TEST(JsonReader, reads_what_is_true_or_false_and_nothing_else) {
    std::vector<std::string> mistakes;
    const Json json = Json::parse(R"({"broken": true, "count": 1})");
    const JsonReader reader(json, mistakes);

    EXPECT_TRUE(reader.at("broken").boolean());
    EXPECT_FALSE(reader.at("count").boolean());

    EXPECT_THAT(mistakes, ElementsAre("count: expected true or false, not 1"));
}

TEST(JsonReader, takes_the_expected_keys_from_a_list_made_in_play) {
    std::vector<std::string> mistakes;
    const Json json = Json::parse(R"({"speed": [], "atack": []})");
    const std::vector<std::string_view> keys{"speed", "attack"};

    JsonReader(json, mistakes).expect_keys(keys);

    EXPECT_THAT(mistakes, ElementsAre("'attack' is missing", "unknown key 'atack'; did you mean 'attack'?"));
}

} // namespace
} // namespace homestretch
