#pragma once

#include "server/table/listener.h"
#include "server/table/presence.h"
#include "server/table/table.h"

#include <cstddef>
#include <map>
#include <memory>
#include <vector>

namespace homestretch::server {

// As whom a connection wants to look.
struct LookAs {
    bool watch = false;         // as a spectator, even with a seat
    std::optional<Seat> seat{}; // nothing: the first own seat, or else as a spectator
};

// One connection to a table.
struct Member {
    Caller caller{};
    LookAs as{};
    std::shared_ptr<Listener> listener{};
    std::optional<std::string> promise{}; // of a part of the next deal
};

// Through whose eyes they look, as people sit now.
[[nodiscard]] Viewer viewer_of(const Table& table, const Member& member);

// Everybody who is connected to a table.
class Audience {
public:
    using Number = std::size_t; // of a connection

    explicit Audience(Instant since) : presence_(since) {}

    Number join(Member member);
    // Does nothing for one that was sent away before.
    void leave(Number number, Instant when);
    // Those who may not watch any more, who are members no longer then.
    [[nodiscard]] std::vector<std::shared_ptr<Listener>> without_rights(const Table& table, Instant when);

    // Of any connection of the guest.
    [[nodiscard]] std::optional<std::string> promise_of(const GuestId& guest) const;
    void forget_promises(); // they are for one deal

    [[nodiscard]] Member* find(Number number); // nullptr: it was sent away
    [[nodiscard]] const std::map<Number, Member>& members() const { return members_; }
    [[nodiscard]] const Presence& presence() const { return presence_; }
    [[nodiscard]] bool empty() const { return members_.empty(); }

private:
    std::map<Number, Member> members_;
    Number next_ = 0;
    Presence presence_;
};

} // namespace homestretch::server
