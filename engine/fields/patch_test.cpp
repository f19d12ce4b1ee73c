#include "engine/fields/patch.h"

#include <gtest/gtest.h>

namespace homestretch::fields {
namespace {

struct Change {
    Json before{};
    Json after{};
    Json patch{};
};
Change change(const char* before, const char* after) {
    Change change{.before = Json::parse(before), .after = Json::parse(after)};
    Patch patch;
    patch.compare(change.before, change.after, "");
    change.patch = std::move(patch).take();
    EXPECT_EQ(change.before.patch(change.patch), change.after);
    return change;
}

TEST(Patch, is_empty_where_nothing_differs) {
    EXPECT_EQ(change(R"({"a": [1, {"b": 2}]})", R"({"a": [1, {"b": 2}]})").patch, Json::array());
}

TEST(Patch, leads_to_the_smallest_value_that_changed) {
    EXPECT_EQ(change(R"({"row": [{"id": "ant", "damage": 0}, {"id": "bee", "damage": 0}]})",
                     R"({"row": [{"id": "ant", "damage": 0}, {"id": "bee", "damage": 2}]})")
                  .patch,
              Json::parse(R"([{"op": "replace", "path": "/row/1/damage", "value": 2}])"));
}

TEST(Patch, takes_keys_away_and_adds_them) {
    EXPECT_EQ(
        change(R"({"ant": 1, "bee": 2})", R"({"bee": 2, "cow": 3})").patch,
        Json::parse(R"([{"op": "remove", "path": "/ant"}, {"op": "add", "path": "/cow", "value": 3}])"));
}

TEST(Patch, changes_a_long_list_item_by_item) {
    EXPECT_EQ(change(R"(["a", "b", "c", "d", "e", "f", "g", "h", "i"])",
                     R"(["a", "b", "d", "e", "f", "g", "h", "i", "j"])")
                  .patch.size(),
              1); // two steps would cost more than the list
    EXPECT_EQ(change(R"(["a", "b", "c", "d", "e"])", R"(["a", "c", "d", "e"])").patch,
              Json::parse(R"([{"op": "remove", "path": "/1"}])"));
    EXPECT_EQ(change(R"(["a", "b", "c", "d"])", R"(["a", "b", "c", "d", "e"])").patch,
              Json::parse(R"([{"op": "add", "path": "/4", "value": "e"}])"));
    EXPECT_EQ(change(R"(["a", "b", "c", "d"])", R"(["a", "b", "x", "d"])").patch,
              Json::parse(R"([{"op": "replace", "path": "/2", "value": "x"}])"));
}

TEST(Patch, tells_a_short_list_whole) {
    EXPECT_EQ(change(R"({"hand": ["a"]})", R"({"hand": []})").patch,
              Json::parse(R"([{"op": "replace", "path": "/hand", "value": []}])"));
}

TEST(Patch, takes_and_adds_objects_of_a_list_where_they_lie) {
    EXPECT_EQ(change(R"([{"id": 1}, {"id": 2}, {"id": 3}])", R"([{"id": 1}, {"id": 3}])").patch,
              Json::parse(R"([{"op": "remove", "path": "/1"}])"));
    EXPECT_EQ(change(R"([{"id": 1}])", R"([{"id": 1}, {"id": 2}])").patch,
              Json::parse(R"([{"op": "add", "path": "/1", "value": {"id": 2}}])"));
}

} // namespace
} // namespace homestretch::fields
