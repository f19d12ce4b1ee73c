#pragma once

#include "bots/kinds.h"
#include "engine/match.h"
#include "lab/interval.h"
#include "lab/workers.h"

#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// Many games of one kind. The same request gives the same tally, whatever the number of threads.
struct SimulationRequest {
    std::string game{};
    std::vector<BotKind> bots{}; // one per seat; they keep their seats in all games
    OptionTexts options{};
    std::uint64_t games = 0;
    Seed seed{};
    std::size_t threads = 1;
};

struct Simulation {
    SimulationRequest request{};
    Tally tally{};
    double seconds = 0.0;
    bool team_game = false; // all seats win or lose together
    bool interrupted = false;
};

// A part of all wins, and how surely we know it.
struct Share {
    double share = 0.0;
    Interval interval{};
    bool operator==(const Share&) const = default;
};

// All seats that one kind of bot holds, taken together.
struct BotShare {
    BotKind bot{};
    std::vector<Seat> seats{};
    Share wins{};
    double equal_share = 0.0; // what it would win if every seat won equally often
};

// Problems are those of the pack and of the options; the game must exist.
[[nodiscard]] Result<Simulation, Problems> simulate(const SimulationRequest& request, const Pack& pack,
                                                    const ProgressReport& progress);

[[nodiscard]] Share seat_share(const Simulation& simulation, Seat seat); // of finished games
[[nodiscard]] Share team_share(const Simulation& simulation);
[[nodiscard]] std::vector<BotShare> bot_shares(const Simulation& simulation); // in order of first seat
[[nodiscard]] double mean_score(const Simulation& simulation, Seat seat);
[[nodiscard]] std::optional<double> mean_team_score(const Simulation& simulation); // of its victories, if any
[[nodiscard]] double mean_decisions(const Simulation& simulation);
[[nodiscard]] double decisions_per_second(const Simulation& simulation);

} // namespace homestretch
