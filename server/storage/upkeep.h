#pragma once

#include "server/storage/store.h"

#include <cstdint>

namespace homestretch::server {

// A table as the operator sees it in lists.
struct TableRow {
    TableId table{};
    std::string phase{};
    std::string privacy{};
    std::string summary{};
    Instant changed{};
    std::uint64_t records = 0;
    bool kept = false; // somebody keeps a replay of it
};

struct GuestRow {
    GuestId guest{};
    std::string name{}; // empty: never given
    Instant seen{};     // within a day
    std::uint64_t tables = 0;
};

// The keys that sign guests' cookies: the present one first, then those whose cookies are still believed.
using SigningKeys = std::vector<SigningKey>;

// What looking after a database needs, besides playing. Reading throws StoreError; writing reports it, as in
// Store, and whoever has a table in memory must have let go of it before.
class Upkeep {
public:
    using Written = Store::Written;

    Upkeep() = default;
    Upkeep(const Upkeep&) = delete;
    Upkeep& operator=(const Upkeep&) = delete;
    virtual ~Upkeep() = default;

    // The one changed last first; `id` limits them to one.
    [[nodiscard]] virtual std::vector<TableRow> table_rows(const std::optional<TableId>& id) = 0;
    [[nodiscard]] virtual std::vector<GuestRow> guest_rows() = 0; // whoever has a name, a seat or a replay
    [[nodiscard]] virtual std::vector<TableId> tables_visited_by(const GuestId& guest) = 0;
    // The complaints of SQLite about the file itself.
    [[nodiscard]] virtual std::vector<std::string> damage() = 0;

    virtual void delete_tables(std::vector<TableId> tables, Written written) = 0;
    // The guest, tables that concern nobody else, and at other tables everything that says who it was: there
    // a stranger has played.
    virtual void forget_guest(const GuestId& guest, Written written) = 0;
    // The guest under a new id: cookies with the old one belong to nobody any more.
    virtual void revoke_cookies(const GuestId& guest, Written written) = 0;
    // The table under new links: nobody gets in by the old ones any more.
    virtual void renew_links(const TableId& table, Written written) = 0;
    // Cookies that the old key has signed are believed, and signed anew when they are seen; unless `at_once`.
    virtual void rotate_signing_key(bool at_once, Written written) = 0;
    [[nodiscard]] virtual SigningKeys signing_keys() = 0;

    // What has outlived the retention settings. Tables with a replay that somebody keeps have not.
    [[nodiscard]] virtual std::vector<TableId> tables_over_since(Instant before, std::size_t most) = 0;
    [[nodiscard]] virtual std::vector<TableId> tables_abandoned_since(Instant before, std::size_t most) = 0;
    [[nodiscard]] virtual std::vector<TableId> tables_with_talk_before(Instant before, std::size_t most) = 0;
    [[nodiscard]] virtual std::vector<GuestId> guests_unseen_since(Instant before, std::size_t most) = 0;
    // What was said at the table until then is wiped; that something was said stays.
    virtual void forget_talk(const TableId& table, Instant before, Written written) = 0;
};

// A database is both.
class Database : public Store, public Upkeep {
public:
    using Written = Store::Written;
};

} // namespace homestretch::server
