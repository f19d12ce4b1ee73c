#include "engine/objection.h"

#include <gtest/gtest.h>

namespace homestretch {

namespace {

const std::vector<std::string_view> legal{"riot 0,5", "riot 2,6", "move rat 0,6", "stop"};
const std::vector<Blocked> blocked{{{"field", {}, 7, "0,6"}, "it riots already", "RR-57"},
                                   {{"throne", {}, {}, ""}, "this field never riots", "RR-57"}};

} // namespace

TEST(Objection, is_the_reason_of_the_thing_that_was_named) {
    EXPECT_EQ(objection("riot 0,6", legal, blocked), ": it riots already");
    EXPECT_EQ(objection("riot throne", legal, blocked), ": this field never riots");
}

TEST(Objection, is_the_nearest_action_where_no_reason_is_known) {
    EXPECT_EQ(objection("riot 2,5", legal, blocked), "; did you mean 'riot 0,5'?");
    EXPECT_EQ(objection("stopp", legal, blocked), "; did you mean 'stop'?");
}

TEST(Objection, keeps_to_actions_that_name_nothing_else) {
    EXPECT_EQ(objection("move ant 0,6", legal, blocked), "; did you mean 'move rat 0,6'?");
    EXPECT_EQ(objection("calm 0,6", legal, blocked).find("riots"), std::string::npos);
}

} // namespace homestretch
