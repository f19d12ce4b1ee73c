#include "bots/hint.h"

#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/saved_game.h"
#include "cli/text/grid.h"
#include "cli/text/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

struct HintArgs {
    std::string file{};
    std::string ply{};  // empty: where the saved game stands
    std::string seat{}; // empty: the first that has to decide
    std::string pack{};
    std::uint64_t iterations = 0;
    std::uint64_t milliseconds = 0;
    std::size_t show = 5;
    bool json = false;
};

Result<Seat> asked_seat(const std::string& text, const Match& match) {
    const SeatSet pending = match.pending();
    if (pending.empty()) return failure("the match is over there; give an earlier --ply");
    if (text.empty()) return *pending.begin();
    const auto seat = whole_number(text, 0, match.identity().seats - 1);
    if (!seat) return failure("--seat: " + seat.error().message);
    if (pending.contains(seat_at(*seat))) return seat_at(*seat);
    std::string waiting;
    for (const Seat other : pending)
        waiting += fmt::format("{}{}", waiting.empty() ? "" : ", ", index_of(other));
    return failure(
        fmt::format("seat {} has nothing to decide there; the match waits for seat {}", *seat, waiting));
}

std::optional<SearchBudget> budget_of(const HintArgs& args) {
    if (args.iterations > 0) return SearchBudget{.iterations = args.iterations};
    if (args.milliseconds > 0) return SearchBudget{.time = std::chrono::milliseconds(args.milliseconds)};
    return std::nullopt;
}

std::string hint_text(const Hint& hint, const Match& match, Seat seat, const HintArgs& args,
                      const Console& console) {
    const Question question = match.question(seat);
    std::string text =
        fmt::format("{}, after {} actions. Seat {}: {}\n\n", console.paint(Ink::Strong, match.info().title),
                    match.history().size(), index_of(seat),
                    (question.ask.empty() ? question.phase : question.ask).text());
    if (hint.iterations == 0)
        return text + fmt::format("There is only one thing to do: {}\n",
                                  hint.advice.front().choice.said.words.text());
    Grid grid({"", "Action", "Win share", "Tried", "What it means"});
    for (const std::size_t column : {0U, 2U, 3U}) grid.align_right(column);
    for (std::size_t i = 0; i < std::min(args.show, hint.advice.size()); ++i) {
        const Advice& advice = hint.advice[i];
        grid.add({fmt::format("{}", i + 1), advice.choice.text, percent(advice.win_share),
                  with_commas(advice.visits), advice.choice.said.words.text()});
    }
    text += grid.text(console.paint, console.width);
    return text + fmt::format("\nEstimated from {} imagined games with everything the seat cannot see dealt "
                              "anew; weak actions are dropped early.\n",
                              with_commas(hint.iterations));
}

Json hint_json(const Hint& hint, const Match& match, Seat seat) {
    Json actions = Json::array();
    for (const Advice& advice : hint.advice) {
        actions.push_back({{"action", advice.choice.text},
                           {"words", advice.choice.said.words.text()},
                           {"win_share", advice.win_share},
                           {"visits", advice.visits}});
    }
    return {{"game", match.info().id},
            {"ply", match.history().size()},
            {"seat", index_of(seat)},
            {"iterations", hint.iterations},
            {"actions", std::move(actions)}};
}

int run_hint(const HintArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "hint", home.error().message);
    const auto saved = load_saved_game(*home, args.file, args.pack);
    if (!saved) return refuse(console, "hint", saved.error().message);
    const std::size_t last = saved->replay.moves.size();
    const auto ply = args.ply.empty() ? Result<std::uint64_t>(last) : whole_number(args.ply, 0, last);
    if (!ply) return refuse(console, "hint", fmt::format("--ply: {}", ply.error().message));
    const auto match = saved->match(*ply);
    if (!match) return refuse(console, "hint", fmt::format("{}: {}", args.file, match.error().message));
    const auto seat = asked_seat(args.seat, **match);
    if (!seat) return refuse(console, "hint", seat.error().message);

    const Hint hint = hint_for(**match, *seat, {}, budget_of(args));
    if (args.json) {
        console.out << hint_json(hint, **match, *seat).dump(2) << '\n';
    } else {
        console.out << hint_text(hint, **match, *seat, args, console);
    }
    return exit_ok;
}

} // namespace

void add_hint(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<HintArgs>();
    CLI::App* command = line.add_subcommand("hint", "Ask the strongest bot about a saved game");
    command->add_option("FILE", args->file, "A file that `homestretch play` saved")
        ->type_name("")
        ->required();
    command->add_option("--ply", args->ply, "After so many actions (default: where the game stands)")
        ->type_name("N");
    command->add_option("--seat", args->seat, "For whom (default: the first seat that has to decide)")
        ->type_name("N");
    CLI::Option* iterations =
        command
            ->add_option("--iterations", args->iterations, "How many games to imagine (default: as `hard`)")
            ->check(number_between(1, most_iterations))
            ->type_name("N");
    command->add_option("--time", args->milliseconds, "How many milliseconds to think instead")
        ->check(number_between(1, most_milliseconds))
        ->excludes(iterations)
        ->type_name("MS");
    command->add_option("--show", args->show, "How many actions to list (default 5)")
        ->check(number_between(1, ActionList::capacity))
        ->type_name("N");
    command
        ->add_option("--pack", args->pack, "The folder of the cards it was played with, if they are your own")
        ->type_name("DIR");
    command->add_flag("--json", args->json, "Print one JSON object");
    command->footer("The bot is told what the seat knows at that point and nothing else.\n\n"
                    "Examples:\n"
                    "  homestretch hint game.json --ply 20\n"
                    "  homestretch hint game.json --ply 20 --seat 1 --iterations 5000");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_hint(*args, console); }; });
}

} // namespace homestretch
