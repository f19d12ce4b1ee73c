#include "engine/scenario/run.h"

#include "engine/nearest.h"
#include "engine/pack/file.h"
#include "engine/pack/folder.h"
#include "engine/pack/text.h"
#include "engine/scenario/run_plan.h"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace homestretch::scenario {

namespace {

// Finds what a scenario names and plays each of its matches.
class Runner {
public:
    Runner(const Scenario& scenario, const ScenarioLibrary& library)
        : scenario_(scenario), library_(library) {}

    ScenarioReport run() {
        report_.file = scenario_.file;
        report_.title = scenario_.title;
        report_.rules = scenario_.rules;
        game_ = game();
        if (game_ == nullptr) return std::move(report_);

        const bool has_own_match =
            scenario_.variants.empty() || !scenario_.steps.empty() || scenario_.setup.refused;
        if (has_own_match) play(plan(scenario_.setup), 0, "");
        for (const Variant& variant : scenario_.variants) play_variant(variant);
        return std::move(report_);
    }

private:
    const GameType* game() {
        std::vector<std::string_view> ids;
        for (const GameType* known : library_.games) {
            if (known->info().id == scenario_.game) return known;
            ids.push_back(known->info().id);
        }
        error(scenario_.game_line, fmt::format("there is no game {}{}", in_quotes(scenario_.game),
                                               suggestion(scenario_.game, ids)));
        return nullptr;
    }

    void play_variant(const Variant& variant) {
        Setup setup = scenario_.setup;
        setup.line = variant.line;
        setup.refused = variant.setup.refused;
        if (variant.setup.seats) setup.seats = variant.setup.seats;
        if (variant.setup.seed) setup.seed = variant.setup.seed;
        if (variant.setup.pack) setup.pack = variant.setup.pack;
        for (const auto& [name, value] : variant.setup.options) setup.options[name] = value;

        Plan made = plan(std::move(setup));
        if (made.setup.refused) {
            made.positions.clear();
            made.steps.clear();
        } else {
            made.positions.push_back(&variant.position);
            for (const Step& step : variant.steps) made.steps.push_back(&step);
        }
        const std::size_t already_checked = made.setup.refused ? 0 : scenario_.steps.size();
        play(std::move(made), already_checked, variant.title);
    }

    Plan plan(Setup setup) {
        Plan plan{.game = game_,
                  .setup = std::move(setup),
                  .positions = {&scenario_.position},
                  .file = scenario_.file};
        for (const Step& step : scenario_.steps) plan.steps.push_back(&step);
        return plan;
    }

    void play(Plan plan, std::size_t first_checked, const std::string& variant) {
        plan.pack = pack(plan.setup);
        if (plan.pack != nullptr) run_plan(plan, first_checked, variant, report_);
    }

    std::shared_ptr<const Pack> pack(const Setup& setup) {
        PackReference reference;
        if (setup.pack) reference.id = *setup.pack;
        if (reference.id.starts_with("./") || reference.id.starts_with("../")) {
            reference.folder = std::filesystem::path(scenario_.file).parent_path() / reference.id;
        }
        if (const auto known = packs_.find(reference.id); known != packs_.end()) return known->second;
        auto loaded = library_.load_pack(*game_, reference);
        if (!loaded) {
            for (Problem problem : loaded.error()) {
                if (problem.file.empty()) {
                    problem.file = scenario_.file;
                    problem.line = setup.line;
                }
                report_.errors.push_back(std::move(problem));
            }
        }
        return packs_[reference.id] = loaded ? std::make_shared<const Pack>(std::move(*loaded)) : nullptr;
    }

    void error(int line, std::string message) {
        report_.errors.push_back({.file = scenario_.file, .line = line, .message = std::move(message)});
    }

    const Scenario& scenario_;
    const ScenarioLibrary& library_;
    const GameType* game_ = nullptr;
    std::map<std::string, std::shared_ptr<const Pack>> packs_; // nullptr: it could not be loaded
    ScenarioReport report_;
};

} // namespace

} // namespace homestretch::scenario

namespace homestretch {

ScenarioReport run_scenario(const Scenario& scenario, const ScenarioLibrary& library) {
    return scenario::Runner(scenario, library).run();
}

ScenarioReport run_scenario_file(const std::filesystem::path& path, const ScenarioLibrary& library) {
    const auto text = read_text_file(path, largest_scenario);
    if (!text) return {.file = path.string(), .errors = {{.message = text.error().message}}};
    const auto scenario = read_scenario(*text, path.string());
    if (!scenario) return {.file = path.string(), .errors = scenario.error()};
    return run_scenario(*scenario, library);
}

} // namespace homestretch
