#pragma once

#include "engine/json.h"
#include "server/packs/catalogue.h"

namespace homestretch::server {

// The schema's GameList: every game with what may be agreed on, and every pack that cannot be read.
[[nodiscard]] Json game_list(const WatchedPacks& packs);
// The schema's PackPage, its cards as they read at such a table, if there can be one.
[[nodiscard]] Result<Json, Problems> pack_page(const Pack& pack, std::size_t seats,
                                               const OptionTexts& options);

} // namespace homestretch::server
