#pragma once

#include "engine/match.h"
#include "engine/problem.h"
#include "engine/scenario/observe.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace homestretch::scenario {

// Everything one match of a scenario consists of: the file's part and a variant's, put together.
struct Plan {
    const GameType* game = nullptr;
    std::shared_ptr<const Pack> pack{};
    Setup setup{};
    std::vector<const Position*> positions{}; // made as one
    std::vector<const Step*> steps{};
    std::string file{};
};

// One match of a scenario on its way through the steps. Only plays: what is expected is for others to check.
// An error ends it.
class Course {
public:
    // The match of the plan, with its first position in place.
    [[nodiscard]] static Result<Course, Problems> begin(const Plan& plan, const Seed& seed);
    // The same and then the first `steps` steps, whatever is expected on the way.
    [[nodiscard]] static Result<Course, Problems> played(const Plan& plan, const Seed& seed,
                                                         std::size_t steps);

    [[nodiscard]] Result<void, Problems> arrange(const std::vector<const Position*>& positions);
    [[nodiscard]] Result<void, Problems> play(const Step& step); // all but its position

    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] std::size_t events_from() const { return events_from_; }
    [[nodiscard]] Sight sight() const { return {*match_, events_from_}; }

private:
    Course(std::unique_ptr<Match> match, std::string file)
        : match_(std::move(match)), file_(std::move(file)) {}

    [[nodiscard]] Result<void, Problems> act(const Move& move, int line);
    [[nodiscard]] Result<void, Problems> play_until(const Step& step);
    [[nodiscard]] Unexpected<Problems> error(int line, std::string message) const;

    std::unique_ptr<Match> match_;
    std::string file_;
    std::size_t events_from_ = 0; // events before this one belong to earlier steps
};

} // namespace homestretch::scenario
