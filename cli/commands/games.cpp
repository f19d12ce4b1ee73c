#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/text/grid.h"
#include "cli/text/layout.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

std::string range(std::size_t low, std::size_t high) {
    return low == high ? fmt::format("{}", low) : fmt::format("{}–{}", low, high);
}

int list_games(const Console& console) {
    Grid grid({"Game", "Title", "Players", "Kind", "What it is about"});
    for (const GameType* type : all_games()) {
        const GameInfo& game = type->info();
        grid.add({console.paint(Ink::Gold, game.id), std::string(game.title),
                  range(game.min_seats, game.max_seats), std::string(game.kind), std::string(game.summary)});
    }
    console.out << grid.text(console.paint, console.width);
    return exit_ok;
}

// "usual", "the letter of the rulebook": what there is to say of a value beside its meaning.
std::string standing(const OptionSpec& option, std::string_view value) {
    std::vector<std::string_view> words;
    if (value == default_of(option)) words.emplace_back("usual");
    if (value == option.letter) words.emplace_back("the letter of the rulebook");
    return words.empty() ? "" : fmt::format("({})", fmt::join(words, ", "));
}

void add_option(const OptionSpec& option, const Console& console, Grid& grid) {
    const std::string rule = option.rule.empty() ? "" : fmt::format(" ({})", option.rule);
    grid.add({console.paint(Ink::Gold, option.name), "", fmt::format("{}{}", option.meaning, rule)});
    for (const OptionValue& value : option.values) {
        const std::string word = fmt::format("{}{}", value.word, value.takes_list ? ":…" : "");
        const std::string words = fmt::format("{} {}", value.meaning, standing(option, value.word));
        grid.add({"", word, words.substr(0, words.find_last_not_of(' ') + 1)});
    }
    const auto show = [&](std::string_view number) {
        return fmt::format("{} {}", number, standing(option, number));
    };
    const std::string usual = option.values.empty() ? show(default_of(option)) : "";
    if (option.kind == OptionKind::Number)
        grid.add({"", fmt::format("{} to {}", option.low, option.high), usual});
    if (option.kind == OptionKind::Seat) grid.add({"", "a seat", usual});
}

// One game with what may be agreed on.
int show_game(const std::string& id, const Console& console) {
    const auto found = game_named(id);
    if (!found) return refuse(console, "games", found.error().message);
    const GameInfo& game = (*found)->info();
    console.out << console.paint(Ink::Gold, game.title) << ", by " << game.credit << '\n'
                << fmt::format("{} for {} players: {}\n", game.kind, range(game.min_seats, game.max_seats),
                               game.summary);
    if (!game.left_open.empty())
        console.out << '\n'
                    << wrapped_behind("", fmt::format("{} More: homestretch rules {}", game.left_open, id),
                                      console.width);
    if ((*found)->options().empty()) return exit_ok;
    Grid grid({"Option", "Value", "Meaning"});
    for (const OptionSpec& option : (*found)->options()) add_option(option, console, grid);
    console.out << '\n' << grid.text(console.paint, console.width);
    return exit_ok;
}

} // namespace

void add_games(CLI::App& line, Command& chosen) {
    const auto game = std::make_shared<std::string>();
    CLI::App* command = line.add_subcommand("games", "List the games, or the options of one");
    command->add_option("GAME", *game, "A game's id: what it is, and what may be agreed on before a match")
        ->type_name("");
    command->footer("Examples:\n"
                    "  homestretch games\n"
                    "  homestretch games dragon-racer");
    command->callback([&chosen, game] {
        chosen = [game](const Console& console) {
            return game->empty() ? list_games(console) : show_game(*game, console);
        };
    });
}

} // namespace homestretch
