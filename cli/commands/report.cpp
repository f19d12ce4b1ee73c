#include "cli/arguments.h"
#include "cli/commands/batch.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "cli/report_page.h"
#include "cli/text/numbers.h"
#include "cli/whole_file.h"
#include "games/registry.h"
#include "lab/study/ladder.h"
#include "lab/study/page_data.h"
#include "lab/study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ostream>

namespace homestretch {

namespace {

constexpr std::uint64_t most_games = 1'000'000'000'000;
constexpr std::uint64_t most_seconds = 1'000'000;
constexpr std::uint64_t usual_seconds = 60;

struct ReportArgs : BatchArgs {
    std::uint64_t games = 0; // 0: as many as the time allows
    std::uint64_t seconds = 0;
    std::size_t seats = 0; // 0: as many as usual
    std::string bots = "greedy";
    std::string output{}; // empty: named after the game
};

std::size_t seats_of(const ReportArgs& args, const GameInfo& game) {
    constexpr std::size_t usual = 4;
    return args.seats > 0 ? args.seats : std::clamp(usual, game.min_seats, game.max_seats);
}

Result<StudyRequest> request_of(const ReportArgs& args, const GameInfo& game) {
    StudyRequest request{.game = std::string(game.id), .games = args.games > 0 ? args.games : most_games};
    auto bots = bots_for_seats(args.bots, seats_of(args, game), game);
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

// What somebody else would type to see the same numbers: as many games as there were.
std::string command_again(const ReportArgs& args, const Study& study) {
    return fmt::format("homestretch report {} --games {} --seats {} --bots {}", args.game,
                       study.findings.tally.games, study.request.bots.size(), args.bots) +
           again(args, study.request.seed);
}

// Plays until there are enough games, the time is over or somebody presses Ctrl-C.
Result<Study, Problems> played(const ReportArgs& args, const StudyRequest& request, const Pack& pack,
                               const Console& console) {
    using Clock = std::chrono::steady_clock;
    const std::uint64_t seconds = args.seconds > 0 ? args.seconds : args.games > 0 ? 0 : usual_seconds;
    const auto began = Clock::now();
    ProgressBar bar(console);
    auto result = study(request, pack, [&](std::uint64_t done) {
        const std::chrono::duration<double> passed = Clock::now() - began;
        if (seconds > 0)
            bar.show_time(passed.count(), static_cast<double>(seconds), done);
        else
            bar.show(done, request.games, passed.count());
        return !console.interrupted() && (seconds == 0 || passed.count() < static_cast<double>(seconds));
    });
    bar.clear();
    return result;
}

// How skill counts: a twentieth of the games or a tenth of the time for each pair of bots, up to the one that
// thinks ahead a little. It is a picture beside the cards, for which a few hundred games do.
Result<std::vector<Rung>, Problems> climbed(const ReportArgs& args, const Study& study, const Pack& pack,
                                            const Console& console) {
    using Clock = std::chrono::steady_clock;
    const GameInfo& game = find_game(args.game)->info();
    const std::uint64_t games = study.findings.tally.games;
    TournamentRequest request{.game = args.game,
                              .seats = std::max<std::size_t>(2, game.min_seats),
                              .options = study.request.options,
                              .games = std::clamp<std::uint64_t>(games / 20, 2, 2000),
                              .seed = study.request.seed,
                              .threads = study.request.threads};
    const double seconds = args.games > 0 ? 0.0 : std::max(1.0, study.seconds / 10.0);
    ProgressBar bar(console);
    Clock::time_point began = Clock::now();
    std::uint64_t before = 0;
    auto rungs = ladder(request, BotKind::Easy, pack, [&](std::uint64_t done, std::uint64_t whole) {
        if (done < before) began = Clock::now(); // the next pair
        before = done;
        const std::chrono::duration<double> passed = Clock::now() - began;
        bar.show(done, whole, passed.count());
        return !console.interrupted() && (seconds == 0.0 || passed.count() < seconds);
    });
    bar.clear();
    return rungs;
}

int run_report(const ReportArgs& args, const Console& console) {
    const auto fail = [&](const auto& what) { return refuse(console, "report", what); };
    const auto game = game_named(args.game);
    if (!game) return fail(game.error().message);
    const auto request = request_of(args, (*game)->info());
    if (!request) return fail(request.error().message);
    const auto home = Home::find();
    if (!home) return fail(home.error().message);
    const auto pack = home->load_pack(**game, args.pack);
    if (!pack) return fail(pack.error());
    const std::string file = args.output.empty() ? args.game + "-report.html" : args.output;
    // Before a minute of play, not after it.
    const auto page = args.json ? Result<std::string>(std::string()) : report_template(*home);
    if (!page) return fail(page.error().message);
    if (!args.json) {
        if (const auto writable = can_write(file); !writable) return fail(writable.error().message);
    }

    catch_interrupts();
    const auto study = played(args, *request, *pack, console);
    if (!study) return fail(study.error());
    const bool interrupted = console.interrupted();
    const auto rungs = climbed(args, *study, *pack, console);
    if (!rungs) return fail(rungs.error());
    const Json data = page_data(*study, *rungs, (*game)->info(), *pack, command_again(args, *study));
    if (args.json) {
        console.out << data.dump(2) << '\n';
    } else {
        if (const auto written = write_whole(file, report_page(*page, data)); !written) {
            console.err << "homestretch report: " << written.error().message << '\n';
            return exit_failed;
        }
        console.out << fmt::format("{} games in {:.0f} s: see {}\n", with_commas(study->findings.tally.games),
                                   study->seconds, file);
    }
    return interrupted ? exit_interrupted : exit_ok;
}

} // namespace

void add_report(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<ReportArgs>();
    CLI::App* command =
        line.add_subcommand("report", "Write a page about the balance of a game and its cards");
    CLI::Option* games = command->add_option("--games", args->games, "How many games")
                             ->check(number_between(1, most_games))
                             ->type_name("N");
    command->add_option("--seconds", args->seconds, "How long to play instead (default 60)")
        ->check(number_between(1, most_seconds))
        ->excludes(games)
        ->type_name("S");
    command->add_option("--seats", args->seats, "How many players (default 4, if the game allows)")
        ->check(number_between(1, 99)) // the game knows how many it is for
        ->type_name("N");
    command->add_option("--bots", args->bots, "One bot per seat; a shorter list repeats (default greedy)")
        ->type_name("LIST");
    command->add_option("-o,--output", args->output, "The page to write (default GAME-report.html)")
        ->type_name("FILE");
    add_batch_options(*command, *args);
    command->footer(
        "Bots:\n" + bot_lines() +
        "\nThe page needs no network; open it in any browser, on a phone or on paper. With --json the same\n"
        "numbers are printed instead. Ctrl-C writes the page with the games that were played. What the\n"
        "numbers mean, and what they cannot show: docs/lab.md.\n\n"
        "Examples:\n"
        "  homestretch report dragon-racer\n"
        "  homestretch report rat-race --pack my-rats --seconds 20 -o my-rats.html\n"
        "  homestretch report drags-2-riches --bots easy --games 2000 --seats 3");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_report(*args, console); }; });
}

} // namespace homestretch
