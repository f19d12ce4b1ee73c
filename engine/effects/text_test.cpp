#include "engine/effects/test_language.h"

#include <gtest/gtest.h>

namespace homestretch::test_language {
namespace {

std::string text_for(std::string_view effect, Places place = on_card) {
    return text_of(language(), steps_of(effect, place));
}

TEST(EffectText, an_empty_program_has_no_text) {
    EXPECT_EQ(text_for(""), "");
}

TEST(EffectText, nouns_follow_the_number) {
    EXPECT_EQ(text_for("draw 1"), "Draw 1 card.");
    EXPECT_EQ(text_for("draw 3"), "Draw 3 cards.");
    EXPECT_EQ(text_for("destroy 0 of 0"), "Look at 0 cards.");
}

TEST(EffectText, each_step_is_a_sentence) {
    EXPECT_EQ(text_for("draw 2; trash self"), "Draw 2 cards. Trash this card.");
}

TEST(EffectText, words_read_as_the_vocabulary_prints_them) {
    EXPECT_EQ(text_for("paint red"), "Paint it red.");
    EXPECT_EQ(text_for("paint blue"), "Paint it sky blue.");
}

TEST(EffectText, optional_words_choose_between_wordings) {
    EXPECT_EQ(text_for("trash up-to 2"), "Trash up to 2 cards.");
    EXPECT_EQ(text_for("trash 2"), "Trash 2 cards.");
    EXPECT_EQ(text_for("take target 1 pick"), "Take 1 card of your choice from another player.");
    EXPECT_EQ(text_for("take others 2"), "Take 2 cards at random from each other player.");
}

TEST(EffectText, bonuses_carry_their_sign) {
    EXPECT_EQ(text_for("speed 3", on_dog), "+3 speed.");
    EXPECT_EQ(text_for("speed -1", on_dog), "−1 speed.");
}

TEST(EffectText, a_sign_chooses_between_wordings_which_may_have_holes_in_them) {
    const auto text = [](std::string_view effect) {
        return filled(language(), steps_of(effect, on_dog)[0],
                      "{0?Draw {0-} {0|card|cards} {0<fewer|more}|Draw as usual}.");
    };

    EXPECT_EQ(text("speed 3"), "Draw 3 cards more.");
    EXPECT_EQ(text("speed -1"), "Draw 1 card fewer.");
    EXPECT_EQ(text("speed 0"), "Draw as usual.");
}

TEST(EffectText, a_prefix_wraps_its_sentence_and_makes_its_first_letter_small) {
    EXPECT_EQ(text_for("when swap move 2", on_dog), "When you swap, move 2 spaces.");
    EXPECT_EQ(text_for("when fire 1 draw 1", on_dog), "When you fire 1 dog, draw 1 card.");
    EXPECT_EQ(text_for("may paint green"), "You may paint it green.");
}

TEST(EffectText, an_else_branch_follows_as_a_sentence_of_its_own) {
    EXPECT_EQ(text_for("if calm: draw 2 else trash self; draw 1"),
              "If it is calm: draw 2 cards. Otherwise: trash this card. Draw 1 card.");
}

TEST(EffectText, a_list_reads_as_people_write_lists) {
    EXPECT_EQ(text_for("if today Lunch: draw 1"), "If you played Lunch today: draw 1 card.");
    EXPECT_EQ(text_for("if today Lunch+Good Dog: draw 1"),
              "If you played Lunch and Good Dog today: draw 1 card.");
    EXPECT_EQ(text_for("if today Lunch+Good Dog+Good Dog Food: draw 1"),
              "If you played Lunch, Good Dog and Good Dog Food today: draw 1 card.");
}

TEST(EffectText, a_function_can_choose_between_patterns) {
    EXPECT_EQ(text_for("destroy 0 of 1"), "Look at 1 card.");
    EXPECT_EQ(text_for("destroy all of 5"), "Look at 5 cards and destroy up to all.");
}

TEST(EffectText, a_function_sees_the_steps_around_it_and_a_sentence_after_a_colon_begins_small) {
    EXPECT_EQ(text_for("kill"), "Kill one of your dogs.");
    EXPECT_EQ(text_for("kill; draw 7; draw 1"),
              "Kill one of your dogs. If you could: draw 7 cards. Draw 1 card.");
}

} // namespace
} // namespace homestretch::test_language
