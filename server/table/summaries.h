#pragma once

#include "server/storage/store.h"
#include "server/table/table.h"

namespace homestretch::server {

// What lists of tables need to know of a table, kept beside its records so that a list reads no record. It
// names guests, so it stays on the server; the functions below show it to one of them.
[[nodiscard]] Json stored_summary(const Table& table);

// The schema's TableSummary.
[[nodiscard]] Json summary_for(const Json& stored, const GuestId& guest);
// Whether the guest does not want to see the table any more.
[[nodiscard]] bool is_put_away(const Json& stored, const GuestId& guest);
// A finished match, for lists: the schema's ReplaySummary and who has played it.
[[nodiscard]] StoredReplay stored_replay(const TableState& state, const FinishedMatch& match);
// Nothing for a guest who has not.
[[nodiscard]] std::optional<Json> replay_for(const Json& stored, const GuestId& guest);
// The ReplaySummaries of the matches this guest has played there, the newest first; of tables that were last
// changed by a version that kept them so.
[[nodiscard]] std::vector<Json> replays_for(const Json& stored, const GuestId& guest);

} // namespace homestretch::server
