#include "server/storage/sql_writes.h"

#include "engine/check.h"
#include "engine/random.h"
#include "server/storage/record_json.h"

namespace homestretch::server {

namespace {

bool follows_the_last(soci::session& session, const Batch& batch) {
    const auto before = static_cast<long long>(batch.records.front().seq) - 1;
    int found = 0;
    session << "SELECT COUNT(*) FROM records WHERE table_id = :table AND seq = :seq", soci::use(batch.table),
        soci::use(before), soci::into(found);
    return before == 0 || found == 1;
}

bool has_its_pack(soci::session& session, const Batch& batch) {
    if (!batch.pack) return true;
    int found = 0;
    session << "SELECT COUNT(*) FROM packs WHERE hash = :hash", soci::use(*batch.pack), soci::into(found);
    return found == 1;
}

void write_records(soci::session& session, const Batch& batch) {
    long long seq = 0;
    long long noted = 0;
    std::string kind;
    std::string body;
    soci::statement insert =
        (session.prepare << "INSERT INTO records (table_id, seq, noted, kind, body)"
                            " VALUES (:table, :seq, :noted, :kind, :body)",
         soci::use(batch.table), soci::use(seq), soci::use(noted), soci::use(kind), soci::use(body));
    for (const Record& record : batch.records) {
        seq = static_cast<long long>(record.seq);
        noted = to_number(record.at);
        kind = kind_of(record);
        body = body_of(record).dump();
        insert.execute(true);
    }
}

void write_table(soci::session& session, const Batch& batch) {
    const long long changed = to_number(batch.records.back().at);
    const long long due = batch.due ? to_number(*batch.due) : 0;
    soci::indicator is_due = batch.due ? soci::i_ok : soci::i_null;
    session << "INSERT INTO tables (id, phase, privacy, host, summary, changed, due)"
               " VALUES (:id, :phase, :privacy, :host, :summary, :changed, :due)"
               " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, privacy = excluded.privacy,"
               " host = excluded.host, summary = excluded.summary, changed = excluded.changed, due = "
               "excluded.due",
        soci::use(batch.table), soci::use(batch.phase), soci::use(batch.privacy), soci::use(batch.host),
        soci::use(batch.summary), soci::use(changed), soci::use(due, is_due);
}

} // namespace

bool write_batch(soci::session& session, const Batch& batch) {
    check(!batch.records.empty());
    if (!follows_the_last(session, batch) || !has_its_pack(session, batch)) return false;
    write_records(session, batch);
    write_table(session, batch);
    for (const StoredReplay& replay : batch.replays) {
        const long long ended = to_number(replay.ended);
        session << "INSERT INTO replays (token, table_id, ended, summary) VALUES (:token, :table, :ended,"
                   " :summary) ON CONFLICT (token) DO NOTHING",
            soci::use(replay.token), soci::use(batch.table), soci::use(ended), soci::use(replay.summary);
    }
    for (const Token& token : batch.links) {
        session
            << "INSERT INTO links (token, table_id) VALUES (:token, :table) ON CONFLICT (token) DO NOTHING",
            soci::use(token), soci::use(batch.table);
    }
    for (const GuestId& guest : batch.guests) {
        session << "INSERT INTO visits (guest_id, table_id) VALUES (:guest, :table)"
                   " ON CONFLICT (guest_id, table_id) DO NOTHING",
            soci::use(guest), soci::use(batch.table);
    }
    return true;
}

void write_signing_key(soci::session& session, const SigningKey& key) {
    const std::string digits = to_hex(key);
    session << "INSERT INTO secrets (name, value) VALUES ('signing_key', :value)"
               " ON CONFLICT (name) DO NOTHING",
        soci::use(digits);
}

void write_guest_name(soci::session& session, const GuestId& guest, const std::string& name) {
    const long long seen = to_number(now());
    session << "INSERT INTO guests (id, name, seen) VALUES (:id, :name, :seen)"
               " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        soci::use(guest), soci::use(name), soci::use(seen);
}

void write_guest_seen(soci::session& session, const GuestId& guest) {
    const long long seen = to_number(now());
    session << "UPDATE guests SET seen = :seen WHERE id = :id", soci::use(seen), soci::use(guest);
}

bool write_kept_replay(soci::session& session, const GuestId& guest, const Token& replay, bool keep) {
    if (!keep) {
        session << "DELETE FROM kept_replays WHERE guest_id = :guest AND token = :token", soci::use(guest),
            soci::use(replay);
        return true;
    }
    std::string table;
    session << "SELECT table_id FROM links WHERE token = :token", soci::use(replay), soci::into(table);
    if (!session.got_data()) return false;
    // Whoever keeps something is a guest to remember, with a name or without.
    const long long seen = to_number(now());
    session << "INSERT INTO guests (id, name, seen) VALUES (:id, '', :seen) ON CONFLICT (id) DO NOTHING",
        soci::use(guest), soci::use(seen);
    session << "INSERT INTO kept_replays (guest_id, token, table_id) VALUES (:guest, :token, :table)"
               " ON CONFLICT (guest_id, token) DO NOTHING",
        soci::use(guest), soci::use(replay), soci::use(table);
    return true;
}

void write_trial(soci::session& session) {
    const long long written = to_number(now());
    session << "INSERT INTO trials (name, written) VALUES ('ready', :written)"
               " ON CONFLICT (name) DO UPDATE SET written = excluded.written",
        soci::use(written);
}

void write_pack(soci::session& session, const std::string& hash, const std::string& game,
                const PackFiles& files) {
    session << "INSERT INTO packs (hash, game) VALUES (:hash, :game) ON CONFLICT (hash) DO NOTHING",
        soci::use(hash), soci::use(game);
    for (const auto& [name, content] : files) {
        session << "INSERT INTO pack_files (hash, name, content) VALUES (:hash, :name, :content)"
                   " ON CONFLICT (hash, name) DO NOTHING",
            soci::use(hash), soci::use(name), soci::use(content);
    }
}

} // namespace homestretch::server
