#include "cli/commands/batch.h"

#include "cli/arguments.h"
#include "cli/commands/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace homestretch {

void add_batch_options(CLI::App& command, BatchArgs& args) {
    constexpr std::uint64_t most_threads = 1024;
    command.add_option("GAME", args.game, "The game's id, as `homestretch games` lists it")
        ->type_name("")
        ->required();
    command
        .add_option("--option", args.options,
                    "A setting of the game, as `homestretch games GAME` lists them; may be repeated")
        ->type_name("K=V")
        ->allow_extra_args(false);
    command
        .add_option("--pack", args.pack, "A folder with cards of your own, or the name of a pack of the game")
        ->type_name("DIR");
    command.add_option("--seed", args.seed, "Up to 64 hexadecimal digits: same seed, same result")
        ->check(hexadecimal())
        ->type_name("HEX");
    command.add_option("--threads", args.threads, "Default: one per core; the result does not depend on it")
        ->check(number_between(1, most_threads))
        ->type_name("N");
    command.add_flag("--json", args.json, "Print one JSON object");
}

Result<std::vector<BotKind>> bots_for_seats(const std::string& list, std::size_t asked,
                                            const GameInfo& game) {
    const auto names = comma_list(list);
    if (!names) return failure("--bots: " + names.error().message);
    const std::size_t seats = asked > 0 ? asked : usual_seats(game, names->size());
    if (names->size() > seats) {
        return failure(fmt::format("--bots names {} bots for {} seats; leave some out, or add --seats {}",
                                   names->size(), seats, names->size()));
    }
    std::vector<BotKind> bots;
    for (std::size_t i = 0; i < seats; ++i) {
        const auto bot = find_bot((*names)[i % names->size()]);
        if (!bot) return Unexpected{bot.error()};
        bots.push_back(*bot);
    }
    return bots;
}

std::size_t threads_of(const BatchArgs& args) {
    return args.threads > 0 ? args.threads : std::max(1U, std::thread::hardware_concurrency());
}

std::string again(const BatchArgs& args, const Seed& seed) {
    std::string command;
    for (const std::string& option : args.options) command += fmt::format(" --option {}", option);
    if (args.pack != usual_pack) command += fmt::format(" --pack {}", args.pack);
    return command + fmt::format(" --seed {}", short_hex(seed));
}

std::string bot_lines() {
    std::string lines;
    for (const BotSpec& bot : all_bots()) lines += fmt::format("  {:<8} {}\n", bot.name, bot.meaning);
    return lines;
}

} // namespace homestretch
