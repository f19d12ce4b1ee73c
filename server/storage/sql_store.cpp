#include "server/storage/sql_store.h"

#include "engine/random.h"
#include "server/storage/database.h"
#include "server/storage/leader.h"
#include "server/storage/record_json.h"
#include "server/storage/sql_recovery.h"
#include "server/storage/sql_upkeep.h"
#include "server/storage/sql_writes.h"
#include "server/storage/writer.h"
#include "server/table/unreadable_table.h"

#include <fmt/format.h>

#include <future>
#include <type_traits>
#include <utility>

namespace homestretch::server {

namespace {

using Rows = soci::rowset<soci::row>;

// So many read at the same time: nobody waits for a long table that somebody else has asked for.
constexpr std::size_t readers = 4;
constexpr std::chrono::hours a_day{24};

Record record_in(const soci::row& row, std::uint64_t seq) {
    if (static_cast<std::uint64_t>(row.get<long long>(0)) != seq) throw UnreadableTable("it is missing");
    return record_from(seq, instant_at(row.get<long long>(1)), row.get<std::string>(2),
                       row.get<std::string>(3));
}

class SqlStore final : public Database {
public:
    SqlStore(const std::string& file, StoreWatch watch)
        : leader_(file), writer_(file, std::move(watch)), reading_(readers) {
        for (std::size_t i = 0; i < readers; ++i) connect(reading_.at(i), file);
    }

    void append(Batch batch, Written written) override {
        writer_.add(
            [batch = std::move(batch)](soci::session& session) { return write_batch(session, batch); },
            std::move(written));
    }

    void name_guest(const GuestId& guest, const std::string& name, Written written) override {
        write([guest, name](soci::session& session) { write_guest_name(session, guest, name); },
              std::move(written));
    }

    void keep_recovery(const StoredRecovery& recovery, Written written) override {
        write([recovery](soci::session& session) { write_recovery(session, recovery); }, std::move(written));
    }

    void keep_pack(std::string_view hash, std::string_view game, PackFiles files, Written written) override {
        write([hash = std::string(hash), game = std::string(game),
               files = std::move(files)](soci::session& session) { write_pack(session, hash, game, files); },
              std::move(written));
    }

    void note_guest(const GuestId& guest) override {
        const auto seen = reading([&](soci::session& session) {
            long long noted = 0;
            session << "SELECT seen FROM guests WHERE id = :id", soci::use(guest), soci::into(noted);
            return session.got_data() ? std::optional(noted) : std::nullopt;
        });
        if (!seen || instant_at(*seen) + a_day > now()) return;
        write([guest](soci::session& session) { write_guest_seen(session, guest); },
              [](const std::optional<StoreError>&) {});
    }

    void keep_replay(const GuestId& guest, const Token& replay, bool keep, Written written) override {
        writer_.add([guest, replay, keep](
                        soci::session& session) { return write_kept_replay(session, guest, replay, keep); },
                    std::move(written));
    }

    void try_write(Written written) override { write(write_trial, std::move(written)); }

    std::size_t waiting() const override { return writer_.waiting(); }

    void settle() override {
        wait_for([](soci::session& /*session*/) { return true; });
    }

    SigningKey signing_key() override {
        write_first_key();
        return *seed_from_hex(*one_text("SELECT value FROM secrets WHERE name = :key", "signing_key"));
    }

    Records records(const TableId& table) override {
        return reading([&](soci::session& session) {
            Records records;
            const Rows rows = (session.prepare << "SELECT seq, noted, kind, body FROM records"
                                                  " WHERE table_id = :table ORDER BY seq",
                               soci::use(table));
            for (const soci::row& row : rows) {
                const std::uint64_t next = records.size() + 1;
                try {
                    records.push_back(record_in(row, next));
                } catch (const std::exception& error) { // also a column of another type
                    throw UnreadableTable(fmt::format("record {}: {}", next, error.what()));
                }
            }
            return records;
        });
    }

