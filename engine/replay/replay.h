#pragma once

#include "engine/match.h"
#include "engine/replay/deal.h"
#include "engine/result.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// A match written down: what it was made from and every action since, finished or not. That is all there is
// to a match, so a replay shows it again, a saved game goes on from it, and a bug report can be a file.
struct Replay {
    MatchIdentity identity{};
    std::string seal{};                 // as it was published before the deal; empty if it was not
    std::optional<Deal> deal{};         // whose secret it seals; nothing: it seals the seed
    std::vector<std::string> players{}; // who sat there, by seat: "you", "greedy"; empty if nobody said
    std::vector<Move> moves{};
    bool operator==(const Replay&) const = default;
};

// Only of a match that was played from its start: an arranged position cannot be reached again by playing.
[[nodiscard]] Replay replay_of(const Match& match, std::vector<std::string> players = {});

// JSON with one action per line, so that two replays can be compared by eye and by diff:
//
//   {
//     "format": "homestretch-replay",
//     "version": 2,
//     "game": "dragon-racer",
//     "pack": {"id": "standard", "version": "1.0", "hash": "…64 digits"},
//     "options": {"characters": "choose"},
//     "seats": 2,
//     "seed": "…64 digits",
//     "seal": "…64 digits",
//     "deal": {"secret": "…64 digits", "parts": [{"seat": 0, "promise": "…64 digits", "given": "…64
//     digits"}]}, "players": ["you", "greedy"], "actions": [
//       [0, "pick 1"],
//       [1, "pick 0"]
//     ]
//   }
//
// Version 1 is the same without a deal.
[[nodiscard]] std::string write_replay(const Replay& replay);

// The reverse: read_replay(write_replay(r)) is r. Damage is an error with its line; a key that is missing,
// unknown, there twice or of the wrong kind, a version from the future, a seat that is not at the table: an
// error that names it. Whether the actions are legal is for restore() to say.
[[nodiscard]] Result<Replay> read_replay(std::string_view text);

// The match after `ply` actions (all of them if not given). Refuses another game and a pack with another
// content, and names the ply of an action that cannot be played.
[[nodiscard]] Result<std::unique_ptr<Match>> restore(const Replay& replay, const GameType& game,
                                                     const Pack& pack,
                                                     std::optional<std::size_t> ply = std::nullopt);

} // namespace homestretch
