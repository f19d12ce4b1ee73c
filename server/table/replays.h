#pragma once

#include "server/table/packs.h"
#include "server/table/table_state.h"

#include <cstddef>
#include <string>

namespace homestretch::server {

// Who looks at a ply of a replay: one seat, a spectator, or somebody who may see all hands at once.
struct ReplayViewer {
    bool all = false;
    Viewer viewer{};
};

// The replay file with seed and seal.
[[nodiscard]] std::string replay_file(const FinishedMatch& match);
// The schema's ReplayPly: the match after `ply` actions.
[[nodiscard]] Answer<Json> replay_ply(const FinishedMatch& match, std::size_t ply, ReplayViewer viewer,
                                      PackShelf& packs);

} // namespace homestretch::server
