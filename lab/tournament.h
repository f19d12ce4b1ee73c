#pragma once

#include "bots/search/budget.h"
#include "engine/json.h"
#include "engine/match.h"
#include "lab/contestant.h"
#include "lab/interval.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// Bots against each other. With more bots than seats, every choice of as many bots as there are seats plays
// together; a shorter list repeats until the seats are full. In a cooperative game every bot is a team by
// itself. The same request gives the same table, whatever the number of threads, unless bots think by time.
struct TournamentRequest {
    std::string game{};
    std::vector<Contestant> bots{}; // a name that is repeated takes several seats
    std::size_t seats = 0;
    OptionTexts options{};
    std::uint64_t games = 0; // of each line-up; the bots change seats from game to game
    Seed seed{};
    std::size_t threads = 1;
    std::optional<SearchBudget> budget{}; // of bots without one of their own, as in Player
};

struct TournamentRow {
    Contestant bot{};
    std::uint64_t games = 0; // seats taken in finished games
    double win_share = 0.0;  // of these
    Interval interval{};
    double rating = 0.0;          // Elo-like: 400 points are ten to one; the middle of the field is 1500
    double mean_confidence = 0.0; // of the victories of a team
};

struct Tournament {
    TournamentRequest request{};
    std::vector<TournamentRow> table{}; // the best first
    std::uint64_t lineups = 0;
    std::uint64_t unfinished = 0;
    double seconds = 0.0;
    bool team_game = false;
    bool interrupted = false;
};

// Called a few times a second; returning false asks to stop early.
using TournamentProgress = std::function<bool(std::uint64_t games_done, std::uint64_t games_in_all)>;

// Problems are those of the pack and of the options; the game must exist.
[[nodiscard]] Result<Tournament, Problems> hold_tournament(const TournamentRequest& request, const Pack& pack,
                                                           const TournamentProgress& progress);

// The whole result as one object, for programs and spreadsheets.
[[nodiscard]] Json to_json(const Tournament& tournament);

} // namespace homestretch
