#pragma once

#include "engine/json.h"
#include "server/table/packs.h"
#include "server/table/refusal.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace homestretch::server {

// The schema's LessonList: the lessons of one game. `packs` is the folder that holds packs/<game>/lessons.
[[nodiscard]] Json lesson_list(const std::filesystem::path& packs, const std::string& game);

// Where a step of a lesson is found.
struct LessonPlace {
    std::string game{};
    std::string lesson{}; // the name of its file
    std::size_t step = 0;
};
// The schema's LessonStep: the position, what the coach says and what to do, as if everything before had been
// done. Lessons keep nothing: who goes on asks for the next step.
[[nodiscard]] Answer<Json> lesson_step(const std::filesystem::path& packs, const LessonPlace& place,
                                       const PackCatalogue& catalogue);
// The schema's LessonAside: what would come of another action there, and the coach's answer.
[[nodiscard]] Answer<Json> lesson_aside(const std::filesystem::path& packs, const LessonPlace& place,
                                        const std::string& action, const PackCatalogue& catalogue);

} // namespace homestretch::server
