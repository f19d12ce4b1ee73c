#include "engine/scenario/course.h"

#include "engine/scenario/judge.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::scenario {

Result<Course, Problems> Course::begin(const Plan& plan, const Seed& seed) {
    auto match = plan.game->new_match(*plan.pack, plan.setup.seats.value_or(0), plan.setup.options, seed);
    if (!match) {
        Problems problems = match.error();
        for (Problem& problem : problems) {
            if (!problem.file.empty()) continue; // a file of the pack
            problem.file = plan.file;
            problem.line = plan.setup.line;
        }
        return Unexpected{problems};
    }
    Course course(std::move(*match), plan.file);
    if (const auto arranged = course.arrange(plan.positions); !arranged) return Unexpected{arranged.error()};
    return course;
}

Result<Course, Problems> Course::played(const Plan& plan, const Seed& seed, std::size_t steps) {
    auto course = begin(plan, seed);
    for (std::size_t i = 0; course && i < steps; ++i) {
        if (const auto arranged = course->arrange({&plan.steps[i]->position}); !arranged) {
            return Unexpected{arranged.error()};
        }
        if (const auto done = course->play(*plan.steps[i]); !done) return Unexpected{done.error()};
    }
    return course;
}

Result<void, Problems> Course::arrange(const std::vector<const Position*>& positions) {
    Json dump;
    int line = 0;
    for (const Position* position : positions) {
        if (position->changes.empty()) continue;
        if (line == 0) dump = match_->dump();
        line = position->line;
        for (const Change& change : position->changes) {
            if (const auto done = assign(dump, change.path.keys, change.value, "the position"); !done) {
                return error(change.line, done.error().message);
            }
        }
    }
    if (line == 0) return {};
    if (const auto done = match_->arrange(dump); !done) {
        return error(line, "this position is not possible: " + done.error().message);
    }
    events_from_ = match_->event_count();
    return {};
}

Result<void, Problems> Course::play(const Step& step) {
    if (step.refuse) return {}; // nothing would change
    if (!step.moves.empty() || !step.play_until.empty()) events_from_ = match_->event_count();
    for (const Move& move : step.moves) {
        if (auto done = act(move, step.line); !done) return done;
    }
    return step.play_until.empty() ? Result<void, Problems>() : play_until(step);
}

Result<void, Problems> Course::act(const Move& move, int line) {
    const auto done = match_->act(move.seat, move.text);
    if (done) return {};
    return error(line, fmt::format("seat {} cannot do '{}': {}", index_of(move.seat), move.text,
                                   done.error().message));
}

Result<void, Problems> Course::play_until(const Step& step) {
    RandomStream random(derived_seed(match_->identity().seed, match_->history().size()));
    while (true) {
        const Expectation* unmet = nullptr;
        Judgement judgement;
        Sight now = sight();
        for (const Expectation& expectation : step.play_until) {
            judgement = judge(expectation, now);
            if (judgement.verdict == Judgement::Verdict::Holds) continue;
            unmet = &expectation;
            break;
        }
        if (unmet == nullptr) return {};
        const SeatSet pending = match_->pending();
        if (pending.empty()) {
            return error(unmet->line, fmt::format("the match is over before this holds: {}: {}",
                                                  unmet->path.text(), judgement.message));
        }
        const Seat seat = *pending.begin();
        const std::vector<Choice> choices = match_->choices(seat);
        const Choice& choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        if (auto done = act({seat, choice.text}, step.line); !done) return done;
    }
}

Unexpected<Problems> Course::error(int line, std::string message) const {
    return {Problems{{.file = file_, .line = line, .message = std::move(message)}}};
}

} // namespace homestretch::scenario
