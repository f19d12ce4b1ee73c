#include "engine/scenario/path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::scenario {
namespace {

using testing::HasSubstr;

const Json position = Json::parse(R"({
    "turn": 3,
    "players": [{"hand": ["a", "b"], "spaces": 4}, {"hand": [], "spaces": 7}],
    "mixed": [{"secret": 1}, {}]
})");

Result<Json, Missing> found(std::string_view path) {
    return look_up(position, path_from(path)->keys, "dump");
}

Missing missing(std::string_view path) {
    const auto value = found(path);
    EXPECT_FALSE(value) << path;
    return value ? Missing{} : value.error();
}

TEST(ScenarioPath, leads_through_keys_and_items) {
    EXPECT_EQ(*found("turn"), 3);
    EXPECT_EQ(*found("players.0.hand.1"), "b");
    EXPECT_EQ(*found("players.1"), Json::parse(R"({"hand": [], "spaces": 7})"));
}

TEST(ScenarioPath, takes_a_star_for_every_item) {
    EXPECT_EQ(*found("players.*.spaces"), Json::parse("[4, 7]"));
    EXPECT_EQ(*found("players.0.hand.*"), Json::parse(R"(["a", "b"])"));
}

TEST(ScenarioPath, has_no_empty_keys) {
    EXPECT_FALSE(path_from(""));
    EXPECT_FALSE(path_from("players..hand"));
    EXPECT_FALSE(path_from("players."));
    EXPECT_THAT(path_from(".a").error().message, HasSubstr("'.a' is not a path"));
}

TEST(ScenarioPath, says_where_it_breaks_and_what_is_nearest) {
    EXPECT_EQ(missing("players.0.hnad").message, "dump.players.0 has no 'hnad'; did you mean 'hand'?");
    EXPECT_EQ(missing("plyers.0.hand").message, "dump has no 'plyers'; did you mean 'players'?");
    EXPECT_EQ(missing("players.0.zzzzzzz").message, "dump.players.0 has no 'zzzzzzz'; it has hand, spaces");
    EXPECT_EQ(missing("mixed.1.secret").message, "dump.mixed.1 has no 'secret' and nothing else either");
}

TEST(ScenarioPath, says_how_long_a_list_is) {
    EXPECT_EQ(missing("players.2").message, "there is no dump.players.2: the list has 2 items, 0 to 1");
    EXPECT_EQ(missing("players.1.hand.0").message, "there is no dump.players.1.hand.0: the list is empty");
    EXPECT_EQ(missing("players.first").message,
              "dump.players is a list: 'first' is not the number of an item");
    EXPECT_EQ(missing("players.-1").message, "dump.players is a list: '-1' is not the number of an item");
    EXPECT_EQ(missing("players.99999999999999999999").message,
              "dump.players is a list: '99999999999999999999' is not the number of an item");
}

TEST(ScenarioPath, does_not_go_into_numbers) {
    EXPECT_EQ(missing("turn.0").message, "dump.turn is 3: there is nothing inside it");
    EXPECT_EQ(missing("turn.*").message, "dump.turn is not a list, so '*' does not go with it");
}

TEST(ScenarioPath, tells_a_missing_thing_from_nonsense) {
    EXPECT_TRUE(missing("players.0.secret").only_last);
    EXPECT_TRUE(missing("players.0.hand.2").only_last);
    EXPECT_TRUE(missing("players.0.hand.2").is_item);
    EXPECT_TRUE(missing("players.*.secret").only_last);
    EXPECT_FALSE(missing("players.0.secret").is_item);
    EXPECT_FALSE(missing("players.5.hand").only_last);
    EXPECT_FALSE(missing("players.5.hand").is_item);
    EXPECT_FALSE(missing("turn.0").only_last);
    EXPECT_FALSE(missing("players.first").only_last);
    EXPECT_FALSE(missing("mixed.*.secret").only_last) << "some have it";
}

TEST(ScenarioPath, replaces_the_value_at_its_end) {
    Json changed = position;

    EXPECT_TRUE(assign(changed, path_from("players.1.hand")->keys, Json::parse(R"(["c"])"), "it"));
    EXPECT_TRUE(assign(changed, path_from("players.*.spaces")->keys, 0, "it"));

    EXPECT_EQ(changed["players"],
              Json::parse(R"([{"hand": ["a", "b"], "spaces": 0}, {"hand": ["c"], "spaces": 0}])"));
}

TEST(ScenarioPath, changes_nothing_where_there_is_nothing) {
    Json changed = position;

    EXPECT_FALSE(assign(changed, path_from("players.1.hnad")->keys, 1, "it"));
    EXPECT_FALSE(assign(changed, path_from("mixed.*.secret")->keys, 1, "it"));

    EXPECT_EQ(changed, position);
}

} // namespace
} // namespace homestretch::scenario
