#include "server/storage/database.h"

#include "server/storage/store.h"

#include <fmt/format.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace homestretch::server {

namespace {

constexpr std::string_view sqlite_prefix = "sqlite3:";

} // namespace

void connect(soci::session& session, const std::string& url) {
    if (!url.starts_with(sqlite_prefix) || url.size() == sqlite_prefix.size()) {
        throw StoreError(
            fmt::format("cannot open '{}': expected a database such as sqlite3:homestretch.db", url));
    }
    const std::string file = url.substr(sqlite_prefix.size());
    try {
        session.open(soci::sqlite3, fmt::format("db=\"{}\" timeout=10", file));
        // Readers do not wait for the writer, and what was committed survives a power cut.
        session << "PRAGMA journal_mode = WAL";
        session << "PRAGMA synchronous = FULL";
        // The writer stands still while it moves the log into the file: seldom, when there are 32 MB of it.
        session << "PRAGMA wal_autocheckpoint = 8000";
        session << "PRAGMA foreign_keys = ON";
    } catch (const soci::soci_error& error) {
        throw StoreError(
            fmt::format("cannot open the database {}: {}; is the folder there, and may it be written?", file,
                        error.what()));
    }
}

} // namespace homestretch::server
