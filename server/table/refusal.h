#pragma once

#include "engine/result.h"

#include <string>

namespace homestretch::server {

// Why something was not done; nothing has changed then. The codes are part of the protocol:
//   malformed    the message is not what the protocol says           (HTTP 400)
//   not-allowed  this guest may not do that                          (403)
//   not-found    there is no such table, seat, link or replay        (404)
//   taken        somebody else was faster                            (409)
//   not-now      the table is not in a state for that                (409)
//   stale        the decision it answers is over                     (409)
//   illegal      the rules do not allow the action                   (409)
//   bad-setting  an option, pack, clock or number that does not fit  (400)
//   storage      the database failed; try again                      (503)
//   draining     the server is about to stop; try again              (503)
//   too-many-requests  what was asked for before comes first         (429)
struct Refusal {
    std::string code{};
    std::string message{}; // for people; says what to do
    std::string rule{};    // of the game, if one is the reason
    bool operator==(const Refusal&) const = default;
};

template <class T>
using Answer = Result<T, Refusal>;

[[nodiscard]] inline Unexpected<Refusal> refused(std::string code, std::string message,
                                                 std::string rule = {}) {
    return {Refusal{std::move(code), std::move(message), std::move(rule)}};
}

[[nodiscard]] inline Refusal not_stored() {
    return {.code = "storage",
            .message = "the server cannot save at the moment, so nothing has happened; try again"};
}

} // namespace homestretch::server
