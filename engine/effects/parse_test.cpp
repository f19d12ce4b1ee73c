#include "engine/effects/test_language.h"

#include <gmock/gmock.h>

namespace homestretch::test_language {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> mistakes_in(std::string_view text, Places place = on_card) {
    const auto parsed = parse_program(text, language(), place);
    std::vector<std::string> messages;
    if (parsed) return messages;
    for (const EffectProblem& problem : parsed.error()) messages.push_back(problem.message);
    return messages;
}

TEST(ParseEffect, an_empty_text_is_a_program_without_steps) {
    EXPECT_THAT(steps_of(""), IsEmpty());
    EXPECT_THAT(steps_of("  "), IsEmpty());
}

TEST(ParseEffect, steps_keep_the_order_in_which_they_are_written) {
    const auto steps = steps_of("draw 3;trash self ;  draw 1");

    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(verb_of<Verb>(steps[0]), Verb::Draw);
    EXPECT_EQ(steps[0].arguments[0], 3);
    EXPECT_EQ(verb_of<Verb>(steps[1]), Verb::TrashSelf);
    EXPECT_EQ(steps[2].arguments[0], 1);
}

TEST(ParseEffect, a_number_may_be_replaced_by_a_special_word) {
    const auto steps = steps_of("destroy 2 of all");

    EXPECT_EQ(steps[0].arguments[0], 2);
    EXPECT_EQ(steps[0].arguments[1], all);
}

TEST(ParseEffect, numbers_may_be_negative_where_the_range_is) {
    EXPECT_EQ(steps_of("speed -9", on_dog)[0].arguments[0], -9);
    EXPECT_THAT(mistakes_in("speed -10", on_dog),
                ElementsAre("speed takes a number from -9 to 9, not '-10' (character 7)"));
}

TEST(ParseEffect, a_word_stands_for_its_value) {
    EXPECT_EQ(steps_of("paint blue")[0].arguments[0], 2);
}

TEST(ParseEffect, optional_words_are_arguments_of_their_own) {
    EXPECT_EQ(steps_of("trash up-to 2")[0].arguments, (Arguments{1, 2}));
    EXPECT_EQ(steps_of("trash 2")[0].arguments, (Arguments{0, 2}));
    EXPECT_EQ(steps_of("take others 1 pick")[0].arguments, (Arguments{1, 1, 1}));
    EXPECT_EQ(steps_of("take others 1")[0].arguments, (Arguments{1, 1, 0}));
}

TEST(ParseEffect, an_optional_number_may_carry_a_letter) {
    EXPECT_EQ(steps_of("when swap move 3 x2", on_dog)[0].arguments, (Arguments{3, 2}));
    EXPECT_EQ(steps_of("when swap move 3", on_dog)[0].arguments, (Arguments{3, 0}));
    EXPECT_THAT(mistakes_in("when swap move 3 x12", on_dog),
                ElementsAre("move takes a number from 1 to 9, not '12' (character 18)"));
}

TEST(ParseEffect, names_may_contain_spaces_and_the_longest_one_is_meant) {
    EXPECT_EQ(steps_of("play Good Dog")[0].arguments[0], 1);
    EXPECT_EQ(steps_of("play Good Dog Food")[0].arguments[0], 2);
    EXPECT_EQ(steps_of("give Good Dog to target")[0].arguments, (Arguments{1, 0}));
}

TEST(ParseEffect, an_unknown_name_reaches_to_the_next_word_of_the_form) {
    EXPECT_THAT(mistakes_in("give Gud Dog to trget"),
                ElementsAre("unknown card name 'Gud Dog' at character 6; did you mean 'Good Dog'?",
                            "unknown player 'trget' at character 17; did you mean 'target'?"));
}

TEST(ParseEffect, a_prefix_stands_before_its_verb_with_arguments_of_its_own) {
    const auto steps = steps_of("when fire 6 move 1", on_dog);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(prefix_of<Prefix>(steps[0]), Prefix::OnFire);
    EXPECT_EQ(steps[0].prefix_arguments[0], 6);
    EXPECT_EQ(verb_of<Verb>(steps[0]), Verb::Move);
    EXPECT_EQ(steps[0].arguments[0], 1);
}

TEST(ParseEffect, a_list_gives_its_length_and_then_its_items) {
    const auto steps = steps_of("if today Lunch+Good Dog + Good Dog Food: draw 9");

    EXPECT_EQ(prefix_of<Prefix>(steps[0]), Prefix::IfToday);
    EXPECT_EQ(steps[0].prefix_arguments, (Arguments{3, 0, 1, 2}));
}

TEST(ParseEffect, every_name_of_a_list_is_checked) {
    EXPECT_THAT(mistakes_in("if today Lnch+Good Dog+God Dog: draw 9"),
                ElementsAre("unknown card name 'Lnch' at character 10; did you mean 'Lunch'?",
                            "unknown card name 'God Dog' at character 24; did you mean 'Good Dog'?"));
    EXPECT_THAT(mistakes_in("if today Lunch+Lunch+Lunch+Lunch+Lunch+Lunch: draw 9"),
                ElementsAre("'Lunch' at character 40: if today takes at most 5 names"));
}

TEST(ParseEffect, an_else_branch_is_a_step_marked_otherwise) {
    const auto steps = steps_of("if calm: draw 2 else trash self; draw 1");

    ASSERT_EQ(steps.size(), 3U);
    EXPECT_FALSE(steps[0].otherwise);
    EXPECT_EQ(verb_of<Verb>(steps[1]), Verb::TrashSelf);
    EXPECT_TRUE(steps[1].otherwise);
    EXPECT_EQ(prefix_of<Prefix>(steps[1]), Prefix::IfCalm);
    EXPECT_FALSE(steps[2].otherwise);
}

TEST(ParseEffect, only_a_prefix_that_has_one_takes_an_else_branch) {
    EXPECT_THAT(mistakes_in("if today Lunch: draw 2 else draw 1"),
                ElementsAre("'else' at character 24 is too much; write: draw {count}"));
}

TEST(ParseEffect, both_branches_are_checked) {
    EXPECT_THAT(mistakes_in("if calm: drwa 2 else"),
                ElementsAre("unknown verb 'drwa' at character 10; did you mean 'draw'?",
                            "a step is missing at character 21"));
}

TEST(ParseEffect, a_verb_stands_only_in_its_places) {
    EXPECT_THAT(mistakes_in("speed 1", on_card),
                ElementsAre("'speed' does not stand on a card, only on a dog (character 1)"));
    EXPECT_THAT(
        mistakes_in("draw 1", on_dog),
        ElementsAre("'draw' does not stand on a dog, only on a card or after a trigger (character 1)"));
}

TEST(ParseEffect, a_verb_may_need_a_prefix_or_refuse_one) {
    EXPECT_THAT(mistakes_in("move 1", on_dog),
                ElementsAre("'move' does not stand on a dog, only after a trigger (character 1)"));
    EXPECT_THAT(
        mistakes_in("may draw 1"),
        ElementsAre("'draw' does not stand after 'may', only on a card or after a trigger (character 5)"));
}

TEST(ParseEffect, a_prefix_stands_only_in_its_places) {
    EXPECT_THAT(mistakes_in("when swap draw 12", on_card),
                ElementsAre("'when' does not stand on a card, only on a dog (character 1)",
                            "draw takes a number from 1 to 9, not '12' (character 16)"));
}

TEST(ParseEffect, an_unknown_verb_gets_the_nearest_one_that_may_stand_there) {
    EXPECT_THAT(mistakes_in("drwa 3"),
                ElementsAre("unknown verb 'drwa' at character 1; did you mean 'draw'?"));
    EXPECT_THAT(mistakes_in("wehn swap move 1", on_dog),
                ElementsAre("unknown verb 'wehn' at character 1; did you mean 'when'?"));
}

TEST(ParseEffect, a_number_out_of_range_is_refused_with_the_range) {
    EXPECT_THAT(mistakes_in("draw 12"),
                ElementsAre("draw takes a number from 1 to 9, not '12' (character 6)"));
    EXPECT_THAT(mistakes_in("draw 2x"),
                ElementsAre("draw takes a number from 1 to 9, not '2x' (character 6)"));
    EXPECT_THAT(mistakes_in("draw 99999999999"),
                ElementsAre("draw takes a number from 1 to 9, not '99999999999' (character 6)"));
}

TEST(ParseEffect, all_wrong_arguments_of_a_step_are_reported) {
    EXPECT_THAT(
        mistakes_in("destroy 100 of al"),
        ElementsAre(
            "destroy takes a number from 0 to 99 or all, not '100' (character 9)",
            "destroy takes a number from 0 to 99 or all, not 'al' (character 16); did you mean 'all'?"));
}

TEST(ParseEffect, missing_and_extra_words_show_the_form) {
    EXPECT_THAT(mistakes_in("draw"), ElementsAre("'draw' is incomplete at character 5; write: draw {count}"));
    EXPECT_THAT(mistakes_in("draw 1 2"), ElementsAre("'2' at character 8 is too much; write: draw {count}"));
    EXPECT_THAT(
        mistakes_in("destroy 1 off 2"),
        ElementsAre("destroy needs 'of' at character 11, not 'off'; write: destroy {number} of {number}"));
    EXPECT_THAT(mistakes_in("when fire", on_dog),
                ElementsAre("'when fire' is incomplete at character 10; write: when fire {count}"));
}

TEST(ParseEffect, a_mistyped_optional_word_is_recognised) {
    EXPECT_THAT(mistakes_in("take target 1 pikc"),
                ElementsAre("'pikc' at character 15 is too much; did you mean 'pick'?"));
}

TEST(ParseEffect, an_optional_word_in_the_wrong_place_shows_the_form) {
    EXPECT_THAT(mistakes_in("trash 2 up-to"),
                ElementsAre("'up-to' at character 9 is too much; write: trash [up-to] {count}"));
}

TEST(ParseEffect, a_word_that_fits_none_of_several_forms_gets_what_would_fit) {
    EXPECT_THAT(mistakes_in("trash slef"),
                ElementsAre("trash does not take 'slef' (character 7); did you mean 'self'?"));
    EXPECT_THAT(mistakes_in("when swpa move 1", on_dog),
                ElementsAre("when does not take 'swpa' (character 6); did you mean 'swap'?"));
    EXPECT_THAT(mistakes_in("when", on_dog),
                ElementsAre("'when' is incomplete at character 5; expected one of fire, swap"));
}

TEST(ParseEffect, the_form_that_fits_longest_explains_the_mistake) {
    EXPECT_THAT(mistakes_in("trash up-to 12"),
                ElementsAre("trash takes a number from 1 to 9, not '12' (character 13)"));
}

TEST(ParseEffect, a_wrong_number_is_explained_by_the_form_that_takes_a_number) {
    EXPECT_THAT(mistakes_in("trash 12"),
                ElementsAre("trash takes a number from 1 to 9, not '12' (character 7)"));
    EXPECT_THAT(
        mistakes_in("trash everything"),
        ElementsAre("trash does not take 'everything' (character 7); expected one of self, up-to, {count}"));
}

TEST(ParseEffect, an_empty_step_is_a_mistake) {
    EXPECT_THAT(mistakes_in("draw 1;"), ElementsAre("a step is missing at character 8"));
    EXPECT_THAT(mistakes_in("draw 1;; draw 2"), ElementsAre("a step is missing at character 8"));
    EXPECT_THAT(mistakes_in("may"), ElementsAre("a step is missing at character 4"));
}

TEST(ParseEffect, every_mistake_of_an_effect_is_reported_with_its_position) {
    const auto parsed = parse_program("drwa 1; paint bleu; draw 0; trash self", language(), on_card);

    ASSERT_FALSE(parsed);
    EXPECT_THAT(parsed.error(),
                ElementsAre(EffectProblem{1, "unknown verb 'drwa' at character 1; did you mean 'draw'?"},
                            EffectProblem{15, "unknown colour 'bleu' at character 15; did you mean 'blue'?"},
                            EffectProblem{26, "draw takes a number from 1 to 9, not '0' (character 26)"}));
}

TEST(ParseEffect, positions_count_characters_and_not_bytes) {
    EXPECT_THAT(mistakes_in("paint grün; draw 0"),
                ElementsAre("unknown colour 'grün' at character 7; did you mean 'green'?",
                            "draw takes a number from 1 to 9, not '0' (character 18)"));
}

TEST(ParseEffect, an_effect_has_at_most_255_steps) {
    std::string text = "draw 1";
    for (std::size_t step = 1; step < max_steps; ++step) text += "; draw 1";

    EXPECT_EQ(steps_of(text).size(), max_steps);
    EXPECT_THAT(mistakes_in(text + "; draw 1"), ElementsAre("an effect has at most 255 steps"));
}

TEST(ProgramTable, gives_each_program_its_own_steps) {
    ProgramTable programs;
    const ProgramId first = programs.add(steps_of("draw 1; draw 2"));
    const ProgramId nothing = programs.add({});
    const ProgramId last = programs.add(steps_of("draw 3"));

    ASSERT_EQ(programs.steps(first).size(), 2U);
    EXPECT_EQ(programs.steps(first)[1].arguments[0], 2);
    EXPECT_TRUE(programs.steps(nothing).empty());
    ASSERT_EQ(programs.steps(last).size(), 1U);
    EXPECT_EQ(programs.steps(last)[0].arguments[0], 3);
    EXPECT_FALSE(programs.is_overfull());
}

TEST(ProgramTable, is_overfull_with_more_steps_than_it_has_room_for) {
    ProgramTable programs;
    const std::vector<Step> steps(max_steps);
    for (std::size_t all = 0; all + max_steps <= max_steps_in_all; all += max_steps) programs.add(steps);
    EXPECT_FALSE(programs.is_overfull());

    programs.add(steps);

    EXPECT_TRUE(programs.is_overfull());
}

} // namespace
} // namespace homestretch::test_language
