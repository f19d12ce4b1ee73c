#include "bench/callgrind.h"
#include "bench/measure.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <exception>

namespace homestretch::bench {
namespace {

void print_table(const std::vector<Figures>& rows, bool count_instructions) {
    fmt::print("{:<16}{:>6}{:>8}{:>11}{:>14}{:>9}{:>14}{:>13}{:>12}{:>12}{:>14}{:>8}\n", "game", "seats",
               "state", "decisions", "decisions/s", "ns", "instructions", "greedy/s", "copies/s", "redeals/s",
               "iterations/s", "allocs");
    fmt::print("{:<16}{:>6}{:>8}{:>11}{:>14}{:>9}{:>14}{:>13}{:>12}{:>12}{:>14}{:>8}\n", "", "", "bytes",
               "per game", "one core", "each", "per decision", "one core", "one core", "one core", "one core",
               "");
    for (const Figures& row : rows) {
        const auto instructions =
            count_instructions ? instructions_per_decision(row.game, row.seats) : std::optional<double>();
        fmt::print(
            "{:<16}{:>6}{:>8}{:>11.1f}{:>14.0f}{:>9.1f}{:>14}{:>13.0f}{:>12.0f}{:>12.0f}{:>14.0f}{:>8}\n",
            row.game, row.seats, row.state_bytes, row.decisions_per_game, row.decisions_per_second,
            1e9 / row.decisions_per_second, instructions ? fmt::format("{:.0f}", *instructions) : "-",
            row.greedy_per_second, row.copies_per_second, row.redeals_per_second, row.iterations_per_second,
            row.allocations);
        std::fflush(stdout);
    }
}

int run(int argc, char** argv) {
    CLI::App app{
        "Measures every game: state size, decisions, copies, redeals and imagined games of the search per "
        "second and core, instructions per decision (with valgrind), allocations in play (must be 0)."};
    std::vector<std::string> games;
    std::string packs = "packs";
    std::string measured;
    std::size_t seats = 4;
    std::size_t plays = 300; // callgrind counts these in seconds
    Budget budget;
    bool quick = false;
    app.add_option("games", games, "Games to measure; all if none is named");
    app.add_option("--packs", packs, "Folder with the packs")->capture_default_str();
    app.add_option("--seconds", budget.seconds, "Time for each figure")->capture_default_str();
    app.add_flag("--no-instructions", quick, "Leave out the slow count of instructions");
    app.add_option("--measured", measured, "For profilers: only play random games of this game");
    app.add_option("--seats", seats, "With --measured: the number of players")->capture_default_str();
    app.add_option("--plays", plays, "With --measured: how many games")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        if (!measured.empty()) {
            fmt::print("decisions {}\n", play_measured(measured, seats, plays, packs));
            return 0;
        }
        print_table(measure(games, packs, budget), !quick);
        return 0;
    } catch (const std::exception& problem) {
        fmt::print(stderr, "bench: {}\n", problem.what());
        return 2;
    }
}

} // namespace
} // namespace homestretch::bench

int main(int argc, char** argv) {
    return homestretch::bench::run(argc, argv);
}
