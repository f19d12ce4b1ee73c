#pragma once

#include "server/table/instant.h"
#include "server/table/names.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>

namespace homestretch::server {

// Who is connected to a table. Not a fact that is kept: after a restart nobody is here.
class Presence {
public:
    explicit Presence(Instant since) : since_(since) {}

    void arrive(const GuestId& guest) { ++here_[guest]; }
    void leave(const GuestId& guest, Instant when);

    [[nodiscard]] bool is_here(const GuestId& guest) const { return here_.contains(guest); }
    // Nothing: the guest is here.
    [[nodiscard]] std::optional<Instant> away_since(const GuestId& guest) const;
    [[nodiscard]] std::size_t count_if(const std::function<bool(const GuestId&)>& counts) const;

private:
    Instant since_;                   // guests who were not seen since are away from then on
    std::map<GuestId, int> here_;     // how many connections
    std::map<GuestId, Instant> left_; // when their last one ended
};

} // namespace homestretch::server