    std::optional<StoredPack> pack(std::string_view hash) override {
        return reading([&](soci::session& session) -> std::optional<StoredPack> {
            const std::string key(hash);
            StoredPack pack;
            session << "SELECT game FROM packs WHERE hash = :hash", soci::use(key), soci::into(pack.game);
            if (!session.got_data()) return std::nullopt;
            const Rows rows = (session.prepare << "SELECT name, content FROM pack_files WHERE hash = :hash",
                               soci::use(key));
            for (const soci::row& row : rows) pack.files[row.get<std::string>(0)] = row.get<std::string>(1);
            return pack;
        });
    }

    std::optional<TableId> table_of_link(const Token& token) override {
        return one_text("SELECT table_id FROM links WHERE token = :key", token);
    }

    std::optional<std::string> guest_name(const GuestId& guest) override {
        return one_text("SELECT name FROM guests WHERE id = :key AND name <> ''", guest);
    }

    std::vector<StoredRecovery> recoveries(const std::string& finder) override {
        return reading([&](soci::session& session) { return read_recoveries(session, finder); });
    }
    std::optional<Instant> recovery_made(const GuestId& guest) override {
        return reading([&](soci::session& session) { return read_recovery_made(session, guest); });
    }

    std::vector<TableId> tables_in_phase(std::string_view phase) override {
        return reading([&](soci::session& session) {
            const std::string key(phase);
            std::vector<TableId> tables;
            const Rows rows =
                (session.prepare << "SELECT id FROM tables WHERE phase = :phase", soci::use(key));
            for (const soci::row& row : rows) tables.push_back(row.get<std::string>(0));
            return tables;
        });
    }

    std::vector<TableId> tables_due(Instant before, std::size_t most) override {
        return outdated("SELECT id FROM tables WHERE due < :before ORDER BY due LIMIT :most", before, most);
    }

    std::vector<Token> kept_replays(const GuestId& guest) override {
        return reading([&](soci::session& session) { return read_kept_replays(session, guest); });
    }

    std::vector<StoredSummary> public_tables(std::size_t most, std::size_t most_of_one_host) override {
        return reading([&](soci::session& session) {
            const auto limit = static_cast<int>(most);
            const auto each = static_cast<int>(most_of_one_host);
            return summaries((session.prepare
                                  << "SELECT id, summary FROM (SELECT id, summary, changed,"
                                     " ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS nth"
                                     " FROM tables WHERE privacy = 'public'"
                                     " AND phase IN ('gathering', 'playing')) AS listed"
                                     " WHERE nth <= :each ORDER BY changed DESC LIMIT :most",
                              soci::use(each, "each"), soci::use(limit, "most")));
        });
    }

    std::vector<StoredSummary> tables_of_guest(const GuestId& guest, std::size_t most) override {
        return reading([&](soci::session& session) {
            const auto limit = static_cast<int>(most);
            return summaries((session.prepare << "SELECT tables.id, tables.summary FROM tables"
                                                 " JOIN visits ON visits.table_id = tables.id"
                                                 " WHERE visits.guest_id = :guest"
                                                 " ORDER BY tables.changed DESC LIMIT :most",
                              soci::use(guest), soci::use(limit)));
        });
    }

    std::vector<std::string> replays_of_guest(const GuestId& guest, std::size_t most) override {
        return reading([&](soci::session& session) {
            const auto limit = static_cast<int>(most);
            const Rows rows = (session.prepare << "SELECT replays.summary FROM replays"
                                                  " JOIN visits ON visits.table_id = replays.table_id"
                                                  " WHERE visits.guest_id = :guest"
                                                  " ORDER BY replays.ended DESC LIMIT :most",
                               soci::use(guest), soci::use(limit));
            std::vector<std::string> summaries;
            for (const soci::row& row : rows) summaries.push_back(row.get<std::string>(0));
            return summaries;
        });
    }

