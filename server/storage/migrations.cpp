#include "server/storage/database.h"

#include "server/storage/store.h"

#include <fmt/format.h>

#include <array>
#include <span>

namespace homestretch::server {

namespace {

// Plain SQL that SQLite and PostgreSQL both understand. A step that has been released is never changed: what
// comes later is a further step.
constexpr std::array first_schema{
    "CREATE TABLE secrets (name VARCHAR(40) PRIMARY KEY, value VARCHAR(200) NOT NULL)",
    "CREATE TABLE guests (id VARCHAR(64) PRIMARY KEY, name VARCHAR(400) NOT NULL)",
    "CREATE TABLE tables (id VARCHAR(64) PRIMARY KEY, phase VARCHAR(16) NOT NULL,"
    " privacy VARCHAR(16) NOT NULL, summary TEXT NOT NULL, changed BIGINT NOT NULL)",
    "CREATE INDEX tables_by_phase ON tables (phase, privacy, changed)",
    "CREATE TABLE records (table_id VARCHAR(64) NOT NULL, seq BIGINT NOT NULL, noted BIGINT NOT NULL,"
    " kind VARCHAR(32) NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))",
    "CREATE TABLE links (token VARCHAR(64) PRIMARY KEY, table_id VARCHAR(64) NOT NULL)",
    "CREATE TABLE visits (guest_id VARCHAR(64) NOT NULL, table_id VARCHAR(64) NOT NULL,"
    " PRIMARY KEY (guest_id, table_id))",
    "CREATE TABLE packs (hash VARCHAR(64) PRIMARY KEY, game VARCHAR(80) NOT NULL)",
    "CREATE TABLE pack_files (hash VARCHAR(64) NOT NULL, name VARCHAR(200) NOT NULL, content TEXT NOT NULL,"
    " PRIMARY KEY (hash, name))",
};

constexpr std::array upkeep{
    "ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0", // 0: before this was noted
    "ALTER TABLE tables ADD COLUMN due BIGINT",
    "CREATE INDEX tables_by_due ON tables (due)",
    "CREATE INDEX tables_by_change ON tables (changed)",
    "CREATE INDEX visits_by_table ON visits (table_id)",
    "CREATE INDEX links_by_table ON links (table_id)",
    "CREATE TABLE kept_replays (guest_id VARCHAR(64) NOT NULL, token VARCHAR(64) NOT NULL,"
    " table_id VARCHAR(64) NOT NULL, PRIMARY KEY (guest_id, token))",
    "CREATE INDEX kept_replays_by_table ON kept_replays (table_id)",
    "CREATE TABLE trials (name VARCHAR(40) PRIMARY KEY, written BIGINT NOT NULL)",
};

// Matches that are over were in the summary of their table, which grew with each of them.
constexpr std::array replays{
    "CREATE TABLE replays (token VARCHAR(64) PRIMARY KEY, table_id VARCHAR(64) NOT NULL, ended BIGINT NOT "
    "NULL,"
    " summary TEXT NOT NULL)",
    "CREATE INDEX replays_by_table ON replays (table_id, ended)",
};

constexpr std::array guests_and_hosts{
    "CREATE TABLE recoveries (guest_id VARCHAR(64) PRIMARY KEY, finder VARCHAR(80) NOT NULL,"
    " hash VARCHAR(200) NOT NULL, made BIGINT NOT NULL)",
    "CREATE INDEX recoveries_by_finder ON recoveries (finder)",
    "ALTER TABLE tables ADD COLUMN host VARCHAR(64) NOT NULL DEFAULT ''",
    "UPDATE tables SET host = id", // whose it is was not noted: as if each were somebody else's
};

constexpr std::array<std::span<const char* const>, 4> steps{first_schema, upkeep, replays, guests_and_hosts};

int version_of(soci::session& session) {
    session << "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)";
    int version = 0;
    session << "SELECT COALESCE(MAX(version), 0) FROM schema_version", soci::into(version);
    return version;
}

} // namespace

void migrate(soci::session& session) {
    WriteTransaction transaction(session);
    const int version = version_of(session);
    const int newest = static_cast<int>(steps.size());
    if (version > newest) {
        throw StoreError(
            fmt::format("the database has schema {}, this version knows {}; use the newer version "
                        "that has written it",
                        version, newest));
    }
    for (int next = version + 1; next <= newest; ++next) {
        for (const char* statement : steps.at(static_cast<std::size_t>(next - 1))) session << statement;
        session << "INSERT INTO schema_version (version) VALUES (:version)", soci::use(next);
    }
    const long long present = to_number(now());
    session << "UPDATE guests SET seen = :present WHERE seen = 0", soci::use(present);
    transaction.commit();
}

} // namespace homestretch::server
