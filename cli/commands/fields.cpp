#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/text/grid.h"
#include "engine/pack/folder.h"

#include <fmt/format.h>

#include <ostream>

namespace homestretch {

namespace {

struct FieldsArgs {
    std::string game{};
    std::string pack{usual_pack};
    std::vector<std::string> options{};
    std::size_t seats = 0; // 0: as many as can play
    bool view = false;
    bool schema = false;
    bool observation = false;
    bool events = false;
    bool wire = false;
};

std::string page(const std::vector<fields::FieldLine>& lines, const Console& console) {
    Grid grid({"Field", "Holds", "Meaning"});
    for (const fields::FieldLine& line : lines) {
        grid.add({console.paint(Ink::Gold, fmt::format("{:{}}{}", "", 2 * line.depth, line.name)), line.holds,
                  line.meaning});
    }
    return grid.text(console.paint, console.width);
}

std::string layout(const std::vector<fields::Observed>& observation, const Console& console) {
    Grid grid({"Place", "Field", "Lowest", "Highest"});
    for (std::size_t i = 0; i < observation.size(); ++i) {
        const fields::Observed& field = observation[i];
        grid.add({fmt::format("{}", i), console.paint(Ink::Gold, field.name), fmt::format("{}", field.low),
                  fmt::format("{}", field.high)});
    }
    return grid.text(console.paint, console.width);
}

// A file of protocol/: the schema, with what it is of and how to write it again.
Json protocol_page(std::string_view description, const Json& schema) {
    Json json{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"description", description}};
    json.update(schema);
    return json;
}

int run_fields(const FieldsArgs& args, const Console& console) {
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "fields", game.error().message);
    const auto home = Home::find();
    if (!home) return refuse(console, "fields", home.error().message);
    const auto pack = home->load_pack(**game, args.pack);
    if (!pack) return refuse(console, "fields", pack.error());
    const auto options = option_texts(args.options);
    if (!options) return refuse(console, "fields", options.error().message);
    const std::size_t seats = args.seats == 0 ? (*game)->info().max_seats : args.seats;
    const auto known = (*game)->described(*pack, seats, *options);
    if (!known) return refuse(console, "fields", known.error());

    if (args.events) {
        if (known->events_schema.is_null())
            return refuse(
                console, "fields",
                fmt::format("the events of {} are told without a table of words, so nothing describes them",
                            (*game)->info().title));
        const std::string description =
            fmt::format("The details of each event of {}, by kind, with the pattern of its words. "
                        "Written by `homestretch fields {} --events`.",
                        (*game)->info().title, args.game);
        console.out << protocol_page(description, known->events_schema).dump(2) << '\n';
    } else if (args.wire) {
        const std::string description = fmt::format("What one viewer may know of a match of {}. "
                                                    "Written by `homestretch fields {} --wire`.",
                                                    (*game)->info().title, args.game);
        console.out << protocol_page(description, known->any_view_schema).dump(2) << '\n';
    } else if (args.schema) {
        console.out << (args.view ? known->view_schema : known->position_schema).dump(2) << '\n';
    } else if (args.observation) {
        print_long(console, layout(known->observation, console));
    } else {
        const std::string what = args.view ? "What one viewer may know" : "A position, complete";
        const std::string heading = fmt::format("{}: {}, {} seats", (*game)->info().title, what, seats);
        print_long(console, console.paint(Ink::Strong, heading) + "\n\n" +
                                page(args.view ? known->view : known->position, console));
    }
    return exit_ok;
}

} // namespace

void add_fields(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<FieldsArgs>();
    CLI::App* command = line.add_subcommand("fields", "What a position of a game consists of");
    command->add_option("GAME", args->game, "The game's id, as `homestretch games` lists it")
        ->type_name("")
        ->required();
    command->add_option("--seats", args->seats, "How many play; normally as many as can")->type_name("N");
    command->add_option("--option", args->options, "An option of the table, NAME=VALUE; may be repeated")
        ->type_name("");
    command->add_option("--pack", args->pack, "A folder with cards of your own, or the name of a pack")
        ->type_name("DIR");
    command->add_flag("--view", args->view, "What one viewer may know, instead of the whole position");
    auto* schema = command->add_flag("--schema", args->schema, "As a JSON Schema");
    command
        ->add_flag("--observation", args->observation,
                   "How a view lies in an array of small integers, for learning")
        ->excludes(schema);
    command->add_flag("--events", args->events,
                      "The schema of what is told of events: protocol/events/GAME.schema.json");
    command->add_flag(
        "--wire", args->wire,
        "The schema of a view, whatever the table and the cards: protocol/views/GAME.schema.json");
    command->footer("A position is what scenarios change by path, and what `dump` shows in their checks.\n\n"
                    "Examples:\n"
                    "  homestretch fields dragon-racer\n"
                    "  homestretch fields rat-race --view --schema\n"
                    "  homestretch fields dragon-racer --observation --seats 4");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_fields(*args, console); }; });
}

} // namespace homestretch
