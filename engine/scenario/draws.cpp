#include "engine/scenario/draws.h"

#include "engine/scenario/judge.h"
#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace homestretch::scenario {

namespace {

// Counts what comes up at the paths of a Draws block.
class Tally {
public:
    Tally(const Draws& draws, std::string file) : draws_(draws), file_(std::move(file)) {
        always_failed_.resize(draws.always.size());
        for (const Spread& spread : draws.one_of) counts_.emplace_back(spread.values.size());
        varied_.resize(draws.varies.size());
    }

    // False: an error ended the counting.
    bool add(Sight& sight) {
        ++drawn_;
        for (std::size_t i = 0; i < draws_.always.size(); ++i) add_always(i, sight);
        for (std::size_t i = 0; i < draws_.one_of.size(); ++i) add_spread(i, sight);
        for (std::size_t i = 0; i < draws_.varies.size(); ++i) add_varying(i, sight);
        return result_.errors.empty();
    }

    void check_same(Sight& truth, Sight& sight) {
        for (const Path& path : draws_.same) {
            const auto before = value(truth, path, draws_.line);
            const auto after = value(sight, path, draws_.line);
            if (!before || !after || same_value(*before, *after) || reported(path)) continue;
            fail(draws_.line, path, *before, *after,
                 fmt::format("draw {} changed it: {}", drawn_, first_difference(*before, *after)));
        }
    }

    DrawsResult result() {
        if (!result_.errors.empty()) return result_;
        for (std::size_t i = 0; i < draws_.one_of.size(); ++i) finish_spread(i);
        for (std::size_t i = 0; i < draws_.varies.size(); ++i) {
            if (varied_[i].other) continue;
            fail(draws_.line, draws_.varies[i], std::nullopt, varied_[i].first,
                 fmt::format("all {} draws give the same value", drawn_));
        }
        return std::move(result_);
    }

    void error(Problems problems) { result_.errors = std::move(problems); }

private:
    struct Varied {
        std::optional<Json> first{};
        bool other = false;
    };

    void add_always(std::size_t index, Sight& sight) {
        if (always_failed_[index]) return;
        const Expectation& expectation = draws_.always[index];
        const Judgement judgement = judge(expectation, sight);
        if (judgement.verdict == Judgement::Verdict::Holds) return;
        always_failed_[index] = true;
        if (judgement.verdict == Judgement::Verdict::Meaningless) {
            report_error(expectation.line, expectation.path, judgement.message);
        } else {
            fail(expectation.line, expectation.path, as_written(expectation), judgement.actual,
                 fmt::format("in draw {} of {}: {}", drawn_, draws_.count, judgement.message));
        }
    }

    void add_spread(std::size_t index, Sight& sight) {
        const Spread& spread = draws_.one_of[index];
        const auto found = value(sight, spread.path, spread.line);
        if (!found || reported(spread.path)) return;
        const auto listed = std::ranges::find_if(
            spread.values, [&](const Json& listed_value) { return same_value(listed_value, *found); });
        if (listed != spread.values.end()) {
            ++counts_[index][static_cast<std::size_t>(listed - spread.values.begin())];
        } else {
            fail(spread.line, spread.path, Json(spread.values), *found,
                 fmt::format("draw {} of {} gives a value that is not listed", drawn_, draws_.count));
        }
    }

    void add_varying(std::size_t index, Sight& sight) {
        const auto found = value(sight, draws_.varies[index], draws_.line);
        if (!found) return;
        Varied& varied = varied_[index];
        if (!varied.first) varied.first = *found;
        varied.other = varied.other || !same_value(*varied.first, *found);
    }

    void finish_spread(std::size_t index) {
        const Spread& spread = draws_.one_of[index];
        if (reported(spread.path)) return;
        const std::vector<std::size_t>& counts = counts_[index];
        Json seen = Json::array();
        std::string odd;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            seen.push_back({{"value", spread.values[i]}, {"times", counts[i]}});
            if (!is_odd(counts[i], counts.size())) continue;
            odd += fmt::format("{}{} comes up {} times", odd.empty() ? "" : ", ", compact(spread.values[i]),
                               counts[i]);
        }
        if (odd.empty()) return;
        fail(spread.line, spread.path, Json(spread.values), std::move(seen),
             fmt::format("of {} draws {}{}", drawn_, odd, draws_.even ? "; that is not even" : ""));
    }

    // Never, or more than five standard deviations from an equal share: with fixed seeds that is no accident.
    [[nodiscard]] bool is_odd(std::size_t count, std::size_t values) const {
        if (count == 0) return true;
        if (!draws_.even) return false;
        const double share = 1.0 / static_cast<double>(values);
        const double mean = static_cast<double>(drawn_) * share;
        return std::abs(static_cast<double>(count) - mean) > 5.0 * std::sqrt(mean * (1.0 - share));
    }

    std::optional<Json> value(Sight& sight, const Path& path, int line) {
        auto found = sight.observe(path);
        if (found) return std::move(*found);
        report_error(line, path, found.error().message);
        return std::nullopt;
    }

    [[nodiscard]] bool reported(const Path& path) const {
        return std::ranges::find(result_.failures, path.text(), &ScenarioFailure::path) !=
               result_.failures.end();
    }

    void fail(int line, const Path& path, std::optional<Json> expected, std::optional<Json> actual,
              std::string message) {
        result_.failures.push_back({.line = line,
                                    .path = path.text(),
                                    .expected = std::move(expected),
                                    .actual = std::move(actual),
                                    .message = std::move(message)});
    }

    void report_error(int line, const Path& path, const std::string& message) {
        if (!result_.errors.empty()) return;
        result_.errors.push_back({.file = file_, .line = line, .message = path.text() + ": " + message});
    }

    const Draws& draws_;
    std::string file_;
    std::size_t drawn_ = 0;
    std::vector<bool> always_failed_;              // by expectation
    std::vector<std::vector<std::size_t>> counts_; // by spread and value
    std::vector<Varied> varied_;                   // by path
    DrawsResult result_;
};

} // namespace

DrawsResult check_redeals(const Draws& draws, const Course& course, const std::string& file) {
    Tally tally(draws, file);
    const std::size_t seats = course.match().identity().seats;
    if (draws.viewer && index_of(*draws.viewer) >= seats) {
        tally.error({{.file = file,
                      .line = draws.line,
                      .message = fmt::format("there is no seat {}; the table has seats 0 to {}",
                                             index_of(*draws.viewer), seats - 1)}});
        return tally.result();
    }
    Sight truth = course.sight();
    RandomStream random(derived_seed(course.match().identity().seed, 0));
    for (std::size_t i = 0; i < draws.count; ++i) {
        const auto match = course.match().redealt(draws.viewer, random);
        Sight sight(*match, course.events_from());
        if (!tally.add(sight)) break;
        tally.check_same(truth, sight);
    }
    return tally.result();
}

DrawsResult check_seeds(const Draws& draws, const Plan& plan, std::size_t steps, const Seed& seed) {
    Tally tally(draws, plan.file);
    for (std::size_t i = 0; i < draws.count; ++i) {
        const Seed drawn = derived_seed(seed, i);
        const auto course = Course::played(plan, drawn, steps);
        if (!course) {
            Problems problems = course.error();
            for (Problem& problem : problems) {
                problem.message += fmt::format(" (over_seeds, draw {}, seed {})", i + 1, to_hex(drawn));
            }
            tally.error(std::move(problems));
            break;
        }
        Sight sight = course->sight();
        if (!tally.add(sight)) break;
    }
    return tally.result();
}

} // namespace homestretch::scenario
