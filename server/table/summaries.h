#pragma once

#include "server/table/table.h"

namespace homestretch::server {

// What lists of tables need to know of a table, kept beside its records so that a list reads no record. It
// names guests, so it stays on the server; the functions below show it to one of them.
[[nodiscard]] Json stored_summary(const Table& table);

// The schema's TableSummary.
[[nodiscard]] Json summary_for(const Json& stored, const GuestId& guest);
// The schema's ReplaySummaries of the matches this guest has played there, the newest first.
[[nodiscard]] std::vector<Json> replays_for(const Json& stored, const GuestId& guest);

} // namespace homestretch::server
