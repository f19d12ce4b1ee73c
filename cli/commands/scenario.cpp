#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "engine/pack/folder.h"
#include "engine/scenario/run.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <future>
#include <ostream>
#include <thread>

namespace homestretch {

namespace fs = std::filesystem;

namespace {

struct ScenarioArgs {
    std::vector<std::string> files{};
    bool json = false;
};

// Files stay as they are; a folder stands for all *.toml in it, sorted by name.
Result<std::vector<fs::path>> scenario_files(const std::vector<std::string>& asked) {
    std::vector<fs::path> files;
    for (const std::string& name : asked) {
        std::error_code failed;
        if (!fs::is_directory(name, failed)) {
            files.emplace_back(name);
            continue;
        }
        std::vector<fs::path> inside;
        for (fs::directory_iterator at(name, failed), end; !failed && at != end; at.increment(failed)) {
            if (at->path().extension() == ".toml") inside.push_back(at->path());
        }
        if (failed) return failure(fmt::format("cannot look into '{}': {}", name, failed.message()));
        if (inside.empty()) return failure(fmt::format("there is no *.toml file in '{}'", name));
        std::ranges::sort(inside);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

ScenarioLibrary library_of(const Home& home) {
    const auto games = all_games();
    return {.games = {games.begin(), games.end()},
            .load_pack = [&home](const GameType& game, const PackReference& pack) {
                return pack.folder ? load_pack(*pack.folder, game.tables())
                                   : home.load_named_pack(game, pack.id);
            }};
}

// All cores play, one file at a time; the reports keep the order of the files.
std::vector<ScenarioReport> run_all(const std::vector<fs::path>& files, const ScenarioLibrary& library) {
    std::vector<ScenarioReport> reports(files.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < files.size(); i = next++) {
            reports[i] = run_scenario_file(files[i], library);
        }
    };
    std::vector<std::future<void>> workers;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t i = 0; i < std::min(cores, files.size()); ++i) {
        workers.push_back(std::async(std::launch::async, work));
    }
    for (std::future<void>& worker : workers) worker.get();
    return reports;
}

std::string plural(std::size_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void print_summary(const std::vector<ScenarioReport>& reports, const Console& console) {
    const auto failed = static_cast<std::size_t>(
        std::ranges::count_if(reports, [](const ScenarioReport& report) { return !report.passed(); }));
    for (const ScenarioReport& report : reports) {
        if (!report.passed()) console.out << to_text(report) << '\n';
    }
    if (failed == 0) {
        console.out << console.paint(Ink::Green, plural(reports.size(), "scenario") + " passed") << '\n';
    } else {
        console.out << console.paint(Ink::Red,
                                     fmt::format("{} of {} scenarios failed", failed, reports.size()))
                    << '\n';
    }
}

int run_scenarios(const ScenarioArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "scenario", home.error().message);
    const auto files = scenario_files(args.files);
    if (!files) return refuse(console, "scenario", files.error().message);
    const std::vector<ScenarioReport> reports = run_all(*files, library_of(*home));
    if (args.json) {
        Json all = Json::array();
        for (const ScenarioReport& report : reports) all.push_back(to_json(report));
        console.out << all.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        print_summary(reports, console);
    }
    if (std::ranges::any_of(reports, [](const ScenarioReport& report) { return !report.errors.empty(); })) {
        return exit_bad_input;
    }
    return std::ranges::all_of(reports, &ScenarioReport::passed) ? exit_ok : exit_failed;
}

} // namespace

void add_scenario(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<ScenarioArgs>();
    CLI::App* command = line.add_subcommand("scenario", "Check situations that files describe");
    command->add_option("FILE", args->files, "Scenario files, or folders with *.toml files in them")
        ->type_name("")
        ->required();
    command->add_flag("--json", args->json, "Print the reports as a JSON list");
    command->footer(
        "docs/scenarios.md explains the files. Exit status: 0 all expectations hold, 1 some do not,\n"
        "2 a file cannot be played as it is written.\n\n"
        "Examples:\n"
        "  homestretch scenario games/dragon-racer/tests/scenarios\n"
        "  homestretch scenario my-question.toml --json");
    command->callback([&chosen, args] {
        chosen = [args](const Console& console) { return run_scenarios(*args, console); };
    });
}

} // namespace homestretch
