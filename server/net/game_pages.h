#pragma once

#include "engine/json.h"
#include "server/packs/catalogue.h"

namespace homestretch::server {

// The schema's GameList: every game with what may be agreed on, and every pack that cannot be read.
[[nodiscard]] Json game_list(const WatchedPacks& packs);
// The schema's PackPage. The pack must have passed its game's checks.
[[nodiscard]] Json pack_page(const Pack& pack);

} // namespace homestretch::server
