#pragma once

#include "engine/lesson/lesson.h"
#include "engine/match.h"
#include "engine/scenario/course.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace homestretch {

// One way through a lesson: where the learner is, and the match as it stands there. Lesson and game must
// outlive it.
class LessonCourse {
public:
    // As if everything before step number `step` had been done as the lesson wants it.
    [[nodiscard]] static Result<LessonCourse, Problems>
    at(const Lesson& lesson, const GameType& game, std::shared_ptr<const Pack> pack, std::size_t step = 0);

    [[nodiscard]] std::size_t number() const { return number_; }
    [[nodiscard]] const LessonStep& step() const { return lesson_->steps[number_]; }
    [[nodiscard]] bool is_last() const { return number_ + 1 == lesson_->steps.size(); }
    [[nodiscard]] const Match& match() const { return course_.match(); }
    [[nodiscard]] std::size_t news_from() const { return news_from_; } // events since the step before

    // Does what is to be done, if anything is, and goes to the next step. There must be one, or something to
    // do: after the last step's action the lesson is over and stays where it is.
    [[nodiscard]] Result<void, Problems> go_on();

    // What comes of another action of the learner's, on a copy: the lesson stays where it is.
    struct Aside {
        std::unique_ptr<Match> match{};
        std::string words{}; // the coach's answer
    };
    [[nodiscard]] Result<Aside> aside(std::string_view action) const;

private:
    LessonCourse(const Lesson& lesson, scenario::Course course)
        : lesson_(&lesson), course_(std::move(course)) {}

    [[nodiscard]] Result<void, Problems> enter(std::size_t number);
    [[nodiscard]] Result<void, Problems> play(std::vector<Move> moves);

    const Lesson* lesson_;
    scenario::Course course_;
    std::size_t number_ = 0;
    std::size_t news_from_ = 0;
};

// Plays the lesson to its end and every step aside, and says what is wrong with it: what cannot be played, is
// not as expected, or stays without an answer of the coach.
[[nodiscard]] Problems mistakes_of(const Lesson& lesson, const GameType& game,
                                   const std::shared_ptr<const Pack>& pack);

} // namespace homestretch
