#include "cli/arguments.h"
#include "cli/commands/batch.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/interrupt.h"
#include "cli/play/screen.h"
#include "cli/play/session.h"
#include "cli/saved_game.h"
#include "cli/text/layout.h"
#include "engine/pack/folder.h"
#include "engine/replay/store.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

namespace homestretch {

namespace {

struct PlayArgs {
    std::string game{};
    std::size_t seats = 0; // 0: as many as usual
    std::string bots{};
    std::optional<std::size_t> people{};
    std::vector<std::string> options{};
    std::string pack{};
    std::string seed{};
    std::string record{};
    std::string resume{};
    std::vector<std::string> agreed{}; // options given that a saved game already settles
};

void print_greeting(const Match& match, const Seating& seating, const Console& console) {
    console.out << console.paint(Ink::Gold, match.info().title) << ", by " << match.info().credit << '\n';
    const bool alone = people_in(seating) == 1;
    const auto mine = static_cast<std::size_t>(std::ranges::find(seating, a_person) - seating.begin());
    console.out << table_line(seating, alone ? Viewer(seat_at(mine)) : spectator) << '\n';
}

// A record must not replace anything: people keep their games there.
std::optional<std::string> record_mistake(const std::string& file) {
    std::error_code ignored;
    if (file.empty() || !std::filesystem::exists(file, ignored)) return std::nullopt;
    return fmt::format("'{}' exists already; choose another name for --record, or go on with that game: {}",
                       file, resume_command(file));
}

// Finds out before the first card whether the file can be written.
Result<void> begin_record(const std::string& file, const Match& match, const Seating& seating) {
    if (file.empty()) return {};
    return save_replay(file, replay_of(match, player_words(seating)));
}

Result<Seating> seating_for(const PlayArgs& args, const GameInfo& game) {
    const auto list = comma_list(args.bots.empty() ? "greedy" : args.bots);
    if (!list) return failure("--bots: " + list.error().message);
    const std::size_t at_least = std::max(list->size(), args.people.value_or(0));
    return seat_players(*list, args.seats > 0 ? args.seats : usual_seats(game, at_least), args.people);
}

int play_new(const PlayArgs& args, const Home& home, const Console& console) {
    const auto game = game_named(args.game);
    if (!game) return refuse(console, "play", game.error().message);
    const auto seating = seating_for(args, (*game)->info());
    if (!seating) return refuse(console, "play", seating.error().message);
    const auto options = option_texts(args.options);
    if (!options) return refuse(console, "play", options.error().message);
    const auto seed = seed_or_random(args.seed);
    if (!seed) return refuse(console, "play", seed.error().message);
    if (const auto mistake = record_mistake(args.record)) return refuse(console, "play", *mistake);
    const auto pack = home.load_pack(**game, args.pack.empty() ? std::string(usual_pack) : args.pack);
    if (!pack) return refuse(console, "play", pack.error());
    auto match = (*game)->new_match(*pack, seating->size(), *options, *seed);
    if (!match) return refuse(console, "play", match.error());

    if (const auto begun = begin_record(args.record, **match, *seating); !begun) {
        return refuse(console, "play", begun.error().message);
    }
    print_greeting(**match, *seating, console);
    if (const std::string_view note = (*game)->info().note; !note.empty())
        console.out << '\n' << wrapped_behind("", note, console.width);
    const auto record =
        args.record.empty() ? std::nullopt : std::optional<std::filesystem::path>(args.record);
    return Session(console, home, **game, *pack, std::move(*match), *seating, record).play();
}

int play_on(const PlayArgs& args, const Home& home, const Console& console) {
    if (!args.agreed.empty()) {
        return refuse(
            console, "play",
            fmt::format("a saved game settles {} itself; leave it out", fmt::join(args.agreed, " and ")));
    }
    const auto saved = load_saved_game(home, args.resume, args.pack);
    if (!saved) return refuse(console, "play", saved.error().message);
    const GameInfo& game = saved->game->info();
    if (!args.game.empty() && args.game != game.id) {
        return refuse(console, "play",
                      fmt::format("'{}' is a game of {}, not of '{}'", args.resume, game.id, args.game));
    }
    if (const auto mistake = record_mistake(args.record)) return refuse(console, "play", *mistake);
    auto match = saved->match();
    if (!match) return refuse(console, "play", fmt::format("{}: {}", args.resume, match.error().message));
    if ((*match)->pending().empty()) {
        return refuse(console, "play",
                      fmt::format("the game in '{}' is over; look at it with: homestretch replay {}",
                                  args.resume, args.resume));
    }
    const Seating seating = seating_of(saved->replay.players, saved->replay.identity.seats);
    const std::string file = args.record.empty() ? args.resume : args.record;
    if (const auto begun = begin_record(file, **match, seating); !begun) {
        return refuse(console, "play",
                      fmt::format("{}\nKeep the game elsewhere with --record FILE", begun.error().message));
    }
    print_greeting(**match, seating, console);
    console.out << fmt::format("Going on after {} actions; '{}' is kept up to date.\n",
                               (*match)->history().size(), file);
    return Session(console, home, *saved->game, saved->pack, std::move(*match), seating, file).play();
}

int run_play(const PlayArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "play", home.error().message);
    catch_interrupts();
    if (!args.resume.empty()) return play_on(args, *home, console);
    if (!args.game.empty()) return play_new(args, *home, console);
    std::string ids;
    for (const GameType* game : all_games())
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", game->info().id);
    return refuse(
        console, "play",
        fmt::format("which game? One of {}; try: homestretch play {}", ids, all_games().front()->info().id));
}

} // namespace

