#pragma once

#include "engine/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A lesson is a match that somebody has thought out for a newcomer: positions, what the others do, what to
// try, and a coach's words. Its file is that of a scenario with words (docs/lessons.md).

namespace homestretch {

struct LessonStep {
    std::string title{};             // the idea, in a few words
    scenario::Position position{};   // before anything else
    std::vector<Move> others{};      // what the others then do, without a word
    std::string say{};               // the coach
    std::vector<std::string> show{}; // what is lit besides what is to be done: ids of cards and places
    std::string action{};            // what is to be done; empty: only to be read
    std::string done{};              // said once it is done
    std::map<std::string, std::string> asides{}; // said when another legal action is tried instead
    std::string otherwise{};                     // likewise, for all that are not named
    std::vector<scenario::Expectation> expect{}; // what must be so when the coach speaks
    int line = 0;
};

struct Lesson {
    std::string file{}; // as the person knows it
    std::string title{};
    std::string about{}; // one line that makes one want to begin
    std::string game{};
    int game_line = 0;
    std::size_t minutes = 0; // about how long it takes
    Seat learner{};
    std::vector<std::string> players{}; // the names of the others and of the learner, by seat; may be empty
    scenario::Setup setup{};
    scenario::Position position{};
    std::vector<LessonStep> steps{};
};

// Every mistake at once, each with its line.
[[nodiscard]] Result<Lesson, Problems> read_lesson(std::string_view text, std::string file);

} // namespace homestretch
