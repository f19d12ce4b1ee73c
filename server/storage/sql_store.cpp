#include "server/storage/sql_store.h"

#include "engine/random.h"
#include "server/storage/database.h"
#include "server/storage/sql_writes.h"
#include "server/storage/writer.h"

#include <future>
#include <mutex>
#include <type_traits>
#include <utility>

namespace homestretch::server {

namespace {

using Rows = soci::rowset<soci::row>;

class SqlStore final : public Store {
public:
    explicit SqlStore(const std::string& url) : writer_(url) { connect(reading_, url); }

    void append(Batch batch, Written written) override {
        writer_.add(
            [batch = std::move(batch)](soci::session& session) { return write_batch(session, batch); },
            std::move(written));
    }

    void name_guest(const GuestId& guest, const std::string& name, Written written) override {
        writer_.add(
            [guest, name](soci::session& session) {
                write_guest_name(session, guest, name);
                return true;
            },
            std::move(written));
    }

    void keep_pack(std::string_view hash, std::string_view game, PackFiles files, Written written) override {
        writer_.add(
            [hash = std::string(hash), game = std::string(game),
             files = std::move(files)](soci::session& session) {
                write_pack(session, hash, game, files);
                return true;
            },
            std::move(written));
    }

    void settle() override {
        wait_for([](soci::session& /*session*/) { return true; });
    }

    SigningKey signing_key() override {
        wait_for([](soci::session& session) {
            write_signing_key(session, seed_from_system());
            return true;
        });
        return *seed_from_hex(*one_text("SELECT value FROM secrets WHERE name = :key", "signing_key"));
    }

    Records records(const TableId& table) override {
        return reading([&](soci::session& session) {
            Records records;
            const Rows rows = (session.prepare << "SELECT seq, noted, kind, body FROM records"
                                                  " WHERE table_id = :table ORDER BY seq",
                               soci::use(table));
            for (const soci::row& row : rows) {
                records.push_back({.seq = static_cast<std::uint64_t>(row.get<long long>(0)),
                                   .at = instant_at(row.get<long long>(1)),
                                   .kind = row.get<std::string>(2),
                                   .body = Json::parse(row.get<std::string>(3))});
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
        return one_text("SELECT name FROM guests WHERE id = :key", guest);
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

    std::vector<StoredSummary> public_tables(std::size_t most) override {
        return reading([&](soci::session& session) {
            const auto limit = static_cast<int>(most);
            return summaries((session.prepare << "SELECT id, summary FROM tables WHERE privacy = 'public'"
                                                 " AND phase IN ('gathering', 'playing')"
                                                 " ORDER BY changed DESC LIMIT :most",
                              soci::use(limit)));
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

private:
    void wait_for(Writer::Work work) {
        std::promise<std::optional<StoreError>> promise;
        writer_.add(std::move(work),
                    [&](const std::optional<StoreError>& error) { promise.set_value(error); });
        if (const auto error = promise.get_future().get()) throw StoreError(*error);
    }

    template <class Read>
    std::invoke_result_t<Read, soci::session&> reading(const Read& read) {
        const std::lock_guard lock(mutex_);
        try {
            return read(reading_);
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

    Writer writer_; // first: it makes the schema
    std::mutex mutex_;
    soci::session reading_;
};

} // namespace

std::unique_ptr<Store> open_store(const std::string& url) {
    return std::make_unique<SqlStore>(url);
}

} // namespace homestretch::server
