#pragma once

// What `sim`, `tournament` and `report` have in common: many games of one kind, on all cores.

#include "bots/kinds.h"
#include "cli/home.h"
#include "engine/game.h"
#include "engine/random.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace homestretch {

struct BatchArgs {
    std::string game{};
    std::vector<std::string> options{};
    std::string pack{usual_pack};
    std::string seed{};
    std::size_t threads = 0; // 0: one per core
    bool json = false;
};

// GAME, --option, --pack, --seed, --threads and --json.
void add_batch_options(CLI::App& command, BatchArgs& args);

// One bot per seat; a shorter list starts over. Without a number of seats (0), as many as usual.
[[nodiscard]] Result<std::vector<BotKind>> bots_for_seats(const std::string& list, std::size_t seats,
                                                          const GameInfo& game);
[[nodiscard]] std::size_t threads_of(const BatchArgs& args);
// The end of the command that somebody else would type to see the same numbers.
[[nodiscard]] std::string again(const BatchArgs& args, const Seed& seed);

// Every bot with its meaning, a line each, for help texts.
[[nodiscard]] std::string bot_lines();

} // namespace homestretch
