#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/saved_game.h"

#include <fmt/format.h>

#include <ostream>

namespace homestretch {

namespace {

struct VerifyArgs {
    std::string file{};
    std::string seal{}; // as somebody noted it before the match; empty: the file's own
    std::string pack{};
};

// One thing that was looked at.
struct Finding {
    bool holds = true;
    std::string words{};
};

Finding check_seal(const Replay& replay, const std::string& noted) {
    const std::string sealed = seal_of(replay.identity.seed);
    if (!noted.empty() && noted != sealed) {
        return {false, "the seed does not belong to the seal you gave: this is another deal"};
    }
    if (replay.seal.empty() && noted.empty()) {
        return {true, "the file has none, so nobody can tell whether the deal was fixed beforehand"};
    }
    if (!replay.seal.empty() && replay.seal != sealed) {
        return {false, "the seed does not belong to it: the deal was changed after the match began"};
    }
    return {true, "fits the seed: the deal was fixed before the first move"};
}

Finding check_moves(const SavedGame& saved) {
    const auto match = saved.match();
    if (!match) return {false, match.error().message};
    const std::size_t count = saved.replay.moves.size();
    return {true, fmt::format("{} {} by the rules; {}", count, count == 1 ? "move," : "moves, all",
                              (*match)->pending().empty() ? "the match was played to its end"
                                                          : "the match is not over")};
}

int run_verify(const VerifyArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "verify", home.error().message);
    const auto saved = load_saved_game(*home, args.file, args.pack);
    if (!saved) return refuse(console, "verify", saved.error().message);
    if (saved->pack.hash != saved->replay.identity.pack_hash) { // what to do about it is said there
        return refuse(console, "verify", saved->match(0).error().message);
    }
    const Finding seal = check_seal(saved->replay, args.seal);
    const Finding moves = check_moves(*saved);
    const bool holds = seal.holds && moves.holds;
    console.out << fmt::format("Seal   {}\nMoves  {}\n{}\n", seal.words, moves.words,
                               holds ? "The replay is in order." : "The replay is NOT in order.");
    return holds ? exit_ok : exit_failed;
}

} // namespace

void add_verify(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<VerifyArgs>();
    CLI::App* command = line.add_subcommand("verify", "Check that a match was dealt and played fairly");
    command->add_option("FILE", args->file, "A replay, as a server or `homestretch play` writes it")
        ->type_name("")
        ->required();
    command->add_option("--seal", args->seal, "The seal the table showed before the match")
        ->check(hexadecimal())
        ->type_name("HEX");
    command
        ->add_option("--pack", args->pack,
                     "The folder of the cards it was played with, if they are not the game's own")
        ->type_name("DIR");
    command->footer("The seal is the SHA-256 of the seed; a table shows it before the first move.\n"
                    "Exit status: 0 in order, 1 not in order, 2 cannot be read.\n\n"
                    "Example:\n"
                    "  homestretch verify homestretch-replay.json");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_verify(*args, console); }; });
}

} // namespace homestretch
