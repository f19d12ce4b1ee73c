#include "engine/lesson/lesson.h"

#include "engine/pack/text.h"
#include "engine/scenario/fields.h"
#include "engine/scenario/read_expectations.h"
#include "engine/scenario/read_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace homestretch {

namespace {

using scenario::TomlNode;

constexpr std::array<std::string_view, 13> lesson_keys = {"title", "about", "game",    "minutes", "seats",
                                                          "seat",  "seed",  "pack",    "options", "players",
                                                          "note",  "step",  "position"};
constexpr std::array<std::string_view, 10> step_keys = {"title", "position", "others", "say",       "show",
                                                        "do",    "done",     "aside",  "otherwise", "expect"};
constexpr std::size_t longest_lesson = 60; // minutes

// Where a file begins a new line says nothing.
std::string prose(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

class LessonReader {
public:
    LessonReader(std::string file, Problems& problems) : fields_(std::move(file), problems) {}

    Lesson read(const TomlNode& root) {
        fields_.refuse_unknown(root, lesson_keys, "a lesson");
        Lesson lesson;
        lesson.title = required(root, "title");
        lesson.about = required(root, "about");
        lesson.game = required(root, "game");
        if (const TomlNode* game = root.find("game")) lesson.game_line = game->line;
        lesson.minutes = fields_.number(root, "minutes", 1, longest_lesson).value_or(0);
        lesson.setup = read_setup(root, fields_);
        if (!lesson.setup.seats) fields_.problem(1, "seats = N is missing");
        const std::size_t seats = lesson.setup.seats.value_or(max_seats);
        lesson.learner = seat_at(fields_.number(root, "seat", 0, seats - 1).value_or(0));
        lesson.players = fields_.texts(root, "players");
        if (!lesson.players.empty() && lesson.players.size() != seats)
            fields_.problem(root.find("players")->line, fmt::format("expected {} names, one a seat", seats));
        lesson.position = read_position(root, fields_);
        for (const TomlNode* table : fields_.tables(root, "step")) lesson.steps.push_back(step(*table));
        if (lesson.steps.empty()) fields_.problem(1, "a lesson has at least one [[step]]");
        return lesson;
    }

private:
    std::string required(const TomlNode& table, std::string_view key) {
        if (table.find(key) == nullptr)
            fields_.problem(table.line, fmt::format("{} = \"...\" is missing", key));
        return fields_.text(table, key).value_or("");
    }

    LessonStep step(const TomlNode& table) {
        fields_.refuse_unknown(table, step_keys, "a step of a lesson");
        LessonStep step{.line = table.line};
        step.title = required(table, "title");
        step.position = read_position(table, fields_);
        step.others = scenario::read_moves(table, "others", 1, fields_);
        step.say = prose(required(table, "say"));
        step.show = fields_.texts(table, "show");
        step.action = fields_.text(table, "do").value_or("");
        step.done = prose(fields_.text(table, "done").value_or(""));
        step.otherwise = prose(fields_.text(table, "otherwise").value_or(""));
        if (const TomlNode* asides = fields_.table(table, "aside")) {
            for (const auto& [action, words] : asides->members)
                step.asides[action] = prose(fields_.text(*asides, action).value_or(""));
        }
        if (const TomlNode* expect = fields_.table(table, "expect"))
            step.expect = read_expectations(*expect, fields_);
        for (const std::string_view key : {"done", "aside", "otherwise"}) {
            if (step.action.empty() && table.find(key) != nullptr)
                fields_.problem(table.find(key)->line, fmt::format("{} goes with do = \"...\"", key));
        }
        return step;
    }

    scenario::FieldReader fields_;
};

} // namespace

Result<Lesson, Problems> read_lesson(std::string_view text, std::string file) {
    const auto root = scenario::read_toml(text, file);
    if (!root) return Unexpected{root.error()};
    Problems problems;
    Lesson read = LessonReader(file, problems).read(*root);
    if (!problems.empty()) return Unexpected{problems};
    read.file = std::move(file);
    return read;
}

} // namespace homestretch