    std::vector<TableRow> table_rows(const std::optional<TableId>& id) override {
        return reading([&](soci::session& session) { return read_table_rows(session, id); });
    }
    std::vector<GuestRow> guest_rows() override {
        return reading([](soci::session& session) { return read_guest_rows(session); });
    }
    std::vector<TableId> tables_visited_by(const GuestId& guest) override {
        return reading([&](soci::session& session) { return read_tables_visited_by(session, guest); });
    }
    std::vector<std::string> damage() override {
        return reading([](soci::session& session) { return read_damage(session); });
    }
    void delete_tables(std::vector<TableId> tables, Written written) override {
        write(
            [tables = std::move(tables)](soci::session& session) {
                for (const TableId& table : tables) delete_table(session, table);
            },
            std::move(written));
    }
    void forget_guest(const GuestId& guest, Written written) override {
        write([guest](soci::session& session) { delete_guest(session, guest); }, std::move(written));
    }
    void revoke_cookies(const GuestId& guest, Written written) override {
        write([guest](soci::session& session) { give_new_id(session, guest, random_token()); },
              std::move(written));
    }
    void renew_links(const TableId& table, Written written) override {
        write([table](soci::session& session) { server::renew_links(session, table); }, std::move(written));
    }
    void rotate_signing_key(bool at_once, Written written) override {
        write([at_once](soci::session& session) { replace_signing_key(session, at_once); },
              std::move(written));
    }
    SigningKeys signing_keys() override {
        write_first_key();
        return reading([](soci::session& session) { return read_signing_keys(session); });
    }

    std::vector<TableId> tables_over_since(Instant before, std::size_t most) override {
        return outdated("SELECT id FROM tables WHERE phase = 'finished' AND changed < :before"
                        " AND id NOT IN (SELECT table_id FROM kept_replays) ORDER BY changed LIMIT :most",
                        before, most);
    }
    std::vector<TableId> tables_abandoned_since(Instant before, std::size_t most) override {
        return outdated("SELECT id FROM tables WHERE phase <> 'finished' AND changed < :before"
                        " AND id NOT IN (SELECT table_id FROM kept_replays) ORDER BY changed LIMIT :most",
                        before, most);
    }
    std::vector<TableId> tables_with_talk_before(Instant before, std::size_t most) override {
        return outdated("SELECT DISTINCT table_id FROM records WHERE kind = 'said' AND noted < :before"
                        " AND body NOT LIKE '%\"text\":\"\"%' LIMIT :most",
                        before, most);
    }
    std::vector<GuestId> guests_unseen_since(Instant before, std::size_t most) override {
        return outdated("SELECT id FROM guests WHERE seen > 0 AND seen < :before ORDER BY seen LIMIT :most",
                        before, most);
    }
    void forget_talk(const TableId& table, Instant before, Written written) override {
        write([table, before](soci::session& session) { wipe_talk(session, table, before); },
              std::move(written));
    }

private:
    template <class Work>
    void write(Work work, Written written) {
        writer_.add(
            [work = std::move(work)](soci::session& session) {
                work(session);
                return true;
            },
            std::move(written));
    }

    std::vector<std::string> outdated(const char* query, Instant before, std::size_t most) {
        return reading([&](soci::session& session) { return read_outdated(session, query, before, most); });
    }

    void write_first_key() {
        wait_for([](soci::session& session) {
            write_signing_key(session, seed_from_system());
            return true;
        });
    }

    void wait_for(Writer::Work work) {
        std::promise<std::optional<StoreError>> promise;
        writer_.add(std::move(work),
                    [&](const std::optional<StoreError>& error) { promise.set_value(error); });
        if (const auto error = promise.get_future().get()) throw StoreError(*error);
    }

    template <class Read>
    std::invoke_result_t<Read, soci::session&> reading(const Read& read) {
        soci::session session(reading_);
        try {
            return read(session);
        } catch (const soci::soci_error& error) {
            throw StoreError(error.what());
        }
    }

    std::optional<std::string> one_text(const char* query, const std::string& key) {
        return reading([&](soci::session& session) -> std::optional<std::string> {
            std::string text;
            session << query, soci::use(key), soci::into(text);
            if (!session.got_data()) return std::nullopt;
            return text;
        });
    }

    static std::vector<StoredSummary> summaries(const Rows& rows) {
        std::vector<StoredSummary> summaries;
        for (const soci::row& row : rows) {
            summaries.push_back({.table = row.get<std::string>(0), .summary = row.get<std::string>(1)});
        }
        return summaries;
    }

    Leader leader_; // first: the file is led for as long as anything of it is open
    Writer writer_; // then: it makes the schema
    soci::connection_pool reading_;
};

} // namespace

std::unique_ptr<Database> open_store(const std::string& url, StoreWatch watch) {
    return std::make_unique<SqlStore>(database_file(url), std::move(watch));
}

} // namespace homestretch::server
