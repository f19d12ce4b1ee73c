#pragma once

#include "server/storage/upkeep.h"

#include <soci/soci.h>

namespace homestretch::server {

// What Upkeep promises, on one connection. Each throws what SOCI throws; those that write run inside the
// caller's transaction.

[[nodiscard]] std::vector<TableRow> read_table_rows(soci::session& session, const std::optional<TableId>& id);
[[nodiscard]] std::vector<GuestRow> read_guest_rows(soci::session& session);
[[nodiscard]] std::vector<TableId> read_tables_visited_by(soci::session& session, const GuestId& guest);
[[nodiscard]] std::vector<Token> read_kept_replays(soci::session& session, const GuestId& guest);
[[nodiscard]] std::vector<std::string> read_damage(soci::session& session);
// The ids that a query about what was before some time gives.
[[nodiscard]] std::vector<std::string> read_outdated(soci::session& session, const char* query,
                                                     Instant before, std::size_t most);
[[nodiscard]] SigningKeys read_signing_keys(soci::session& session);

void delete_table(soci::session& session, const TableId& table);
void delete_guest(soci::session& session, const GuestId& guest);
void give_new_id(soci::session& session, const GuestId& guest, const GuestId& fresh);
void renew_links(soci::session& session, const TableId& table);
void replace_signing_key(soci::session& session, bool at_once);
void wipe_talk(soci::session& session, const TableId& table, Instant before);

} // namespace homestretch::server
