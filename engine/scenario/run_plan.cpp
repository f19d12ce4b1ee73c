#include "engine/scenario/run_plan.h"

#include "engine/scenario/draws.h"
#include "engine/scenario/judge.h"
#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace homestretch::scenario {

namespace {

class Run {
public:
    Run(const Plan& plan, std::size_t first_checked, std::string variant, ScenarioReport& report)
        : plan_(plan), first_checked_(first_checked), variant_(std::move(variant)), report_(report) {}

    void run() {
        auto course = Course::begin(plan_, seed());
        if (plan_.setup.refused) {
            check_match_refused(course);
        } else if (!course) {
            stop(course.error());
        } else {
            play(*course);
        }
    }

private:
    [[nodiscard]] Seed seed() const { return plan_.setup.seed.value_or(Seed{}); }

    void check_match_refused(const Result<Course, Problems>& course) {
        ++report_.checked;
        const std::string& part = *plan_.setup.refused;
        if (course) {
            fail({.line = plan_.setup.line,
                  .path = "refused",
                  .expected = Json(part),
                  .message = "there is such a match, but it should have been refused"});
            return;
        }
        const std::string message = to_text(course.error());
        if (message.find(part) != std::string::npos) return;
        fail({.line = plan_.setup.line,
              .path = "refused",
              .expected = Json(part),
              .actual = Json(message),
              .message = "the match is refused, but for another reason"});
    }

    void play(Course& course) {
        for (std::size_t i = 0; i < plan_.steps.size(); ++i) {
            const Step& step = *plan_.steps[i];
            if (const auto arranged = course.arrange({&step.position}); !arranged)
                return stop(arranged.error());
            const bool checked = i >= first_checked_;
            if (checked && step.refuse) check_refusal(course.match(), step);
            if (checked && step.moves.size() > 1) check_orders(course, step);
            if (const auto played = course.play(step); !played) return stop(played.error());
            if (checked && !check_step(course, step, i)) return;
        }
    }

    void check_refusal(const Match& match, const Step& step) {
        ++report_.checked;
        const Move& move = step.moves.front();
        const std::string path = fmt::format("seat {}, '{}'", index_of(move.seat), move.text);
        const auto attempt = match.clone();
        const auto played = attempt->act(move.seat, move.text);
        if (played) {
            fail({.line = step.line,
                  .path = path,
                  .message = "this was accepted, but should have been refused"});
            return;
        }
        if (played.error().message.find(step.reason) == std::string::npos) {
            fail({.line = step.line,
                  .path = path,
                  .expected = Json(step.reason),
                  .actual = Json(played.error().message),
                  .message = "this is refused, but for another reason"});
        }
        const Json before = match.dump();
        const Json after = attempt->dump();
        const bool untouched = before == after && match.history() == attempt->history() &&
                               match.event_count() == attempt->event_count();
        if (untouched) return;
        fail({.line = step.line,
              .path = path,
              .message = "this is refused, but has changed something" +
                         (before == after ? std::string() : ": " + first_difference(before, after))});
    }

    // Simultaneous decisions may arrive in any order. Up to five are tried in every order, more in every
    // rotation forwards and backwards. Actions that cannot be played at all are for Course::play to report.
    void check_orders(const Course& course, const Step& step) {
        ++report_.checked;
        const auto first = outcome_of_order(course, step.moves);
        if (!first) return;
        for (const std::vector<Move>& order : orders(step.moves)) {
            const auto other = outcome_of_order(course, order);
            if (other && *other == *first) continue;
            ScenarioFailure failure{.line = step.line, .path = "together"};
            failure.message = other ? "another order of the same actions gives another position: " +
                                          first_difference(*first, *other)
                                    : "in another order they cannot all be played: " + other.error().message;
            std::vector<std::string> played;
            for (const Move& move : order)
                played.push_back(fmt::format("{} {}", index_of(move.seat), move.text));
            failure.actual = Json(played);
            return fail(std::move(failure));
        }
    }

    static Result<Json> outcome_of_order(const Course& course, const std::vector<Move>& order) {
        const auto match = course.match().clone();
        for (const Move& move : order) {
            if (const auto played = match->act(move.seat, move.text); !played)
                return Unexpected{played.error()};
        }
        return match->dump();
    }

    static std::vector<std::vector<Move>> orders(std::vector<Move> moves) {
        constexpr std::size_t few = 5;
        const auto key = [](const Move& move) { return std::pair(move.seat, move.text); };
        const auto by_key = [&](const Move& left, const Move& right) { return key(left) < key(right); };
        std::vector<std::vector<Move>> orders;
        if (moves.size() <= few) {
            std::ranges::sort(moves, by_key);
            do orders.push_back(moves);
            while (std::ranges::next_permutation(moves, by_key).found);
            return orders;
        }
        for (int direction = 0; direction < 2; ++direction) {
            for (std::size_t i = 0; i < moves.size(); ++i) {
                std::ranges::rotate(moves, moves.begin() + 1);
                orders.push_back(moves);
            }
            std::ranges::reverse(moves);
        }
        return orders;
    }

    // False: an error ended the match.
    bool check_step(const Course& course, const Step& step, std::size_t index) {
        bool meaningful = true;
        Sight sight = course.sight();
        for (const Expectation& expectation : step.expect)
            meaningful = check(sight, expectation) && meaningful;
        for (const Draws& draws : step.over_redeals) {
            meaningful = adopt(check_redeals(draws, course, plan_.file), draws) && meaningful;
        }
        for (const Draws& draws : step.over_seeds) {
            meaningful = adopt(check_seeds(draws, plan_, index + 1, seed()), draws) && meaningful;
        }
        return meaningful;
    }

    bool check(Sight& sight, const Expectation& expectation) {
        ++report_.checked;
        Judgement judgement = judge(expectation, sight);
        if (judgement.verdict == Judgement::Verdict::Meaningless) {
            stop({{.file = plan_.file,
                   .line = expectation.line,
                   .message = fmt::format("{}: {}", expectation.path.text(), judgement.message)}});
            return false;
        }
        if (judgement.verdict == Judgement::Verdict::Fails) {
            fail({.line = expectation.line,
                  .path = expectation.path.text(),
                  .expected = as_written(expectation),
                  .actual = std::move(judgement.actual),
                  .message = std::move(judgement.message)});
        }
        return true;
    }

    bool adopt(DrawsResult result, const Draws& draws) {
        report_.checked +=
            draws.always.size() + draws.one_of.size() + draws.same.size() + draws.varies.size();
        for (ScenarioFailure& failure : result.failures) fail(std::move(failure));
        stop(result.errors);
        return result.errors.empty();
    }

    void fail(ScenarioFailure failure) {
        failure.variant = variant_;
        report_.failures.push_back(std::move(failure));
    }

    void stop(const Problems& problems) {
        for (Problem problem : problems) {
            if (!variant_.empty()) problem.message = fmt::format("[{}] {}", variant_, problem.message);
            report_.errors.push_back(std::move(problem));
        }
    }

    const Plan& plan_;
    std::size_t first_checked_;
    std::string variant_;
    ScenarioReport& report_;
};

} // namespace

void run_plan(const Plan& plan, std::size_t first_checked, const std::string& variant,
              ScenarioReport& report) {
    Run(plan, first_checked, variant, report).run();
}

} // namespace homestretch::scenario
