#pragma once

#include <soci/soci.h>

#include <string>

namespace homestretch::server {

// Opens a connection to `sqlite3:FILE`, making the file if need be. Throws StoreError.
void connect(soci::session& session, const std::string& url);

// Brings the schema up to date, step by step; throws StoreError if a newer version has been at it.
void migrate(soci::session& session);

} // namespace homestretch::server
