#include "server/net/lesson_pages.h"

#include "engine/lesson/course.h"
#include "engine/pack/file.h"
#include "engine/pack/text.h"
#include "games/registry.h"
#include "server/table/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace homestretch::server {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t only_match = 1; // the number under which its position goes to the client

fs::path folder_of(const fs::path& packs, const std::string& game) {
    return packs / game / "lessons";
}

// Nothing: it cannot be read, which `homestretch learn --check` explains.
std::optional<Lesson> read(const fs::path& file) {
    const auto text = read_text_file(file, largest_scenario);
    auto lesson = text ? read_lesson(*text, file.filename().string())
                       : Result<Lesson, Problems>(Unexpected{Problems{}});
    return lesson ? std::optional(std::move(*lesson)) : std::nullopt;
}

// A lesson with all that it takes to play it.
struct OpenLesson {
    Lesson lesson{};
    const GameType* game = nullptr;
    std::shared_ptr<const Pack> pack{};
};

Answer<OpenLesson> open(const fs::path& packs, const LessonPlace& place, const PackCatalogue& catalogue) {
    const GameType* game = find_game(place.game);
    const bool is_name = place.lesson.find_first_of("/\\.") == std::string::npos;
    auto lesson = game != nullptr && is_name ? read(folder_of(packs, place.game) / (place.lesson + ".toml"))
                                             : std::nullopt;
    if (!lesson || lesson->game != place.game)
        return refused(Code::NotFound,
                       fmt::format("there is no lesson {} of this game", in_quotes(place.lesson)));
    const auto pack = catalogue.newest(place.game, lesson->setup.pack.value_or(""));
    if (!pack) return Unexpected{pack.error()};
    return OpenLesson{std::move(*lesson), game, pack->pack};
}

Answer<LessonCourse> course_of(const OpenLesson& open, std::size_t step) {
    const std::size_t steps = open.lesson.steps.size();
    if (step >= steps)
        return refused(Code::NotFound,
                       fmt::format("there is no step {}; the lesson has steps 0 to {}", step, steps - 1));
    auto course = LessonCourse::at(open.lesson, *open.game, open.pack, step);
    if (!course) return refused(Code::NotFound, "this lesson does not fit the cards it is played with");
    return std::move(*course);
}

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json seen(const Match& match, const Lesson& lesson, std::size_t news_from) {
    const SeatNames names(lesson.players);
    return {{"position", position_of(match, only_match, lesson.learner, names)},
            {"log", log_of(match, lesson.learner, names, news_from)}};
}

} // namespace

Json lesson_list(const fs::path& packs, const std::string& game) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder_of(packs, game), failed), end; !failed && at != end;
         at.increment(failed)) {
        if (at->path().extension() == ".toml") files.push_back(at->path());
    }
    std::ranges::sort(files);
    Json lessons = Json::array();
    for (const fs::path& file : files) {
        const auto lesson = read(file);
        if (!lesson || lesson->game != game) continue;
        Json steps = Json::array();
        for (const LessonStep& step : lesson->steps) steps.push_back(step.title);
        lessons.push_back({{"id", file.stem().string()},
                           {"title", lesson->title},
                           {"about", lesson->about},
                           {"minutes", lesson->minutes},
                           {"seat", index_of(lesson->learner)},
                           {"players", lesson->players},
                           {"steps", std::move(steps)}});
    }
    return {{"lessons", std::move(lessons)}};
}

Answer<Json> lesson_step(const fs::path& packs, const LessonPlace& place, const PackCatalogue& catalogue) {
    const auto opened = open(packs, place, catalogue);
    if (!opened) return Unexpected{opened.error()};
    const auto course = course_of(*opened, place.step);
    if (!course) return Unexpected{course.error()};
    const LessonStep& step = course->step();
    Json body = seen(course->match(), opened->lesson, course->news_from());
    body.update({{"step", place.step},
                 {"title", step.title},
                 {"say", step.say},
                 {"show", step.show},
                 {"action", text_or_null(step.action)},
                 {"done", text_or_null(step.done)},
                 {"pack", course->match().identity().pack_hash},
                 {"options", course->match().identity().options}});
    return body;
}

Answer<Json> lesson_aside(const fs::path& packs, const LessonPlace& place, const std::string& action,
                          const PackCatalogue& catalogue) {
    const auto opened = open(packs, place, catalogue);
    if (!opened) return Unexpected{opened.error()};
    const auto course = course_of(*opened, place.step);
    if (!course) return Unexpected{course.error()};
    if (course->step().action.empty())
        return refused(Code::Illegal, "there is nothing to do at this step but to read");
    const auto aside = course->aside(action);
    if (!aside) return refused(Code::Illegal, aside.error().message);
    Json body = seen(*aside->match, opened->lesson, course->match().event_count());
    body["words"] = aside->words;
    return body;
}

} // namespace homestretch::server
