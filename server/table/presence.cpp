#include "server/table/presence.h"

#include "engine/check.h"

#include <algorithm>

namespace homestretch::server {

void Presence::leave(const GuestId& guest, Instant when) {
    Visits& visits = here_.at(guest);
    check(visits.connections > 0);
    --visits.connections;
    visits.left = when;
}

std::optional<Instant> Presence::away_since(const GuestId& guest) const {
    const auto found = here_.find(guest);
    if (found == here_.end()) return since_;
    if (found->second.connections > 0) return std::nullopt;
    return found->second.left;
}

bool Presence::empty() const {
    return std::ranges::all_of(here_, [](const auto& entry) { return entry.second.connections == 0; });
}

std::size_t Presence::count_if(const std::function<bool(const GuestId&)>& counts) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        here_, [&](const auto& entry) { return entry.second.connections > 0 && counts(entry.first); }));
}

} // namespace homestretch::server
