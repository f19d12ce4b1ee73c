#include "server/storage/sql_writes.h"

#include "engine/check.h"
#include "engine/random.h"

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
        kind = record.kind;
        body = record.body.dump();
        insert.execute(true);
    }
}

void write_table(soci::session& session, const Batch& batch) {
    const long long changed = to_number(batch.records.back().at);
    session << "INSERT INTO tables (id, phase, privacy, summary, changed)"
               " VALUES (:id, :phase, :privacy, :summary, :changed)"
               " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, privacy = excluded.privacy,"
               " summary = excluded.summary, changed = excluded.changed",
        soci::use(batch.table), soci::use(batch.phase), soci::use(batch.privacy), soci::use(batch.summary),
        soci::use(changed);
}

} // namespace

bool write_batch(soci::session& session, const Batch& batch) {
    check(!batch.records.empty());
    if (!follows_the_last(session, batch) || !has_its_pack(session, batch)) return false;
    write_records(session, batch);
    write_table(session, batch);
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
    session << "INSERT INTO guests (id, name) VALUES (:id, :name)"
               " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        soci::use(guest), soci::use(name);
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
