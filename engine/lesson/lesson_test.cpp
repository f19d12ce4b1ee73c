#include "engine/lesson/course.h"
#include "engine/pack/file.h"
#include "engine/scenario/tests/tiny_scenarios.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::HasSubstr;

// Fourteen lines. Seat 0, the learner, holds trot, dash, fork; seat 1 holds trot, shove, relay.
const std::string tiny_lesson = R"(title = "A dash"
about = "Three spaces at once"
game = "tiny-race"
minutes = 1
seats = 2
pack = "tiny"
players = ["Ada", "Bo"]
[position]
"players.0.hand" = ["trot", "dash", "fork"]
"players.1.hand" = ["trot", "shove", "relay"]
deck = ["trot", "trot", "dash", "fork", "relay", "shove"]
"players.*.spaces" = 0


)";
const std::string dash_step = R"([[step]]
title = "Dash"
say = "A dash moves three."
show = ["dash"]
do = "play dash"
done = "Well run."
aside = { "play trot" = "That is two only." }
otherwise = "Not yet."
[[step]]
title = "Both are known"
others = [[1, "play trot"]]
say = "You lead."
)";

const GameTypeOf<tiny_race::Game> game;

std::shared_ptr<const Pack> pack() {
    return std::make_shared<const Pack>(tiny_race::tiny_pack());
}
Lesson lesson_of(const std::string& steps) {
    auto lesson = read_lesson(tiny_lesson + steps, "l.toml");
    check(lesson.has_value());
    return *lesson;
}
std::string mistakes_in(const std::string& steps) {
    return to_text(mistakes_of(lesson_of(steps), game, pack()));
}
std::string mistakes_of_file(const std::string& text) {
    const auto lesson = read_lesson(text, "l.toml");
    return lesson ? "" : to_text(lesson.error());
}

TEST(Lesson, goes_on_when_what_is_to_be_done_is_done) {
    const Lesson lesson = lesson_of(dash_step);
    auto course = LessonCourse::at(lesson, game, pack());
    ASSERT_TRUE(course) << to_text(course.error());
    EXPECT_EQ(course->step().title, "Dash");

    ASSERT_TRUE(course->go_on());

    EXPECT_EQ(course->number(), 1U);
    EXPECT_TRUE(course->is_last());
    EXPECT_EQ(course->match().view(seat_at(0))["players"][0]["spaces"], 3);
}

TEST(Lesson, can_be_entered_at_any_step) {
    const Lesson lesson = lesson_of(dash_step);

    const auto course = LessonCourse::at(lesson, game, pack(), 1);

    ASSERT_TRUE(course);
    EXPECT_EQ(course->step().say, "You lead.");
    EXPECT_GT(course->match().event_count(), course->news_from());
}

TEST(Lesson, answers_what_is_tried_instead_and_stays_where_it_is) {
    const Lesson lesson = lesson_of(dash_step);
    const auto course = LessonCourse::at(lesson, game, pack());
    const Json before = course->match().dump();

    const auto named = course->aside("play trot");
    const auto other = course->aside("play fork");

    EXPECT_EQ(named->words, "That is two only.");
    EXPECT_NE(named->match->dump(), before);
    EXPECT_EQ(other->words, "Not yet.");
    EXPECT_FALSE(course->aside("play relay").has_value());
    EXPECT_EQ(course->match().dump(), before);
}

TEST(Lesson, is_right_if_it_can_be_played_and_answers_everything) {
    EXPECT_EQ(mistakes_in(dash_step), "");
}

TEST(Lesson, names_what_cannot_be_done_and_what_stays_without_an_answer) {
    const std::string impossible = mistakes_in(R"([[step]]
title = "Shove"
say = "Shove them."
do = "play shove"
show = ["sledge"]
aside = { "play dahs" = "No." }
expect = { pending = [1] }
)");

    EXPECT_THAT(impossible,
                HasSubstr("l.toml:15: do: 'play shove' is not one of the learner's choices here"));
    EXPECT_THAT(impossible,
                HasSubstr("aside: 'play dahs' is not one of the learner's choices here; did you mean"));
    EXPECT_THAT(impossible, HasSubstr("nothing is said to 'play trot'"));
    EXPECT_THAT(impossible, HasSubstr("show: there is no 'sledge' in what the learner sees"));
    EXPECT_THAT(impossible, HasSubstr("pending: "));
}

TEST(Lesson, reports_every_mistake_of_its_file_at_once) {
    const std::string mistakes = mistakes_of_file(R"(title = "Half a lesson"
game = "tiny-race"
seats = 2
players = ["Ada"]
seats_ = 3
[[step]]
title = "Only words"
done = "Done?"
others = "all"
)");

    EXPECT_THAT(mistakes, HasSubstr("about = \"...\" is missing"));
    EXPECT_THAT(mistakes, HasSubstr("l.toml:4: expected 2 names, one a seat"));
    EXPECT_THAT(mistakes, HasSubstr("a lesson has no key 'seats_'; did you mean 'seats'?"));
    EXPECT_THAT(mistakes, HasSubstr("say = \"...\" is missing"));
    EXPECT_THAT(mistakes, HasSubstr("l.toml:8: done goes with do"));
    EXPECT_THAT(mistakes, HasSubstr("l.toml:9: others is a list of at least one action"));
}

TEST(Lesson, docs_show_one_that_is_right) {
    const auto page = read_text_file(HOMESTRETCH_SOURCE_DIR "/docs/lessons.md", largest_scenario);
    const std::size_t begin = page->find("```toml\n") + 8;
    const auto lesson = read_lesson(page->substr(begin, page->find("```", begin) - begin), "docs/lessons.md");

    ASSERT_TRUE(lesson) << to_text(lesson.error());
    EXPECT_EQ(to_text(mistakes_of(*lesson, game, pack())), "");
}

} // namespace
} // namespace homestretch
