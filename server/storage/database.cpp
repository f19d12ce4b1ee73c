#include "server/storage/database.h"

#include "server/storage/store.h"

#include <fmt/format.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace homestretch::server {

namespace {

constexpr std::string_view sqlite_prefix = "sqlite3:";

} // namespace

std::string database_file(const std::string& url) {
    if (!url.starts_with(sqlite_prefix) || url.size() == sqlite_prefix.size()) {
        throw StoreError(
            fmt::format("cannot open '{}': expected a database such as sqlite3:homestretch.db", url));
    }
    return url.substr(sqlite_prefix.size());
}

void connect(soci::session& session, const std::string& file) {
    try {
        // Whoever else has locked the file, a backup or an operator's shell, is waited for so many seconds.
        session.open(soci::sqlite3, fmt::format("db=\"{}\" timeout=30", file));
        // Readers do not wait for the writer, and what was committed survives a power cut.
        session << "PRAGMA journal_mode = WAL";
        session << "PRAGMA synchronous = FULL";
        // The writer stands still while it moves the log into the file: seldom, when there are 32 MB of it.
        session << "PRAGMA wal_autocheckpoint = 8000";
        session << "PRAGMA foreign_keys = ON";
    } catch (const soci::soci_error& error) {
        throw StoreError(fmt::format("cannot use the database {}: {}; is it a database of Homestretch, and "
                                     "may its folder be written?",
                                     file, error.what()));
    }
}

WriteTransaction::WriteTransaction(soci::session& session) : session_(session) {
    session_ << "BEGIN IMMEDIATE";
}

WriteTransaction::~WriteTransaction() {
    if (!open_) return;
    try {
        session_ << "ROLLBACK";
    } catch (const soci::soci_error&) {
        // SQLite has taken it back by itself, as it does when the disk is full.
        return;
    }
}

void WriteTransaction::commit() {
    session_ << "COMMIT";
    open_ = false;
}

} // namespace homestretch::server
