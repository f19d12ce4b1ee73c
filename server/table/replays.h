#pragma once

#include "bots/search/budget.h"
#include "server/table/packs.h"
#include "server/table/replay_shelf.h"
#include "server/table/table_state.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

namespace homestretch::server {

// How somebody looks at a ply of a replay: as one seat, as a spectator, or all hands at once.
struct ReplayViewer {
    bool all = false;
    Viewer viewer{};
    std::size_t told = 1; // of so many plies before it, itself included, what was heard
};

// The replay file with seed and seal.
[[nodiscard]] std::string replay_file(const FinishedMatch& match);
// The schema's ReplayPly: the match after `ply` actions.
[[nodiscard]] Answer<Json> replay_ply(const FinishedMatch& match, std::size_t ply, ReplayViewer viewer,
                                      ReplayShelf& replays);
// The schema's ReplayHint: what the strongest bot would have done after `ply` actions in the seat that acted
// then, from what that seat knew. There must have been an action.
[[nodiscard]] Json replay_hint(const FinishedMatch& match, std::size_t ply, const Pack& pack,
                               const std::optional<SearchBudget>& budget, const std::stop_token& stop);

// Why the match cannot be shown there; nothing if it can.
[[nodiscard]] std::optional<Refusal> no_such_ply(const FinishedMatch& match, std::size_t ply);

} // namespace homestretch::server
