#include "cli/arguments.h"
#include "cli/cards_page.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "engine/pack/folder.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

struct CardsArgs {
    std::string game{};
    std::string pack{usual_pack};
};

int run_cards(const CardsArgs& args, const Console& console) {
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "cards", game.error().message);
    const auto home = Home::find();
    if (!home) return refuse(console, "cards", home.error().message);
    const auto pack = home->load_pack(**game, args.pack);
    if (!pack) return refuse(console, "cards", pack.error());
    const auto cards = (*game)->cards(*pack);
    if (!cards) return refuse(console, "cards", cards.error());
    const std::string heading = fmt::format("{}, pack {} {}", pack->title, pack->id, pack->version);
    print_long(console,
               console.paint(Ink::Strong, heading) + "\n\n" + cards_page(*cards, (*game)->info(), console));
    return exit_ok;
}

} // namespace

void add_cards(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<CardsArgs>();
    CLI::App* command = line.add_subcommand("cards", "Read every card of a game");
    command->add_option("GAME", args->game, "The game's id, as `homestretch games` lists it")
        ->type_name("")
        ->required();
    command
        ->add_option("--pack", args->pack,
                     "A folder with cards of your own, or the name of a pack of the game")
        ->type_name("DIR");
    command->footer("Examples:\n"
                    "  homestretch cards dragon-racer\n"
                    "  homestretch cards dragon-racer --pack my-dragons");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_cards(*args, console); }; });
}

} // namespace homestretch
