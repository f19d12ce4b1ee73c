#include "engine/source.h"

#include <gtest/gtest.h>

namespace homestretch {
namespace {

TEST(Origins, are_read_from_one_to_three_different_letters) {
    EXPECT_EQ(origins_of("R"), (Origins{.rulebook = true}));
    EXPECT_EQ(origins_of("RD"), (Origins{.rulebook = true, .ours = true}));
    EXPECT_EQ(origins_of("R+P+D"), (Origins{.rulebook = true, .published = true, .ours = true}));
}

TEST(Origins, are_nothing_else) {
    for (const char* const wrong : {"", "X", "r", "RR", "R+", "+R", "R++D", "R D"})
        EXPECT_FALSE(origins_of(wrong)) << wrong;
}

TEST(Source, says_the_parts_of_a_card_in_words) {
    const Source name{.part = "name", .origins = {.rulebook = true}};
    const Source effect{
        .part = "effect", .origins = {.rulebook = true, .ours = true}, .note = "the numbers are ours"};

    EXPECT_EQ(in_words(Sources{name, effect}),
              "name: rulebook; effect: rulebook + ours (the numbers are ours)");
}

TEST(Source, says_once_what_is_so_of_every_part) {
    const Source name{.part = "name", .origins = {.ours = true}};
    const Source effect{.part = "effect", .origins = {.ours = true}};

    EXPECT_EQ(in_words(Sources{name, effect}), "ours");
    EXPECT_EQ(in_words(Sources{}), "");
}

TEST(Source, is_a_part_a_list_of_origins_and_a_note_for_programs) {
    const Source source{.part = "effect", .origins = {.published = true, .ours = true}, .note = "why"};

    EXPECT_EQ(to_json(source),
              Json::parse(R"({"part": "effect", "from": ["public", "ours"], "note": "why"})"));
}

TEST(NumberedRule, has_an_id_a_source_and_a_text) {
    const auto rule =
        numbered_rule("- **RR-59** [R+D: the order of the\n  checks is ours] A Riot Field\n  stops.");

    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->id, "RR-59");
    EXPECT_EQ(rule->source, (Source{.origins = {.rulebook = true, .ours = true},
                                    .note = "the order of the checks is ours"}));
    EXPECT_EQ(rule->text, "A Riot Field\n  stops.");
}

TEST(NumberedRule, may_have_digits_in_the_name_of_its_game) {
    const auto rule = numbered_rule("- **D2R-5** [R] The Market has 8 slots.");

    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->id, "D2R-5");
    EXPECT_EQ(rule->source, Source{.origins = {.rulebook = true}});
}

TEST(NumberedRule, keeps_in_its_text_what_is_no_mark) {
    const auto rule = numbered_rule("- **TR-1** [X] See [this](there).");

    ASSERT_TRUE(rule);
    EXPECT_FALSE(rule->source);
    EXPECT_EQ(rule->text, "[X] See [this](there).");
}

TEST(NumberedRule, is_nothing_else_in_bold) {
    for (const char* const other :
         {"- **Bold** words", "**DR-1** words", "- **DR-** x", "- **DR-1 x", "- **2D-1** x"})
        EXPECT_FALSE(numbered_rule(other)) << other;
}

} // namespace
} // namespace homestretch
