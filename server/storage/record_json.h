#pragma once

#include "engine/json.h"
#include "server/table/record.h"

#include <string>
#include <string_view>

namespace homestretch::server {

// How the database keeps what a record says. Stored tables are read for ever: a fact may get further fields
// that older records do not have, and none is renamed.
[[nodiscard]] std::string_view kind_of(const Record& record);
[[nodiscard]] Json body_of(const Record& record);
// Throws UnreadableTable if it is not what `kind_of` and `body_of` give.
[[nodiscard]] Record record_from(std::uint64_t seq, Instant at, std::string_view kind, std::string_view body);

} // namespace homestretch::server
