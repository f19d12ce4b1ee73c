#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/text/grid.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <ostream>

namespace homestretch {

namespace {

std::string range(std::size_t low, std::size_t high) {
    return low == high ? fmt::format("{}", low) : fmt::format("{}–{}", low, high);
}

int run_games(const Console& console) {
    Grid grid({"Game", "Title", "Players", "Kind", "What it is about"});
    for (const GameType* type : all_games()) {
        const GameInfo& game = type->info();
        grid.add({console.paint(Ink::Gold, game.id), std::string(game.title),
                  range(game.min_seats, game.max_seats), std::string(game.kind), std::string(game.summary)});
    }
    console.out << grid.text(console.paint, console.width);
    return exit_ok;
}

} // namespace

void add_games(CLI::App& line, Command& chosen) {
    CLI::App* command = line.add_subcommand("games", "List the games");
    command->footer("Example:\n  homestretch games");
    command->callback([&chosen] { chosen = run_games; });
}

} // namespace homestretch
