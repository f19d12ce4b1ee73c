#include "server/table/steward.h"

#include <algorithm>

namespace homestretch::server {

namespace {

constexpr int most_missed = 3;

} // namespace

Table Table::create(const TableId& id, const Caller& host, const TableSettings& settings, PackShelf& packs,
                    const Circumstances& world, Records& records) {
    Table table(TableState{}, packs);
    Steward steward(table, world, host, "");
    steward.create(id, settings);
    records = steward.take_records();
    return table;
}

bool Table::was_carried_out(const GuestId& guest, const std::string& command) const {
    const auto own = state_.answered.find(guest);
    return own != state_.answered.end() && std::ranges::find(own->second, command) != own->second.end();
}

Answer<Records> Table::carry_out(const Caller& caller, const Command& command, const Circumstances& world) {
    if (was_carried_out(caller.guest, command.id)) return Records{};
    Steward steward(*this, world, caller, command.id);
    if (const auto done = std::visit(steward, command.wish); !done) return Unexpected{done.error()};
    return steward.take_records();
}

Answer<Records> Table::open(const Caller& caller, const Link& link, const Circumstances& world) {
    Steward steward(*this, world, caller, "");
    if (const auto opened = steward.open(link); !opened) return Unexpected{opened.error()};
    return steward.take_records();
}

Records Table::bot_acts(const BotDuty& duty, std::string_view action, const Circumstances& world) {
    const std::vector<BotDuty> duties = bot_duties();
    if (std::ranges::find(duties, duty) == duties.end()) return {};
    Steward steward(*this, world);
    steward.let_bot_act(duty.seat, action);
    return steward.take_records();
}

std::optional<Instant> Table::deadline_of(Seat seat) const {
    const Chair& chair = state_.chairs[index_of(seat)];
    if (state_.phase != Phase::Playing || !chair.asked || !chair.asked->allowance) return std::nullopt;
    return chair.asked->at + *chair.asked->allowance;
}

std::optional<Instant> Table::deadline() const {
    std::optional<Instant> first;
    for (const Seat seat : seats(state_.chairs.size())) {
        const auto own = deadline_of(seat);
        if (own && (!first || *own < *first)) first = own;
    }
    return first;
}

std::optional<Instant> Table::patience_ends(Seat seat, const Presence& presence, Duration grace) const {
    const Chair& chair = state_.chairs[index_of(seat)];
    if (state_.phase != Phase::Playing || !chair.asked || !chair.is_played_by_person()) return std::nullopt;
    const auto away_since = presence.away_since(*chair.guest);
    const bool somebody_waits = std::ranges::any_of(state_.chairs, [&](const Chair& other) {
        return other.is_played_by_person() && other.guest != chair.guest && presence.is_here(*other.guest);
    });
    if (!away_since || !somebody_waits) return std::nullopt;
    return std::max(chair.asked->at, *away_since) + grace;
}

bool Table::undo_waits_for_nobody(const Presence& presence) const {
    if (!state_.undo) return false;
    for (const Seat seat : state_.undo->waiting) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (chair.is_played_by_person() && presence.is_here(*chair.guest)) return false;
    }
    return true;
}

std::optional<Instant> Table::next_expiry(const Presence& presence, Duration away_grace) const {
    if (undo_waits_for_nobody(presence)) return Instant{}; // at once
    std::optional<Instant> first = deadline();
    for (const Seat seat : seats(state_.chairs.size())) {
        const auto end = patience_ends(seat, presence, away_grace);
        if (end && (!first || *end < *first)) first = end;
    }
    return first;
}

Records Table::expire(const Circumstances& world) {
    Steward steward(*this, world);
    if (undo_waits_for_nobody(world.presence)) steward.go_back(*state_.undo);
    for (const Seat seat : seats(state_.chairs.size())) {
        // Each question is looked at once, so that an empty bank cannot play a whole match in one go.
        const auto deadline = deadline_of(seat);
        if (deadline && *deadline <= world.now) {
            steward.run_out(seat);
            const bool gone = state_.chairs[index_of(seat)].missed >= most_missed;
            if (gone && state_.phase == Phase::Playing) steward.hand_to_bot(seat, BotReason::Clock);
        }
        const auto patience = patience_ends(seat, world.presence, world.away_grace);
        if (patience && *patience <= world.now) steward.hand_to_bot(seat, BotReason::Away);
    }
    return steward.take_records();
}

} // namespace homestretch::server
