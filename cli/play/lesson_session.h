#pragma once

#include "cli/console.h"
#include "cli/home.h"
#include "engine/lesson/course.h"

#include <memory>

namespace homestretch {

// One sitting with a coach: from a step of a lesson to its end, or until the learner leaves.
class LessonSession {
public:
    LessonSession(const Console& console, const Home& home, const GameType& game,
                  std::shared_ptr<const Pack> pack, const Lesson& lesson, LessonCourse course)
        : console_(console), home_(home), game_(game), pack_(std::move(pack)), lesson_(lesson),
          course_(std::move(course)) {}

    // Returns the exit status.
    [[nodiscard]] int play();

private:
    enum class Turn : std::uint8_t { Done, Left, Interrupted };

    void show_step() const;
    void show_news() const;
    [[nodiscard]] Turn take_step() const;
    void show_aside(const std::string& action) const;
    [[nodiscard]] int play_on() const;
    [[nodiscard]] int leave() const;
    void say(std::string_view words) const;

    const Console& console_;
    const Home& home_;
    const GameType& game_;
    std::shared_ptr<const Pack> pack_;
    const Lesson& lesson_;
    LessonCourse course_;
};

} // namespace homestretch
