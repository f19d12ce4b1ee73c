#include "engine/effects/data.h"

#include "engine/effects/test_language.h"

#include <gtest/gtest.h>

namespace homestretch::test_language {
namespace {

Json data_for(std::string_view effect, Places place = on_card) {
    return data_of(language(), steps_of(effect, place));
}

TEST(EffectData, an_empty_program_has_no_steps) {
    EXPECT_EQ(data_for(""), Json::array());
}

TEST(EffectData, has_arguments_as_packs_write_them) {
    EXPECT_EQ(data_for("draw 3; paint blue; destroy all of 2"),
              Json::parse(R"([{"verb": "draw", "arguments": [3], "text": "Draw 3 cards."},
                              {"verb": "paint", "arguments": ["blue"], "text": "Paint it sky blue."},
                              {"verb": "destroy", "arguments": ["all", 2],
                               "text": "Look at 2 cards and destroy up to all."}])"));
}

TEST(EffectData, says_what_was_left_out) {
    EXPECT_EQ(data_for("trash up-to 2")[0]["arguments"], Json::parse("[true, 2]"));
    EXPECT_EQ(data_for("trash 2")[0]["arguments"], Json::parse("[false, 2]"));
    EXPECT_EQ(data_for("trash self")[0]["verb"], "trash self");
    EXPECT_EQ(data_for("when swap move 2", on_dog)[0]["arguments"], Json::parse("[2, null]"));
    EXPECT_EQ(data_for("when swap move 2 x3", on_dog)[0]["arguments"], Json::parse("[2, 3]"));
}

TEST(EffectData, says_when_a_step_is_carried_out) {
    EXPECT_EQ(data_for("when fire 2 draw 1", on_dog)[0]["when"],
              Json::parse(R"({"word": "when fire", "arguments": [2]})"));
    EXPECT_EQ(data_for("if today Lunch+Good Dog: draw 1")[0]["when"],
              Json::parse(R"({"word": "if today", "arguments": [["Lunch", "Good Dog"]]})"));
    const Json both = data_for("if calm: draw 1 else draw 2");
    EXPECT_FALSE(both[0]["when"].contains("otherwise"));
    EXPECT_TRUE(both[1]["when"]["otherwise"]);
}

} // namespace
} // namespace homestretch::test_language
