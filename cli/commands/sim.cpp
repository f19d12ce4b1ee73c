#include "cli/arguments.h"
#include "cli/commands/batch.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "cli/simulation_text.h"
#include "engine/pack/folder.h"
#include "lab/report.h"
#include "lab/simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

constexpr std::uint64_t most_games = 1'000'000'000'000;

struct SimArgs : BatchArgs {
    std::uint64_t games = 1000;
    std::size_t seats = 0; // 0: as many as usual
    std::string bots = "greedy";
};

Result<SimulationRequest> request_of(const SimArgs& args, const GameInfo& game) {
    SimulationRequest request{.game = std::string(game.id), .games = args.games};
    auto bots = bots_for_seats(args.bots, args.seats, game);
    if (!bots) return Unexpected{bots.error()};
    request.bots = std::move(*bots);
    auto options = option_texts(args.options);
    if (!options) return Unexpected{options.error()};
    request.options = std::move(*options);
    const auto seed = seed_or_random(args.seed);
    if (!seed) return Unexpected{seed.error()};
    request.seed = *seed;
    request.threads = threads_of(args);
    return request;
}

// What somebody else would type to see the same numbers.
std::string command_again(const SimArgs& args, const SimulationRequest& request) {
    std::string command = fmt::format("homestretch sim {} --games {} --seats {} --bots {}", args.game,
                                      args.games, request.bots.size(), args.bots);
    return command + again(args, request.seed);
}

int run_sim(const SimArgs& args, const Console& console) {
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "sim", game.error().message);
    const auto request = request_of(args, (*game)->info());
    if (!request) return refuse(console, "sim", request.error().message);
    const auto home = Home::find();
    if (!home) return refuse(console, "sim", home.error().message);
    const auto pack = home->load_pack(**game, args.pack);
    if (!pack) return refuse(console, "sim", pack.error());

    catch_interrupts();
    ProgressBar bar(console);
    const auto simulation = simulate(*request, *pack, [&](std::uint64_t done) {
        bar.show(done, args.games);
        return !console.interrupted();
    });
    bar.clear();
    if (!simulation) return refuse(console, "sim", simulation.error());

    if (args.json) {
        Json json = to_json(*simulation);
        json["pack"] = Json{{"id", pack->id}, {"version", pack->version}, {"hash", pack->hash}};
        console.out << json.dump(2) << '\n';
    } else {
        console.out << simulation_text(*simulation, (*game)->info(), *pack, console);
        console.out << "\nAgain:  " << command_again(args, *request) << '\n';
    }
    if (!simulation->interrupted) return exit_ok;
    console.err << fmt::format(
        "homestretch sim: interrupted after {} of {} games; the numbers are those of the games "
        "that were played\n",
        simulation->tally.games, args.games);
    return exit_interrupted;
}

} // namespace

void add_sim(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<SimArgs>();
    CLI::App* command = line.add_subcommand("sim", "Let bots play many games and count");
    command->add_option("--games", args->games, "How many games (default 1000)")
        ->check(number_between(1, most_games))
        ->type_name("N");
    command->add_option("--seats", args->seats, "How many players (default 3, if the game allows)")
        ->check(number_between(1, 99)) // the game knows how many it is for
        ->type_name("N");
    command->add_option("--bots", args->bots, "One bot per seat; a shorter list repeats (default greedy)")
        ->type_name("LIST");
    add_batch_options(*command, *args);
    command->footer(
        "Bots:\n" + bot_lines() +
        "\nEvery bot keeps its seat in all games. Intervals are 95 % Wilson intervals; a shared win counts\n"
        "in parts. Ctrl-C stops early and reports the games that were played.\n\n"
        "Examples:\n"
        "  homestretch sim dragon-racer --games 10000 --bots greedy,random,random\n"
        "  homestretch sim dragon-racer --games 1000 --seats 4 --option characters=choose --json");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_sim(*args, console); }; });
}

} // namespace homestretch
