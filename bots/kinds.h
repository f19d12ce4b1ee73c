#pragma once

#include "engine/random.h"
#include "engine/result.h"
#include "engine/seat.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace homestretch {

enum class BotKind : std::uint8_t {
    Random, // any legal action, each as likely as the others
    Greedy, // what the game's own heuristic likes best at the moment
    Flat,   // as many imagined games for every action: plain Monte Carlo, which the search has to beat
    Easy,   // these three think about what is promising (bots/search/), each longer than the last
    Normal,
    Hard,
};

struct BotSpec {
    BotKind kind{};
    std::string_view name{};
    std::string_view meaning{}; // one line for people who choose an opponent
    bool offered = true;        // at tables; the others are there to be measured against
};

// Every bot there is, the weakest first.
[[nodiscard]] std::span<const BotSpec> all_bots();
[[nodiscard]] std::string_view name_of(BotKind kind);
// Whether it takes its time; the others answer at once.
[[nodiscard]] bool thinks_ahead(BotKind kind);
// Whether it thinks as long as it is told to; the others have a measure of their own.
[[nodiscard]] bool has_free_budget(BotKind kind);
// An error names the nearest bot.
[[nodiscard]] Result<BotKind> find_bot(std::string_view name);

// The chance a bot has to itself: fixed by the match seed, the seat and the ply it joined at, and unrelated
// to every shuffle of the match. The same match with the same bots therefore plays out the same way in a
// simulation and at the table.
[[nodiscard]] RandomStream bot_stream(const Seed& match_seed, Seat seat, std::size_t joined_at_ply = 0);

} // namespace homestretch
