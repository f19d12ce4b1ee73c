#pragma once

#include "server/storage/store.h"

#include <soci/soci.h>

#include <optional>
#include <vector>

namespace homestretch::server {

// Each throws what SOCI throws.

void write_recovery(soci::session& session, const StoredRecovery& recovery);
[[nodiscard]] std::vector<StoredRecovery> read_recoveries(soci::session& session, const std::string& finder);
[[nodiscard]] std::optional<Instant> read_recovery_made(soci::session& session, const GuestId& guest);

} // namespace homestretch::server
