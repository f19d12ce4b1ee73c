#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/play/lesson_session.h"
#include "cli/text/layout.h"
#include "engine/nearest.h"
#include "engine/pack/file.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

namespace homestretch {

namespace fs = std::filesystem;

namespace {

struct LearnArgs {
    std::string game{};
    std::string lesson{};
    std::size_t step = 1;
    std::vector<std::string> checked{};
};

// A lesson with all that it takes to play it.
struct OpenLesson {
    Lesson lesson{};
    const GameType* game = nullptr;
    std::shared_ptr<const Pack> pack{};
};

Result<OpenLesson, Problems> open_lesson(const Home& home, const fs::path& file) {
    const auto text = read_text_file(file, largest_scenario);
    if (!text) return Unexpected{Problems{{.file = file.string(), .message = text.error().message}}};
    auto lesson = read_lesson(*text, file.string());
    if (!lesson) return Unexpected{lesson.error()};
    const auto game = game_named(lesson->game);
    if (!game)
        return Unexpected{
            Problems{{.file = lesson->file, .line = lesson->game_line, .message = game.error().message}}};
    auto pack = home.load_named_pack(**game, lesson->setup.pack.value_or(std::string(usual_pack)));
    if (!pack) return Unexpected{pack.error()};
    return OpenLesson{std::move(*lesson), *game, std::make_shared<const Pack>(std::move(*pack))};
}

int list_lessons(const Home& home, const Console& console) {
    for (const GameType* game : all_games()) {
        for (const fs::path& file : home.lessons_of(game->info().id)) {
            const auto open = open_lesson(home, file);
            if (!open) return refuse(console, "learn", open.error());
            console.out << console.paint(Ink::Strong, fmt::format("homestretch learn {}", game->info().id))
                        << fmt::format("   {}, about {} minutes\n", open->lesson.title, open->lesson.minutes)
                        << wrapped_behind("  ", open->lesson.about, console.width);
        }
    }
    return exit_ok;
}

int check_lessons(const LearnArgs& args, const Home& home, const Console& console) {
    int status = exit_ok;
    for (const std::string& file : args.checked) {
        const auto open = open_lesson(home, file);
        const Problems problems = open ? mistakes_of(open->lesson, *open->game, open->pack) : open.error();
        if (problems.empty()) {
            console.out << fmt::format("{}: {} steps, and an answer to everything else one may try\n", file,
                                       open->lesson.steps.size());
            continue;
        }
        console.err << to_text(problems) << '\n';
        status = exit_bad_input;
    }
    return status;
}

// The lesson of this name, or the game's first.
Result<fs::path> lesson_file(const Home& home, std::string_view game, const std::string& name) {
    const std::vector<fs::path> files = home.lessons_of(game);
    if (files.empty())
        return failure(fmt::format("there is no lesson for {} yet; read: homestretch rules {}", game, game));
    if (name.empty()) return files.front();
    std::vector<std::string> names;
    for (const fs::path& file : files) {
        names.push_back(file.stem().string());
        if (names.back() == name) return file;
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    return failure(fmt::format("there is no lesson '{}'{}", name, suggestion(name, words)));
}

int run_learn(const LearnArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "learn", home.error().message);
    if (!args.checked.empty()) return check_lessons(args, *home, console);
    if (args.game.empty()) return list_lessons(*home, console);
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "learn", game.error().message);
    const auto file = lesson_file(*home, args.game, args.lesson);
    if (!file) return refuse(console, "learn", file.error().message);
    const auto open = open_lesson(*home, *file);
    if (!open) return refuse(console, "learn", open.error());
    if (args.step > open->lesson.steps.size()) {
        return refuse(console, "learn",
                      fmt::format("--step: the lesson has steps 1 to {}", open->lesson.steps.size()));
    }
    auto course = LessonCourse::at(open->lesson, *open->game, open->pack, args.step - 1);
    if (!course) return refuse(console, "learn", course.error());
    return LessonSession(console, *home, *open->game, open->pack, open->lesson, std::move(*course)).play();
}

} // namespace

void add_learn(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<LearnArgs>();
    CLI::App* command = line.add_subcommand("learn", "Play a first match with a coach");
    command->add_option("GAME", args->game, "The game's id; without it, all lessons are listed")
        ->type_name("");
    command->add_option("LESSON", args->lesson, "Which of its lessons (default the first)")->type_name("");
    command->add_option("--step", args->step, "Begin there, as if everything before had been done")
        ->check(number_between(1, 99))
        ->type_name("N");
    command->add_option("--check", args->checked, "Play these lesson files to their end and every step aside")
        ->type_name("FILE");
    command->footer("Lessons are files anybody can write: docs/lessons.md.\n\n"
                    "Examples:\n"
                    "  homestretch learn dragon-racer\n"
                    "  homestretch learn dragon-racer --step 4\n"
                    "  homestretch learn --check packs/dragon-racer/lessons/first.toml");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_learn(*args, console); }; });
}

} // namespace homestretch
