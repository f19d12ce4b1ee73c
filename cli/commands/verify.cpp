#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/saved_game.h"
#include "engine/replay/fairness.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <string_view>
#include <vector>

namespace homestretch {

namespace {

struct VerifyArgs {
    std::string file{};
    // As somebody noted them while the match was dealt; empty: they did not.
    std::string seal{};
    std::vector<std::string> promises{};
    std::string part{};
    std::string pack{};
};

// One thing that was looked at.
struct Finding {
    bool holds = true;
    std::string words{};
};

std::string_view sentence_of(DealFault fault) {
    switch (fault) {
    case DealFault::NotedSeal: return "the server's part is not the one whose seal you noted";
    case DealFault::Seal:
        return "the server's part does not fit the seal: it was changed after it was sealed";
    case DealFault::Part: return "somebody's part is not the one that was promised";
    case DealFault::Sum: return "the seed does not come of the parts: somebody has chosen it";
    case DealFault::Promises: return "other parts were promised than those that you noted";
    case DealFault::OwnPart: return "your part is not in it";
    case DealFault::None: break;
    }
    return "in order";
}

Noted noted_in(const VerifyArgs& args) {
    Noted noted{.seal = args.seal};
    if (!args.promises.empty()) noted.promises = args.promises;
    if (!args.part.empty()) noted.part = *seed_from_hex(args.part); // checked when it was read
    return noted;
}

Finding check_seal(const Replay& replay, const Noted& noted) {
    if (const DealFault fault = fault_in(replay, noted); fault != DealFault::None) {
        return {false, std::string(sentence_of(fault))};
    }
    if (!noted.seal.empty()) return {true, "the one you noted: the server's part was fixed then"};
    if (replay.seal.empty()) return {true, "none, so nobody can tell whether the deal was fixed beforehand"};
    return {true, "fits the server's part; whoever saw it before the deal knows that it was fixed then"};
}

// Who put something into the deal, and what that proves: no more than it does.
std::string words_of_deal(const Replay& replay, const Noted& noted) {
    const std::vector<DealPart> parts = replay.deal.value_or(Deal{}).parts;
    const auto name = [&](Seat seat) {
        const std::size_t number = index_of(seat);
        return replay.players.empty() ? fmt::format("seat {}", number) : replay.players[number];
    };
    std::vector<std::string> given;
    std::vector<std::string> missing;
    std::vector<std::string> without;
    for (const Seat seat : seats(replay.identity.seats)) {
        const auto own = std::ranges::find(parts, seat, &DealPart::seat);
        (own == parts.end() ? without : own->given ? given : missing).push_back(name(seat));
    }
    if (given.empty() && missing.empty()) {
        return "the server's alone: whoever runs it could have chosen the cards";
    }
    std::string words = fmt::format("of the server's part and of {}",
                                    given.empty() ? "no other" : fmt::format("{}", fmt::join(given, ", ")));
    if (noted.part) words += "; yours is in it, so nobody chose alone";
    if (!missing.empty()) {
        words +=
            fmt::format("; what was promised by {} did not come in time, so the server could choose among "
                        "{} deals",
                        fmt::join(missing, ", "), std::size_t{1} << missing.size());
    }
    if (!without.empty()) words += fmt::format("; no part of {}", fmt::join(without, ", "));
    return words;
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
    const Noted noted = noted_in(args);
    const Finding seal = check_seal(saved->replay, noted);
    const Finding moves = check_moves(*saved);
    const bool holds = seal.holds && moves.holds;
    console.out << fmt::format("Seal   {}\nDeal   {}\nMoves  {}\n{}\n", seal.words,
                               seal.holds ? words_of_deal(saved->replay, noted) : "not looked at",
                               moves.words,
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
    command->add_option("--promises", args->promises, "All promises the table showed when you gave your part")
        ->check(hexadecimal())
        ->type_name("HEX ...");
    command->add_option("--part", args->part, "The part that you gave")
        ->check(hexadecimal())
        ->type_name("HEX");
    command
        ->add_option("--pack", args->pack,
                     "The folder of the cards it was played with, if they are not the game's own")
        ->type_name("DIR");
    command->footer(
        "The seal is the SHA-256 of the server's part of the deal; docs/fairness.md has the rest.\n"
        "Exit status: 0 in order, 1 not in order, 2 cannot be read.\n\n"
        "Example:\n"
        "  homestretch verify homestretch-replay.json");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_verify(*args, console); }; });
}

} // namespace homestretch
