#include "engine/lesson/course.h"

#include "engine/objection.h"
#include "engine/pack/text.h"
#include "engine/scenario/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace homestretch {

namespace {

const Choice* choice_of(const std::vector<Choice>& choices, std::string_view action) {
    const auto found = std::ranges::find(choices, action, &Choice::text);
    return found == choices.end() ? nullptr : &*found;
}

// Whether a card, a place or anything else of this name can be seen in the position.
bool is_seen(const Json& view, const std::string& id) {
    if (view.is_string()) return view.get_ref<const std::string&>() == id;
    if (view.is_object() && view.contains(id)) return true;
    return view.is_structured() && std::ranges::any_of(view, [&](const Json& in) { return is_seen(in, id); });
}

// What is wrong with one step, once it is reached.
class StepCheck {
public:
    StepCheck(const Lesson& lesson, const LessonCourse& course, Problems& problems)
        : lesson_(lesson), course_(course), step_(course.step()), problems_(problems) {}

    void check() {
        check_expectations();
        const Json view = course_.match().view(lesson_.learner);
        for (const std::string& id : step_.show) {
            if (!is_seen(view, id))
                say(fmt::format("show: there is no {} in what the learner sees", in_quotes(id)));
        }
        if (!step_.action.empty()) check_choices();
    }

private:
    void check_expectations() {
        scenario::Sight sight(course_.match(), course_.news_from());
        for (const scenario::Expectation& expectation : step_.expect) {
            const auto judgement = scenario::judge(expectation, sight);
            if (judgement.verdict != scenario::Judgement::Verdict::Holds)
                say(expectation.line, fmt::format("{}: {}", expectation.path.text(), judgement.message));
        }
    }

    void check_choices() {
        const std::vector<Choice> choices = course_.match().choices(lesson_.learner);
        if (choice_of(choices, step_.action) == nullptr) say_not_legal("do", step_.action, choices);
        for (const auto& [action, words] : step_.asides) {
            if (choice_of(choices, action) == nullptr) say_not_legal("aside", action, choices);
        }
        for (const Choice& choice : choices) {
            if (choice.text == step_.action) continue;
            const auto aside = course_.aside(choice.text);
            if (!aside) {
                say(aside.error().message);
            } else if (aside->words.empty()) {
                say(fmt::format("nothing is said to {}; add it to aside, or otherwise = \"...\"",
                                in_quotes(choice.text)));
            }
        }
    }

    void say_not_legal(std::string_view key, std::string_view action, const std::vector<Choice>& choices) {
        std::vector<std::string_view> texts;
        for (const Choice& choice : choices) texts.push_back(choice.text);
        say(fmt::format("{}: {} is not one of the learner's choices here{}", key, in_quotes(action),
                        objection(action, texts, {})));
    }
    void say(std::string message) { say(step_.line, std::move(message)); }
    void say(int line, std::string message) {
        problems_.push_back({.file = lesson_.file, .line = line, .message = std::move(message)});
    }

    const Lesson& lesson_;
    const LessonCourse& course_;
    const LessonStep& step_;
    Problems& problems_;
};

} // namespace

Result<LessonCourse, Problems> LessonCourse::at(const Lesson& lesson, const GameType& game,
                                                std::shared_ptr<const Pack> pack, std::size_t step) {
    const scenario::Plan plan{.game = &game,
                              .pack = std::move(pack),
                              .setup = lesson.setup,
                              .positions = {&lesson.position},
                              .file = lesson.file};
    auto course = scenario::Course::begin(plan, lesson.setup.seed.value_or(Seed{}));
    if (!course) return Unexpected{course.error()};
    LessonCourse begun(lesson, std::move(*course));
    if (const auto entered = begun.enter(0); !entered) return Unexpected{entered.error()};
    while (begun.number_ < step) {
        if (const auto done = begun.go_on(); !done) return Unexpected{done.error()};
    }
    return begun;
}

Result<void, Problems> LessonCourse::go_on() {
    news_from_ = match().event_count();
    if (!step().action.empty()) {
        if (auto done = play({{lesson_->learner, step().action}}); !done) return done;
    }
    return is_last() ? Result<void, Problems>() : enter(number_ + 1);
}

Result<void, Problems> LessonCourse::enter(std::size_t number) {
    number_ = number;
    if (auto arranged = course_.arrange({&step().position}); !arranged) return arranged;
    news_from_ = std::min(news_from_, match().event_count()); // a new position has forgotten what was told
    return play(step().others);
}

Result<void, Problems> LessonCourse::play(std::vector<Move> moves) {
    scenario::Step played;
    played.moves = std::move(moves);
    played.line = step().line;
    return course_.play(played);
}

Result<LessonCourse::Aside> LessonCourse::aside(std::string_view action) const {
    Aside aside{.match = match().clone()};
    if (const auto done = aside.match->act(lesson_->learner, action); !done)
        return failure(done.error().message);
    const auto named = step().asides.find(std::string(action));
    aside.words = named == step().asides.end() ? step().otherwise : named->second;
    return aside;
}

Problems mistakes_of(const Lesson& lesson, const GameType& game, const std::shared_ptr<const Pack>& pack) {
    auto course = LessonCourse::at(lesson, game, pack);
    if (!course) return course.error();
    Problems problems;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        StepCheck(lesson, *course, problems).check();
        if (const auto done = course->go_on(); !done) {
            problems.insert(problems.end(), done.error().begin(), done.error().end());
            break;
        }
    }
    return problems;
}

} // namespace homestretch
