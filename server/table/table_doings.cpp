#include "server/table/steward.h"

#include <algorithm>
#include <set>

namespace homestretch::server {

namespace {

constexpr int most_missed = 3;
constexpr std::chrono::hours break_for_all{1};

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

Answer<Records> Table::put_away(const GuestId& guest, const Circumstances& world) {
    Steward steward(*this, world, {.guest = guest}, "");
    if (const auto done = steward.put_away(); !done) return Unexpected{done.error()};
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

std::optional<Instant> Table::away_at(const GuestId& guest, const Presence& presence) const {
    const auto since = presence.away_since(guest);
    const auto grace = state_.settings.patience.grace();
    if (!since || !grace) return std::nullopt;
    return *since + *grace;
}

bool Table::is_away(const GuestId& guest, const Presence& presence, Instant present) const {
    const auto at = away_at(guest, presence);
    return at && *at <= present;
}

std::optional<Instant> Table::next_absence(const Presence& presence, Instant present) const {
    std::optional<Instant> first;
    const auto look_at = [&](const GuestId& guest) {
        const auto at = away_at(guest, presence);
        if (at && *at > present && (!first || *at < *first)) first = at;
    };
    look_at(state_.host);
    for (const Chair& chair : state_.chairs) {
        if (chair.guest) look_at(*chair.guest);
    }
    return first;
}

// Who plays with bots alone keeps nobody waiting. At a live table somebody must be there who waits.
std::optional<Instant> Table::patience_ends(Seat seat, const Presence& presence) const {
    const Chair& chair = state_.chairs[index_of(seat)];
    if (state_.phase != Phase::Playing || !chair.asked || !chair.is_played_by_person()) return std::nullopt;
    const auto away_since = presence.away_since(*chair.guest);
    const auto grace = state_.settings.patience.grace();
    const bool live = state_.settings.patience.kind == PatienceKind::Live;
    const bool somebody_waits = std::ranges::any_of(state_.chairs, [&](const Chair& other) {
        return other.guest && other.guest != chair.guest &&
               (!live || (other.is_played_by_person() && presence.is_here(*other.guest)));
    });
    if (!away_since || !grace || !somebody_waits) return std::nullopt;
    return std::max(chair.asked->at, *away_since) + *grace;
}

std::optional<Instant> Table::unneeded_at(SeatSet waiting, const Presence& presence) const {
    Instant last{};
    for (const Seat seat : waiting) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (!chair.is_played_by_person()) continue;
        const auto at = away_at(*chair.guest, presence);
        if (!at) return std::nullopt;
        last = std::max(last, *at);
    }
    return last;
}

// Twice as long as people wait for one of them, and a break for all is no end.
std::optional<Instant> Table::abandoned_at(const Presence& presence) const {
    const auto grace = state_.settings.patience.grace();
    if (state_.phase != Phase::Playing || !grace) return std::nullopt;
    std::set<GuestId> guests;
    Instant last{};
    for (const Chair& chair : state_.chairs) {
        if (!chair.guest) continue;
        const auto since = presence.away_since(*chair.guest);
        if (!since) return std::nullopt;
        guests.insert(*chair.guest);
        last = std::max(last, *since);
    }
    if (guests.size() < 2) return std::nullopt;
    return last + std::max<Duration>(2 * *grace, break_for_all);
}

std::optional<Instant> Table::next_expiry(const Presence& presence) const {
    std::optional<Instant> first = deadline();
    const auto look_at = [&](std::optional<Instant> at) {
        if (at && (!first || *at < *first)) first = at;
    };
    look_at(dealt_at());
    if (state_.undo) look_at(unneeded_at(state_.undo->waiting, presence));
    if (state_.ending) look_at(unneeded_at(state_.ending->waiting, presence));
    look_at(abandoned_at(presence));
    for (const Seat seat : seats(state_.chairs.size())) look_at(patience_ends(seat, presence));
    return first;
}

Records Table::expire(const Circumstances& world) {
    Steward steward(*this, world);
    const auto is_due = [&](std::optional<Instant> at) { return at && *at <= world.now; };
    if (is_due(dealt_at())) steward.deal();
    if (state_.undo && is_due(unneeded_at(state_.undo->waiting, world.presence))) {
        steward.go_back(*state_.undo);
    }
    if (state_.ending && is_due(unneeded_at(state_.ending->waiting, world.presence))) {
        steward.end_match(EndReason::Agreed);
    }
    for (const Seat seat : seats(state_.chairs.size())) {
        // Each question is looked at once, so that an empty bank cannot play a whole match in one go.
        if (is_due(deadline_of(seat))) {
            steward.run_out(seat);
            const bool gone = state_.chairs[index_of(seat)].missed >= most_missed;
            if (gone && state_.phase == Phase::Playing) steward.hand_to_bot(seat, BotReason::Clock);
        }
        if (is_due(patience_ends(seat, world.presence))) steward.hand_to_bot(seat, BotReason::Away);
    }
    if (is_due(abandoned_at(world.presence))) steward.end_match(EndReason::Abandoned);
    return steward.take_records();
}

} // namespace homestretch::server
