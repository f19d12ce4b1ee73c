#include "cli/commands/commands.h"

#include "cli/arguments.h"
#include "cli/exit_status.h"
#include "cli/rules_page.h"

namespace homestretch {

namespace {

int run_rules(const std::string& id, const Console& console) {
    const auto game = game_named(id);
    if (!game) return refuse(console, "rules", game.error().message);
    const auto home = Home::find();
    if (!home) return refuse(console, "rules", home.error().message);
    const auto page = rules_page(*home, (*game)->info(), console);
    if (!page) return refuse(console, "rules", page.error().message);
    print_long(console, *page);
    return exit_ok;
}

} // namespace

void add_rules(CLI::App& line, Command& chosen) {
    const auto game = std::make_shared<std::string>();
    CLI::App* command = line.add_subcommand("rules", "Read the rules of a game");
    command->add_option("GAME", *game, "The game's id, as `homestretch games` lists it")
        ->type_name("")
        ->required();
    command->footer("Long rules open in $PAGER (or less) on a terminal; q leaves it.\n\n"
                    "Examples:\n"
                    "  homestretch rules dragon-racer\n"
                    "  homestretch rules dragon-racer | grep DR-34");
    command->callback(
        [&chosen, game] { chosen = [game](const Console& console) { return run_rules(*game, console); }; });
}

} // namespace homestretch
