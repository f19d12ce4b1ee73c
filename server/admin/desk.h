#pragma once

#include "engine/json.h"
#include "server/storage/upkeep.h"
#include "server/table/packs.h"

#include <functional>
#include <optional>
#include <string>

namespace homestretch::server {

class Hall;

// Where an operator's errands are done: beside the tables of a server that runs, or on a database that nobody
// leads. One errand at a time; each waits until it is on disk.
//
// An errand is an object: {"errand": "delete", "tables": ["brisk-otter-417"]}. The answer is an object, too:
// what was asked for, or {"error": a sentence}.
class Desk {
public:
    // `hall`: of the server that runs; nullptr: there is none. `on_new_keys` when cookies are signed by
    // others than before.
    Desk(Database& database, PackShelf& packs, Hall* hall, std::function<void()> on_new_keys)
        : database_(database), packs_(packs), hall_(hall), on_new_keys_(std::move(on_new_keys)) {}

    [[nodiscard]] Json carry_out(const Json& request);

private:
    struct Errand;
    static const Errand* find_errand(std::string_view name);

    // Each reads its own fields of the request; throws StoreError, or a Complaint for the operator.
    [[nodiscard]] Json status(const Json& request);
    [[nodiscard]] Json tables(const Json& request);
    [[nodiscard]] Json guests(const Json& request);
    [[nodiscard]] Json close(const Json& request);
    [[nodiscard]] Json remove(const Json& request);
    [[nodiscard]] Json forget(const Json& request);
    [[nodiscard]] Json revoke_cookies(const Json& request);
    [[nodiscard]] Json renew_links(const Json& request);
    [[nodiscard]] Json rotate_key(const Json& request);
    [[nodiscard]] Json check(const Json& request);
    [[nodiscard]] Json announce(const Json& request);

    [[nodiscard]] std::vector<TableId> known_tables(const Json& request);
    [[nodiscard]] GuestId known_guest(const Json& request);
    // Keeps the tables of a running server closed as long as what is given back exists.
    [[nodiscard]] std::shared_ptr<void> hold(const std::vector<TableId>& tables);
    void finish(const std::function<void(Upkeep::Written)>& begin);
    [[nodiscard]] std::optional<std::string> damage_of(const TableId& table);

    Database& database_;
    PackShelf& packs_;
    Hall* hall_;
    std::function<void()> on_new_keys_;
};

} // namespace homestretch::server
