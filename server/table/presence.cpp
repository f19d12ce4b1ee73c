#include "server/table/presence.h"

#include "engine/check.h"

#include <algorithm>

namespace homestretch::server {

void Presence::leave(const GuestId& guest, Instant when) {
    const auto found = here_.find(guest);
    check(found != here_.end());
    if (--found->second > 0) return;
    here_.erase(found);
    left_[guest] = when;
}

std::optional<Instant> Presence::away_since(const GuestId& guest) const {
    if (is_here(guest)) return std::nullopt;
    const auto left = left_.find(guest);
    return left == left_.end() ? since_ : left->second;
}

std::size_t Presence::count_if(const std::function<bool(const GuestId&)>& counts) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(here_, [&](const auto& entry) { return counts(entry.first); }));
}

} // namespace homestretch::server
