#include "server/table/audience.h"

#include <algorithm>

namespace homestretch::server {

Viewer viewer_of(const Table& table, const Member& member) {
    const std::vector<Seat> own = table.seats_of(member.caller.guest);
    if (member.as.watch || own.empty()) return spectator;
    if (member.as.seat && std::ranges::find(own, *member.as.seat) != own.end()) return member.as.seat;
    return own.front();
}

Audience::Number Audience::join(Member member) {
    presence_.arrive(member.caller.guest);
    members_.emplace(next_, std::move(member));
    return next_++;
}

void Audience::leave(Number number, Instant when) {
    const auto found = members_.find(number);
    if (found == members_.end()) return;
    presence_.leave(found->second.caller.guest, when);
    members_.erase(found);
}

std::vector<std::shared_ptr<Listener>> Audience::without_rights(const Table& table, Instant when) {
    std::vector<std::shared_ptr<Listener>> leaving;
    std::vector<Number> numbers;
    for (const auto& [number, member] : members_) {
        if (!table.may_watch(member.caller.guest)) numbers.push_back(number);
    }
    for (const Number number : numbers) {
        leaving.push_back(members_.at(number).listener);
        leave(number, when);
    }
    return leaving;
}

std::optional<std::string> Audience::promise_of(const GuestId& guest) const {
    std::optional<std::string> newest;
    for (const auto& [number, member] : members_) {
        if (member.caller.guest == guest && member.promise) newest = member.promise;
    }
    return newest;
}

void Audience::forget_promises() {
    for (auto& [number, member] : members_) member.promise.reset();
}

Member* Audience::find(Number number) {
    const auto found = members_.find(number);
    return found == members_.end() ? nullptr : &found->second;
}

} // namespace homestretch::server
