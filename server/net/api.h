#pragma once

#include "server/net/rate_limit.h"
#include "server/net/recovery.h"
#include "server/net/request.h"
#include "server/packs/catalogue.h"
#include "server/settings.h"
#include "server/storage/upkeep.h"
#include "server/table/hall.h"

#include <boost/asio/awaitable.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace homestretch::server {

using Answering = boost::asio::awaitable<Response>;

// What guests may ask for now and then only.
struct Quotas {
    explicit Quotas(const Settings& settings);

    Quota tables;
    Quota talk;
    Quota hints;
    Quota codes; // made, or tried
};

// The handlers of docs/protocol.md under /api/v1; who may ask at all is settled before they are called.
class Api {
public:
    // `home` holds the rules and lessons of every game.
    Api(Hall& hall, Upkeep& upkeep, const WatchedPacks& packs, Recovery& recovery, Quotas& quotas,
        std::filesystem::path home)
        : hall_(hall), upkeep_(upkeep), packs_(packs), recovery_(recovery), quotas_(quotas),
          home_(std::move(home)) {}

    // The request must outlive the answer.
    [[nodiscard]] Answering answer(const Request& request, GuestId guest);
    // "/api/v1/tables/{table}" for every path of that kind, for logs and counts.
    [[nodiscard]] static std::string_view pattern_of(std::string_view path);
    // Whether the answer means something to the guest alone, so that the browser must know who it is.
    [[nodiscard]] static bool is_personal(const Request& request);

private:
    struct Call;
    struct Route;
    static const Route* find_route(std::string_view method, std::string_view path,
                                   std::map<std::string, std::string>& parameters);

    Answering get_session(const Call& call);
    Answering put_session(const Call& call);
    Answering delete_session(const Call& call);
    Answering post_recovery(const Call& call);
    Answering post_adopt(const Call& call);
    Answering get_games(const Call& call);
    Answering get_rules(const Call& call);
    Answering get_lessons(const Call& call);
    Answering get_lesson_step(const Call& call);
    Answering get_lesson_aside(const Call& call);
    Answering get_pack(const Call& call);
    Answering get_tables(const Call& call);
    Answering post_table(const Call& call);
    Answering get_table(const Call& call);
    Answering delete_session_table(const Call& call);
    Answering post_link(const Call& call);
    Answering get_replay(const Call& call);
    Answering put_replay_kept(const Call& call);
    Answering get_replay_ply(const Call& call);
    Answering get_replay_hint(const Call& call);

    Hall& hall_;
    Upkeep& upkeep_;
    const WatchedPacks& packs_;
    Recovery& recovery_;
    Quotas& quotas_;
    std::filesystem::path home_;
};

[[nodiscard]] Response refusal_response(const Refusal& refusal);

} // namespace homestretch::server
