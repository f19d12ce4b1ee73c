#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/ranking.h"
#include "cli/saved_game.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

struct ReplayArgs {
    std::string file{};
    std::string ply{};  // empty: to the end
    std::string view{}; // empty: a spectator's
    std::string pack{};
};

// Whose eyes: one viewer, or those of every seat together.
struct Eyes {
    Viewer viewer = spectator;
    bool all = false;
};

Result<Eyes> eyes_named(const std::string& text, std::size_t seats) {
    if (text.empty()) return Eyes{};
    if (text == "all") return Eyes{.all = true};
    const auto seat = whole_number(text, 0, seats - 1);
    if (!seat)
        return failure(fmt::format("--view is a seat from 0 to {}, or all; not '{}'", seats - 1, text));
    return Eyes{.viewer = seat_at(*seat)};
}

// What was heard from event `from` on. All eyes together: what everybody may know, except where seats know
// more than a spectator; then it is they who tell.
std::vector<std::string> heard(const Match& match, const Eyes& eyes, std::size_t from) {
    std::vector<std::string> lines;
    const std::vector<Telling> told = match.story(eyes.viewer, from);
    for (const Telling& telling : told) lines.push_back(telling.words.text());
    if (!eyes.all) return lines;
    std::vector<std::string> private_lines(told.size());
    for (const Seat seat : seats(match.identity().seats)) {
        const std::vector<Telling> own = match.story(seat, from);
        for (std::size_t i = 0; i < told.size(); ++i) {
            if (own[i].details == told[i].details) continue;
            lines[i] = private_lines[i] += fmt::format("[seat {}] {} ", index_of(seat), own[i].words.text());
        }
    }
    return lines;
}

// A move is told only to eyes that may see it: a choice made face down is nobody else's business.
std::string ply_text(const Match& match, const Eyes& eyes, const Move& move, std::size_t from,
                     const Console& console) {
    std::string mark = fmt::format("{:>4}  ", match.history().size());
    std::string text;
    if (eyes.all || eyes.viewer == move.seat) {
        text +=
            mark + console.paint(Ink::Sky, fmt::format("seat {}: {}", index_of(move.seat), move.text)) + '\n';
        mark = "      ";
    }
    for (const std::string& line : heard(match, eyes, from)) {
        if (line.empty()) continue;
        text += wrapped_behind(mark, line, console.width);
        mark = "      ";
    }
    return text;
}

std::string boards(const Match& match, const Eyes& eyes, const Console& console) {
    if (!eyes.all) return fitted(match.draw(eyes.viewer, console.paint), console.width);
    std::string text;
    for (const Seat seat : seats(match.identity().seats)) {
        text += console.paint(Ink::Gold, fmt::format("What seat {} sees", index_of(seat))) + '\n';
        text += fitted(match.draw(seat, console.paint), console.width) + '\n';
    }
    return text;
}

std::string heading(const SavedGame& saved, std::size_t plies, const Console& console) {
    const MatchIdentity& identity = saved.replay.identity;
    std::string text = fmt::format("{}, {} seats, pack {} {}, seed {}\n",
                                   console.paint(Ink::Strong, saved.game->info().title), identity.seats,
                                   identity.pack, identity.pack_version, short_hex(identity.seed));
    for (std::size_t seat = 0; seat < saved.replay.players.size(); ++seat) {
        text += fmt::format("{}seat {}: {}", seat > 0 ? ", " : "", seat,
                            without_controls(saved.replay.players[seat]));
    }
    if (!saved.replay.players.empty()) text += '\n';
    return text + fmt::format("{} of {} actions\n\n", plies, saved.replay.moves.size());
}

int run_replay(const ReplayArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "replay", home.error().message);
    const auto saved = load_saved_game(*home, args.file, args.pack);
    if (!saved) return refuse(console, "replay", saved.error().message);
    const auto eyes = eyes_named(args.view, saved->replay.identity.seats);
    if (!eyes) return refuse(console, "replay", eyes.error().message);
    const std::size_t last = saved->replay.moves.size();
    const auto plies = args.ply.empty() ? Result<std::uint64_t>(last) : whole_number(args.ply, 0, last);
    if (!plies) return refuse(console, "replay", fmt::format("--ply: {}", plies.error().message));
    if (const auto whole = saved->match(); !whole) { // a file damaged behind the ply is damaged all the same
        return refuse(console, "replay", fmt::format("{}: {}", args.file, whole.error().message));
    }

    auto match = saved->match(0);
    check(match.has_value());
    std::string text = heading(*saved, *plies, console);
    for (const std::string& line : heard(**match, *eyes, 0)) {
        if (!line.empty()) text += wrapped_behind("      ", line, console.width);
    }
    for (std::size_t ply = 0; ply < *plies; ++ply) {
        const std::size_t from = (*match)->event_count();
        const Move& move = saved->replay.moves[ply];
        check((*match)->act(move.seat, move.text).has_value());
        text += ply_text(**match, *eyes, move, from, console);
    }
    text += '\n' + boards(**match, *eyes, console);
    if ((*match)->pending().empty())
        text += '\n' + ranking_text((*match)->outcome(), saved->replay.players, console);
    print_long(console, text);
    return exit_ok;
}

} // namespace

void add_replay(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<ReplayArgs>();
    CLI::App* command = line.add_subcommand("replay", "Look at a saved game again");
    command->add_option("FILE", args->file, "A file that `homestretch play` saved")
        ->type_name("")
        ->required();
    command->add_option("--ply", args->ply, "Stop after so many actions (default: all)")->type_name("N");
    command->add_option("--view", args->view, "Whose eyes: a seat from 0 on, or all (default: a spectator's)")
        ->type_name("SEAT|all");
    command
        ->add_option("--pack", args->pack, "The folder of the cards it was played with, if they are your own")
        ->type_name("DIR");
    command->footer("Prints what happened and the table at that point.\n\n"
                    "Examples:\n"
                    "  homestretch replay game.json\n"
                    "  homestretch replay game.json --ply 20 --view 0\n"
                    "  homestretch replay game.json --view all");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_replay(*args, console); }; });
}

} // namespace homestretch
