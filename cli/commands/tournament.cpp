#include "lab/tournament.h"
#include "cli/arguments.h"
#include "cli/commands/batch.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "cli/tournament_text.h"
#include "engine/pack/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

constexpr std::uint64_t most_games_each = 1'000'000'000;

struct TournamentArgs : BatchArgs {
    std::string bots = "random,greedy,easy,normal,hard";
    std::uint64_t games = 200;
    std::size_t seats = 0; // 0: the smallest table at which players meet
    std::uint64_t iterations = 0;
    std::uint64_t milliseconds = 0;
};

Result<std::vector<Contestant>> bots_named(const std::string& list) {
    const auto names = comma_list(list);
    if (!names) return failure("--bots: " + names.error().message);
    std::vector<Contestant> bots;
    for (const std::string& name : *names) {
        const auto bot = read_contestant(name);
        if (!bot) return Unexpected{bot.error()};
        bots.push_back(*bot);
    }
    return bots;
}

Result<TournamentRequest> request_of(const TournamentArgs& args, const GameInfo& game) {
    TournamentRequest request{.game = std::string(game.id), .games = args.games};
    auto bots = bots_named(args.bots);
    if (!bots) return Unexpected{bots.error()};
    request.bots = std::move(*bots);
    request.seats = args.seats > 0 ? args.seats : std::max<std::size_t>(2, game.min_seats);
    auto options = option_texts(args.options);
    if (!options) return Unexpected{options.error()};
    request.options = std::move(*options);
    const auto seed = seed_or_random(args.seed);
    if (!seed) return Unexpected{seed.error()};
    request.seed = *seed;
    request.threads = threads_of(args);
    if (args.iterations > 0) request.budget = SearchBudget{.iterations = args.iterations};
    if (args.milliseconds > 0)
        request.budget = SearchBudget{.time = std::chrono::milliseconds(args.milliseconds)};
    return request;
}

// What somebody else would type to see the same numbers.
std::string command_again(const TournamentArgs& args, const TournamentRequest& request) {
    std::string command = fmt::format("homestretch tournament {} --bots {} --games {} --seats {}", args.game,
                                      args.bots, args.games, request.seats);
    if (args.iterations > 0) command += fmt::format(" --iterations {}", args.iterations);
    if (args.milliseconds > 0) command += fmt::format(" --time {}", args.milliseconds);
    return command + again(args, request.seed);
}

int run_tournament(const TournamentArgs& args, const Console& console) {
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "tournament", game.error().message);
    const auto request = request_of(args, (*game)->info());
    if (!request) return refuse(console, "tournament", request.error().message);
    const auto home = Home::find();
    if (!home) return refuse(console, "tournament", home.error().message);
    const auto pack = home->load_pack(**game, args.pack);
    if (!pack) return refuse(console, "tournament", pack.error());

    catch_interrupts();
    ProgressBar bar(console);
    const auto tournament = hold_tournament(*request, *pack, [&](std::uint64_t done, std::uint64_t whole) {
        bar.show(done, whole);
        return !console.interrupted();
    });
    bar.clear();
    if (!tournament) return refuse(console, "tournament", tournament.error());

    if (args.json) {
        console.out << to_json(*tournament).dump(2) << '\n';
    } else {
        console.out << tournament_text(*tournament, (*game)->info(), *pack, console);
        console.out << "\nAgain:  " << command_again(args, *request) << '\n';
    }
    if (!tournament->interrupted) return exit_ok;
    console.err
        << "homestretch tournament: interrupted; the numbers are those of the games that were played\n";
    return exit_interrupted;
}

} // namespace

void add_tournament(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<TournamentArgs>();
    CLI::App* command = line.add_subcommand("tournament", "Let bots play against each other and rate them");
    command
        ->add_option("--bots", args->bots,
                     "Who takes part (default: all but flat); hard@N thinks for N iterations")
        ->type_name("LIST");
    command->add_option("--games", args->games, "How many games of each line-up (default 200)")
        ->check(number_between(1, most_games_each))
        ->type_name("N");
    command->add_option("--seats", args->seats, "How many play together (default: the smallest table)")
        ->check(number_between(1, 99)) // the game knows how many it is for
        ->type_name("N");
    CLI::Option* iterations =
        command
            ->add_option(
                "--iterations", args->iterations,
                "Imagined games for each decision of `hard` and `flat`; weaker bots play at most so many")
            ->check(number_between(1, most_iterations))
            ->type_name("N");
    command
        ->add_option("--time", args->milliseconds,
                     "Milliseconds for each decision of these instead; the table then depends on the machine")
        ->check(number_between(1, most_milliseconds))
        ->excludes(iterations)
        ->type_name("MS");
    add_batch_options(*command, *args);
    command->footer(
        "Bots:\n" + bot_lines() +
        "\nWith more bots than seats, every choice of as many as there are seats plays together; a shorter\n"
        "list repeats. The bots of a line-up take every seat in turn, in games that are dealt alike. Win\n"
        "shares are per seat taken, with 95 % Wilson intervals; a rating 400 points higher means ten wins "
        "to\n"
        "one. In a cooperative game each bot is a team by itself. `hard` takes about a second for each\n"
        "decision; --iterations makes it quicker, and hard@5000 has a budget of its own, whatever the "
        "others\n"
        "take. Ctrl-C stops early.\n\n"
        "Examples:\n"
        "  homestretch tournament dragon-racer --bots random,greedy,normal --games 200\n"
        "  homestretch tournament dragon-racer --bots hard,greedy,greedy,greedy --seats 4 --iterations 2000\n"
        "  homestretch tournament rat-race --bots hard@2000,hard@200 --games 100");
    command->callback([&chosen, args] {
        chosen = [args](const Console& console) { return run_tournament(*args, console); };
    });
}

} // namespace homestretch
