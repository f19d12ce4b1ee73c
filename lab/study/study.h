#pragma once

#include "bots/kinds.h"
#include "engine/match.h"
#include "lab/study/census.h"
#include "lab/study/course.h"
#include "lab/workers.h"

#include <string>
#include <vector>

namespace homestretch {

// Many games of one kind, looked at closely.
struct StudyRequest {
    std::string game{};
    std::vector<BotKind> bots{}; // one per seat; they keep their seats in all games
    OptionTexts options{};
    std::uint64_t games = 0; // at most
    Seed seed{};
    std::size_t threads = 1;
};

// What the games add up to. The first n games of a request give the same, whatever the number of threads and
// whatever came after them, and take no more room however many they are.
struct Findings {
    Tally tally{};
    Course course{};
    Census census{};

    void merge(const Findings& other);
    bool operator==(const Findings&) const = default;
};

struct Study {
    StudyRequest request{};
    std::vector<Thing> things{};
    Findings findings{};
    double seconds = 0.0;
    bool team_game = false; // all seats win or lose together
    bool has_turns = false; // the game counts them
};

// Problems are those of the pack and of the options; the game must exist. Stopped by `progress`, it is a
// study of the games that were played by then.
[[nodiscard]] Result<Study, Problems> study(const StudyRequest& request, const Pack& pack,
                                            const ProgressReport& progress);

} // namespace homestretch
