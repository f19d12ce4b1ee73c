#include "server/storage/sql_recovery.h"

namespace homestretch::server {

void write_recovery(soci::session& session, const StoredRecovery& recovery) {
    const long long made = to_number(recovery.made);
    session << "INSERT INTO recoveries (guest_id, finder, hash, made) VALUES (:guest, :finder, :hash, :made)"
               " ON CONFLICT (guest_id) DO UPDATE SET finder = excluded.finder, hash = excluded.hash,"
               " made = excluded.made",
        soci::use(recovery.guest), soci::use(recovery.finder), soci::use(recovery.hash), soci::use(made);
}

std::vector<StoredRecovery> read_recoveries(soci::session& session, const std::string& finder) {
    std::vector<StoredRecovery> found;
    const soci::rowset<soci::row> rows =
        (session.prepare << "SELECT guest_id, hash, made FROM recoveries WHERE finder = :finder",
         soci::use(finder));
    for (const soci::row& row : rows) {
        found.push_back({.guest = row.get<std::string>(0),
                         .finder = finder,
                         .hash = row.get<std::string>(1),
                         .made = instant_at(row.get<long long>(2))});
    }
    return found;
}

std::optional<Instant> read_recovery_made(soci::session& session, const GuestId& guest) {
    long long made = 0;
    session << "SELECT made FROM recoveries WHERE guest_id = :guest", soci::use(guest), soci::into(made);
    if (!session.got_data()) return std::nullopt;
    return instant_at(made);
}

} // namespace homestretch::server
