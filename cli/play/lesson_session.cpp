#include "cli/play/lesson_session.h"

#include "cli/arguments.h"
#include "cli/exit_status.h"
#include "cli/play/answers.h"
#include "cli/play/prompt.h"
#include "cli/play/screen.h"
#include "cli/play/seating.h"
#include "cli/play/session.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <ostream>

namespace homestretch {

namespace {

constexpr std::string_view reading_prompt = "Enter goes on, v shows the table, q leaves: ";
constexpr std::string_view doing_prompt = "Your choice (? for help): ";
constexpr std::string_view help =
    R"(A number or the words behind it choose. Only one choice leads on, and the coach says which; try the others
as you like: you see what would come of them, and nothing is lost.
  v   the table and your choices again
  q   leave; you can come back to this step
)";

} // namespace

int LessonSession::play() {
    console_.out << console_.paint(Ink::Gold, game_.info().title) << ": " << lesson_.title << '\n';
    while (true) {
        show_step();
        switch (take_step()) {
        case Turn::Done: break;
        case Turn::Left: return leave();
        case Turn::Interrupted: console_.err << "homestretch learn: interrupted\n"; return exit_interrupted;
        }
        const std::string done = course_.step().done;
        const bool ends = course_.is_last();
        if (const auto gone_on = course_.go_on(); !gone_on) {
            return refuse(console_, "learn", gone_on.error()); // somebody still writes it
        }
        if (!done.empty()) say(done);
        if (ends) return play_on();
        show_news();
    }
}

void LessonSession::show_step() const {
    const LessonStep& step = course_.step();
    console_.out << '\n' << fitted(course_.match().draw(lesson_.learner, console_.paint), console_.width);
    console_.out << '\n'
                 << console_.paint(Ink::Strong, fmt::format("{} of {}: {}", course_.number() + 1,
                                                            lesson_.steps.size(), step.title))
                 << '\n';
    say(step.say);
    if (step.action.empty()) return;
    std::size_t shown = 0;
    console_.out << choices_text(course_.match().choices(lesson_.learner), shown, console_);
}

void LessonSession::show_news() const {
    console_.out << '\n' << story_text(course_.match(), lesson_.learner, course_.news_from(), console_);
}

void LessonSession::say(std::string_view words) const {
    console_.out << wrapped_behind(console_.paint(Ink::Gold, "Coach: "), words, console_.width);
}

LessonSession::Turn LessonSession::take_step() const {
    const std::string& wanted = course_.step().action;
    while (true) {
        const auto text = ask(console_, wanted.empty() ? reading_prompt : doing_prompt);
        if (!text) return Turn::Interrupted;
        if (means_leaving(*text)) return Turn::Left;
        const std::string word = folded(*text);
        if (wanted.empty() && word.empty()) return Turn::Done;
        if (word == "v") {
            show_step();
            continue;
        }
        if (wanted.empty() || word == "?" || word == "h" || word == "help") {
            console_.out << help;
            continue;
        }
        if (word.empty()) continue;
        const std::vector<Choice> choices = course_.match().choices(lesson_.learner);
        const auto choice = chosen(choices, course_.match().blocked(lesson_.learner, {}), *text);
        if (!choice) {
            console_.out << choice.error().message << '\n';
        } else if ((*choice)->text == wanted) {
            return Turn::Done;
        } else {
            show_aside((*choice)->text);
        }
    }
}

void LessonSession::show_aside(const std::string& action) const {
    const auto aside = course_.aside(action);
    check(aside.has_value()); // it was one of the choices
    const std::string news =
        story_text(*aside->match, lesson_.learner, course_.match().event_count(), console_);
    if (!news.empty()) console_.out << "That would bring:\n" << news;
    say(aside->words);
    console_.out << "(It is taken back.)\n";
}

int LessonSession::play_on() const {
    const Match& match = course_.match();
    console_.out << '\n';
    if (match.pending().empty()) {
        say("That was the whole match. Play one of your own:");
    } else {
        const auto goes_on = ask_yes_no(console_, "Play on from here, against easy bots?", true);
        if (!goes_on) return exit_interrupted;
        if (*goes_on) {
            Seating seating(match.identity().seats, BotKind::Easy);
            seating[index_of(lesson_.learner)] = a_person;
            return Session(console_, home_, game_, *pack_, match.clone(), seating, std::nullopt, false)
                .play();
        }
    }
    console_.out << fmt::format("  homestretch play {} --bots easy\n", game_.info().id);
    return exit_ok;
}

int LessonSession::leave() const {
    console_.out << fmt::format("Come back to this step with:  homestretch learn {} --step {}\n",
                                game_.info().id, course_.number() + 1);
    return exit_ok;
}

} // namespace homestretch
