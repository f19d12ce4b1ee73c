#pragma once

#include "server/net/api.h"
#include "server/net/guest.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/net/places.h"
#include "server/net/rate_limit.h"
#include "server/net/readiness.h"
#include "server/net/static_files.h"
#include "server/settings.h"

#include <atomic>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace homestretch::server {

// Who wants to sit at which table's socket, after everything but the table itself has agreed.
struct SocketWish {
    TableId table{};
    GuestId guest{};
    LookAs as{};
    Known known{};
    std::string set_cookie{};            // empty: the guest has a cookie
    std::vector<Places::Place> places{}; // taken as long as the socket is open
};

// Everything the server says over HTTP: limits, origins and guests first, then the API or a file, and the
// headers that go with every answer.
class Site {
public:
    Site(const Settings& settings, Hall& hall, Api api, const GuestSignature& signature, Readiness& readiness,
         Metrics& metrics, const Log& log);

    // The request must outlive the answer.
    [[nodiscard]] Answering answer(const Request& request);
    // For a request that asks for an upgrade.
    [[nodiscard]] std::variant<SocketWish, Response> admit(const Request& request);
    // An answer that a lower layer makes, with the headers of every answer.
    [[nodiscard]] Response dressed(Response response) const;

    // From now on /readyz says that no more visitors should be sent.
    void drain() { draining_ = true; }

private:
    struct Visitor {
        GuestId guest{};
        std::string set_cookie{};
    };
    [[nodiscard]] Visitor visitor(const Request& request) const;
    [[nodiscard]] std::optional<Response> objection(const Request& request, bool changes);
    [[nodiscard]] std::optional<Response> health_page(const Request& request) const;
    [[nodiscard]] Answering ready_page();
    [[nodiscard]] Response metrics_page(const Request& request);
    [[nodiscard]] Answering route(const Request& request, const GuestId& guest);
    [[nodiscard]] bool take_places(const Request& request, SocketWish& wish);
    void note(const Request& request, unsigned status, SteadyInstant begun) const;

    const Settings& settings_;
    Hall& hall_;
    Api api_;
    StaticFiles files_;
    GuestCookie cookie_;
    Readiness& readiness_;
    Metrics& metrics_;
    const Log& log_;
    RateLimit requests_;
    Places at_tables_; // of one guest at one table
    Places of_guests_;
    Places of_addresses_;
    std::atomic<bool> draining_ = false;
};

} // namespace homestretch::server