void add_play(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<PlayArgs>();
    CLI::App* command = line.add_subcommand("play", "Play in the terminal, against bots or with friends");
    command->add_option("GAME", args->game, "The game's id, as `homestretch games` lists it")->type_name("");
    auto* seats =
        command->add_option("--seats", args->seats, "How many players (default 3, if the game allows)")
            ->check(number_between(1, 99)) // the game knows how many it is for
            ->type_name("N");
    auto* bots = command->add_option("--bots", args->bots, "Bots for the other seats; a shorter list repeats")
                     ->type_name("LIST");
    auto* people =
        command->add_option("--humans", args->people, "How many people share the screen (default 1)")
            ->check(number_between(0, max_seats))
            ->type_name("N");
    auto* options =
        command
            ->add_option("--option", args->options,
                         "A setting of the game, as `homestretch games GAME` lists them; may be repeated")
            ->type_name("K=V")
            ->allow_extra_args(false);
    command
        ->add_option("--pack", args->pack,
                     "A folder with cards of your own, or the name of a pack of the game")
        ->type_name("DIR");
    auto* seed =
        command->add_option("--seed", args->seed, "Up to 64 hexadecimal digits: the same cards again")
            ->check(hexadecimal())
            ->type_name("HEX");
    command->add_option("--record", args->record, "Keep the game in this file, up to date after every action")
        ->type_name("FILE");
    command->add_option("--resume", args->resume, "Go on with a saved game")->type_name("FILE");
    command->footer(
        "Bots (default greedy):\n" + bot_lines() +
        "  human    a person: `--bots human,greedy,human` says seat by seat who plays\n\n"
        "People take the first seats. With more than one, the screen is cleared in between, so that hands\n"
        "stay hidden. ? helps during the game, q leaves and offers to save. Ctrl-C saves, too.\n\n"
        "Examples:\n"
        "  homestretch play dragon-racer\n"
        "  homestretch play dragon-racer --seats 4 --bots greedy,random\n"
        "  homestretch play dragon-racer --humans 2 --option characters=choose\n"
        "  homestretch play --resume dragon-racer-1a2b3c4d.json");
    command->callback([&chosen, args, agreed = std::vector{seats, bots, people, options, seed}] {
        for (const CLI::Option* option : agreed) {
            if (option->count() > 0) args->agreed.push_back(option->get_name());
        }
        chosen = [args](const Console& console) { return run_play(*args, console); };
    });
}

} // namespace homestretch
