#include "server/storage/sql_upkeep.h"

#include "engine/random.h"
#include "server/storage/forgetting.h"

namespace homestretch::server {

namespace {

using Rows = soci::rowset<soci::row>;

std::vector<std::string> texts(const Rows& rows) {
    std::vector<std::string> texts;
    for (const soci::row& row : rows) texts.push_back(row.get<std::string>(0));
    return texts;
}

bool concerns_nobody_else(soci::session& session, const TableId& table, const GuestId& guest) {
    int others = 0;
    session << "SELECT (SELECT COUNT(*) FROM visits WHERE table_id = :table AND guest_id <> :guest)"
               " + (SELECT COUNT(*) FROM kept_replays WHERE table_id = :table AND guest_id <> :guest)",
        soci::use(table, "table"), soci::use(guest, "guest"), soci::into(others);
    return others == 0;
}

struct Body {
    long long seq = 0;
    std::string kind{};
    std::string text{};
};

std::vector<Body> bodies(soci::session& session, const TableId& table) {
    std::vector<Body> all;
    const Rows rows = (session.prepare << "SELECT seq, kind, body FROM records WHERE table_id = :table"
                                          " ORDER BY seq",
                       soci::use(table));
    for (const soci::row& row : rows) {
        all.push_back({row.get<long long>(0), row.get<std::string>(1), row.get<std::string>(2)});
    }
    return all;
}

void replace_body(soci::session& session, const TableId& table, long long seq, const Json& body) {
    const std::string text = body.dump();
    session << "UPDATE records SET body = :body WHERE table_id = :table AND seq = :seq", soci::use(text),
        soci::use(table), soci::use(seq);
}

// A damaged row is left alone: nobody can read it as anything either.
void leave_a_stranger_at(soci::session& session, const TableId& table, const GuestId& guest) {
    const GuestId stranger = random_token();
    Forgetting forgetting(guest, stranger);
    for (const Body& old : bodies(session, table)) {
        Json body = Json::parse(old.text, nullptr, false);
        if (!body.is_discarded() && forgetting.in_record(old.kind, body)) {
            replace_body(session, table, old.seq, body);
        }
    }
    std::string text;
    session << "SELECT summary FROM tables WHERE id = :table", soci::use(table), soci::into(text);
    Json summary = Json::parse(text, nullptr, false);
    if (!session.got_data() || summary.is_discarded()) return;
    forgetting.in_summary(summary);
    text = summary.dump();
    session << "UPDATE tables SET summary = :summary WHERE id = :table", soci::use(text), soci::use(table);
    const Rows replays =
        (session.prepare << "SELECT summary, token FROM replays WHERE table_id = :table", soci::use(table));
    for (const soci::row& row : replays) {
        Json replay = Json::parse(row.get<std::string>(0), nullptr, false);
        if (replay.is_discarded()) continue;
        forgetting.in_replay(replay);
        const std::string told = replay.dump();
        const std::string token = row.get<std::string>(1);
        session << "UPDATE replays SET summary = :summary WHERE token = :token", soci::use(told),
            soci::use(token);
    }
    session << "UPDATE tables SET host = :stranger WHERE id = :table AND host = :guest",
        soci::use(stranger, "stranger"), soci::use(table, "table"), soci::use(guest, "guest");
    session << "INSERT INTO visits (guest_id, table_id) VALUES (:guest, :table)", soci::use(stranger),
        soci::use(table);
}

} // namespace

std::vector<TableRow> read_table_rows(soci::session& session, const std::optional<TableId>& id) {
    const std::string only = id.value_or("");
    const Rows rows = (session.prepare << "SELECT id, phase, privacy, summary, changed,"
                                          " (SELECT COUNT(*) FROM records WHERE table_id = tables.id),"
                                          " EXISTS (SELECT 1 FROM kept_replays WHERE table_id = tables.id)"
                                          " FROM tables WHERE :id = '' OR id = :id ORDER BY changed DESC",
                       soci::use(only, "id"));
    std::vector<TableRow> tables;
    for (const soci::row& row : rows) {
        tables.push_back({.table = row.get<std::string>(0),
                          .phase = row.get<std::string>(1),
                          .privacy = row.get<std::string>(2),
                          .summary = row.get<std::string>(3),
                          .changed = instant_at(row.get<long long>(4)),
                          .records = static_cast<std::uint64_t>(std::stoll(row.get<std::string>(5))),
                          .kept = row.get<std::string>(6) == "1"});
    }
    return tables;
}

std::vector<GuestRow> read_guest_rows(soci::session& session) {
    const Rows rows =
        (session.prepare << "SELECT ids.id, COALESCE(guests.name, ''), COALESCE(guests.seen, 0),"
                            " (SELECT COUNT(*) FROM visits WHERE guest_id = ids.id)"
                            " FROM (SELECT id FROM guests UNION SELECT guest_id FROM visits) AS ids"
                            " LEFT JOIN guests ON guests.id = ids.id ORDER BY guests.name, ids.id");
    std::vector<GuestRow> guests;
    for (const soci::row& row : rows) {
        guests.push_back({.guest = row.get<std::string>(0),
                          .name = row.get<std::string>(1),
                          .seen = instant_at(std::stoll(row.get<std::string>(2))),
                          .tables = static_cast<std::uint64_t>(std::stoll(row.get<std::string>(3)))});
    }
    return guests;
}

std::vector<TableId> read_tables_visited_by(soci::session& session, const GuestId& guest) {
    return texts((session.prepare << "SELECT table_id FROM visits WHERE guest_id = :guest ORDER BY table_id",
                  soci::use(guest)));
}

std::vector<Token> read_kept_replays(soci::session& session, const GuestId& guest) {
    return texts(
        (session.prepare << "SELECT token FROM kept_replays WHERE guest_id = :guest", soci::use(guest)));
}

std::vector<std::string> read_damage(soci::session& session) {
    try {
        std::vector<std::string> complaints = texts((session.prepare << "PRAGMA integrity_check"));
        std::erase(complaints, "ok");
        return complaints;
    } catch (const soci::soci_error& error) { // so damaged that not even this can be read
        return {error.what()};
    }
}

std::vector<std::string> read_outdated(soci::session& session, const char* query, Instant before,
                                       std::size_t most) {
    const long long until = to_number(before);
    const auto limit = static_cast<int>(most);
    return texts((session.prepare << query, soci::use(until, "before"), soci::use(limit, "most")));
}

SigningKeys read_signing_keys(soci::session& session) {
    SigningKeys keys;
    for (const std::string& digits :
         texts((session.prepare << "SELECT value FROM secrets WHERE name IN ('signing_key',"
                                   " 'signing_key_before') ORDER BY name"))) {
        keys.push_back(*seed_from_hex(digits));
    }
    return keys;
}

void delete_table(soci::session& session, const TableId& table) {
    for (const char* statement :
         {"DELETE FROM records WHERE table_id = :table", "DELETE FROM links WHERE table_id = :table",
          "DELETE FROM visits WHERE table_id = :table", "DELETE FROM replays WHERE table_id = :table",
          "DELETE FROM kept_replays WHERE table_id = :table", "DELETE FROM tables WHERE id = :table"}) {
        session << statement, soci::use(table);
    }
}

void delete_guest(soci::session& session, const GuestId& guest) {
    for (const TableId& table : read_tables_visited_by(session, guest)) {
        if (concerns_nobody_else(session, table, guest)) {
            delete_table(session, table);
        } else {
            leave_a_stranger_at(session, table, guest);
        }
    }
    for (const char* statement :
         {"DELETE FROM visits WHERE guest_id = :guest", "DELETE FROM kept_replays WHERE guest_id = :guest",
          "DELETE FROM recoveries WHERE guest_id = :guest", "DELETE FROM guests WHERE id = :guest"}) {
        session << statement, soci::use(guest);
    }
}

void give_new_id(soci::session& session, const GuestId& guest, const GuestId& fresh) {
    // Ids are 22 random letters: they stand for nothing else in these texts.
    for (const char* statement :
         {"UPDATE records SET body = replace(body, :guest, :fresh) WHERE table_id IN"
          " (SELECT table_id FROM visits WHERE guest_id = :guest)",
          "UPDATE tables SET summary = replace(summary, :guest, :fresh) WHERE id IN"
          " (SELECT table_id FROM visits WHERE guest_id = :guest)",
          "UPDATE replays SET summary = replace(summary, :guest, :fresh) WHERE table_id IN"
          " (SELECT table_id FROM visits WHERE guest_id = :guest)",
          "UPDATE visits SET guest_id = :fresh WHERE guest_id = :guest",
          "UPDATE kept_replays SET guest_id = :fresh WHERE guest_id = :guest",
          "UPDATE tables SET host = :fresh WHERE host = :guest",
          "UPDATE recoveries SET guest_id = :fresh WHERE guest_id = :guest",
          "UPDATE guests SET id = :fresh WHERE id = :guest"}) {
        session << statement, soci::use(guest, "guest"), soci::use(fresh, "fresh");
    }
}

void renew_links(soci::session& session, const TableId& table) {
    for (const std::string& old :
         texts((session.prepare << "SELECT token FROM links WHERE table_id = :table", soci::use(table)))) {
        const Token fresh = random_token();
        // Tokens are 22 random letters, too.
        for (const char* statement :
             {"UPDATE records SET body = replace(body, :old, :fresh) WHERE table_id = :table",
              "UPDATE tables SET summary = replace(summary, :old, :fresh) WHERE id = :table",
              "UPDATE replays SET token = replace(token, :old, :fresh), summary = replace(summary, :old, "
              ":fresh)"
              " WHERE table_id = :table",
              "UPDATE links SET token = :fresh WHERE token = :old AND table_id = :table",
              "UPDATE kept_replays SET token = :fresh WHERE token = :old AND table_id = :table"}) {
            session << statement, soci::use(old, "old"), soci::use(fresh, "fresh"), soci::use(table, "table");
        }
    }
}

void replace_signing_key(soci::session& session, bool at_once) {
    session << "DELETE FROM secrets WHERE name = 'signing_key_before'";
    session << (at_once ? "DELETE FROM secrets WHERE name = 'signing_key'"
                        : "UPDATE secrets SET name = 'signing_key_before' WHERE name = 'signing_key'");
    const std::string digits = to_hex(seed_from_system());
    session << "INSERT INTO secrets (name, value) VALUES ('signing_key', :value)", soci::use(digits);
}

void wipe_talk(soci::session& session, const TableId& table, Instant before) {
    const long long until = to_number(before);
    std::vector<Body> said;
    const Rows rows = (session.prepare << "SELECT seq, kind, body FROM records WHERE table_id = :table"
                                          " AND kind = 'said' AND noted < :before",
                       soci::use(table), soci::use(until));
    for (const soci::row& row : rows) {
        said.push_back({row.get<long long>(0), row.get<std::string>(1), row.get<std::string>(2)});
    }
    for (const Body& old : said) {
        Json body = Json::parse(old.text, nullptr, false);
        if (body.is_discarded()) continue;
        forget_words(body);
        replace_body(session, table, old.seq, body);
    }
}

} // namespace homestretch::server
