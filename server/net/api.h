#pragma once

#include "server/net/request.h"
#include "server/packs/catalogue.h"
#include "server/table/hall.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace homestretch::server {

// The handlers of docs/protocol.md under /api/v1; who may ask at all is settled before they are called.
class Api {
public:
    using Done = std::function<void(Response)>;

    // `rules` is the folder with a page for every game.
    Api(Hall& hall, const WatchedPacks& packs, std::filesystem::path rules)
        : hall_(hall), packs_(packs), rules_(std::move(rules)) {}

    // Calls `done` once, perhaps later and from another thread.
    void answer(const Request& request, const GuestId& guest, const Done& done);
    // "/api/v1/tables/{table}" for every path of that kind, for logs and counts.
    [[nodiscard]] static std::string_view pattern_of(std::string_view path);

private:
    struct Call;
    struct Route;
    static const Route* find_route(std::string_view method, std::string_view path,
                                   std::map<std::string, std::string>& parameters);

    void get_session(const Call& call);
    void put_session(const Call& call);
    void get_games(const Call& call);
    void get_rules(const Call& call);
    void get_pack(const Call& call);
    void get_tables(const Call& call);
    void post_table(const Call& call);
    void get_table(const Call& call);
    void delete_session_table(const Call& call);
    void post_link(const Call& call);
    void get_replay(const Call& call);
    void put_replay_kept(const Call& call);
    void get_replay_ply(const Call& call);
    void get_replay_hint(const Call& call);

    Hall& hall_;
    const WatchedPacks& packs_;
    std::filesystem::path rules_;
};

[[nodiscard]] Response refusal_response(const Refusal& refusal);

} // namespace homestretch::server
