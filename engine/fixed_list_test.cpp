#include "engine/fixed_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <vector>

namespace homestretch {

namespace {

using ::testing::ElementsAre;

using List = FixedList<std::uint8_t, 6>;
static_assert(std::is_trivially_copyable_v<List> && std::has_unique_object_representations_v<List>);

// One change, as a number for the kind and a number for the place or value.
void change(List& list, std::vector<std::uint8_t>& model, std::uint8_t kind, std::uint8_t value) {
    const std::size_t place = model.empty() ? 0 : value % model.size();
    switch (kind % 5) {
    case 0:
        if (model.size() == List::capacity()) return;
        list.push_back(value);
        model.push_back(value);
        return;
    case 1:
        if (model.empty()) return;
        RC_ASSERT(list.pop_back() == model.back());
        model.pop_back();
        return;
    case 2:
        if (model.empty()) return;
        RC_ASSERT(list.take(place) == model[place]);
        model.erase(model.begin() + static_cast<std::ptrdiff_t>(place));
        return;
    case 3:
        list.resize(value % (List::capacity() + 1));
        model.resize(value % (List::capacity() + 1));
        return;
    default:
        list.clear();
        model.clear();
        return;
    }
}

} // namespace

RC_GTEST_PROP(FixedList, behaves_as_a_vector_and_its_bytes_depend_on_its_items_alone,
              (const std::vector<std::pair<std::uint8_t, std::uint8_t>>& changes)) {
    List list;
    std::vector<std::uint8_t> model;

    for (const auto& [kind, value] : changes) change(list, model, kind, value);

    List rebuilt;
    for (const std::uint8_t item : model) rebuilt.push_back(item);
    RC_ASSERT(std::vector<std::uint8_t>(list.begin(), list.end()) == model);
    RC_ASSERT(list == rebuilt);
    RC_ASSERT(std::memcmp(&list, &rebuilt, sizeof list) == 0);
}

TEST(FixedList, taking_an_item_keeps_the_order_of_the_others) {
    List list{5, 6, 7, 8};

    EXPECT_EQ(list.take(1), 6);

    EXPECT_THAT(list, ElementsAre(5, 7, 8));
    EXPECT_TRUE(list.contains(8));
    EXPECT_FALSE(list.contains(6));
}

TEST(FixedList, taking_an_item_works_for_a_list_of_exactly_one_machine_word) {
    FixedList<std::uint8_t, 8> list{1, 2, 3, 4, 5, 6, 7, 8};

    EXPECT_EQ(list.take(2), 3);

    EXPECT_THAT(list, ElementsAre(1, 2, 4, 5, 6, 7, 8));
}

TEST(FixedList, knows_when_it_is_full) {
    List list{1, 2, 3, 4, 5};
    EXPECT_FALSE(list.full());

    list.push_back(6);

    EXPECT_TRUE(list.full());
    EXPECT_EQ(list.back(), 6);
}

TEST(FixedListDeathTest, going_beyond_its_ends_stops_the_program) {
    List full{1, 2, 3, 4, 5, 6};
    List empty;

    EXPECT_DEATH(full.push_back(7), "fixed_list.h");
    EXPECT_DEATH(empty.pop_back(), "fixed_list.h");
    EXPECT_DEATH(full.take(6), "fixed_list.h");
    EXPECT_DEATH(full.resize(7), "fixed_list.h");
}

} // namespace homestretch
