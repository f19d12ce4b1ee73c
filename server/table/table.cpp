#include "server/table/table.h"

#include "server/table/fold.h"
#include "server/table/reveals.h"
#include "server/table/unreadable_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

Table::Table(const Records& records, PackShelf& packs) : packs_(&packs) {
    if (records.empty() || !is_one_of<Created>(records.front())) {
        throw UnreadableTable("a table without its beginning");
    }
    try {
        for (const Record& record : records) Fold(*this, record).run();
    } catch (const std::exception& error) {
        throw UnreadableTable(fmt::format("record {}: {}", last_seq_ + 1, error.what()));
    }
}

std::vector<Seat> Table::seats_of(const GuestId& guest) const {
    std::vector<Seat> own;
    for (const Seat seat : seats(state_.chairs.size())) {
        if (state_.chairs[index_of(seat)].guest == guest) own.push_back(seat);
    }
    return own;
}

bool Table::may_watch(const GuestId& guest) const {
    return state_.settings.privacy == Privacy::Public || guest == state_.host ||
           state_.admitted.contains(guest) || !seats_of(guest).empty();
}

bool Table::may_host(const GuestId& guest, const Presence& presence, Instant present) const {
    return guest == state_.host || (is_away(state_.host, presence, present) && !seats_of(guest).empty());
}

SeatNames Table::seat_names() const {
    std::vector<std::string> names;
    for (const Chair& chair : state_.chairs) names.push_back(chair.name);
    return SeatNames(std::move(names));
}

std::vector<BotDuty> Table::bot_duties() const {
    std::vector<BotDuty> duties;
    // While people talk about going back, bots do not run ahead.
    if (state_.phase != Phase::Playing || state_.undo) return duties;
    for (const Seat seat : seats(state_.chairs.size())) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (chair.bot && chair.asked) {
            duties.push_back({seat, *chair.bot, chair.asked->decision, chair.asked->at});
        }
    }
    return duties;
}

std::optional<std::size_t> Table::last_ply_of(Seat seat) const {
    if (!match_) return std::nullopt;
    const std::vector<Move>& moves = match_->history();
    for (std::size_t i = moves.size(); i > 0; --i) {
        if (moves[i - 1].seat == seat && state_.played[i - 1].by == PlayedBy::Person) return i - 1;
    }
    return std::nullopt;
}

std::optional<Link> Table::link(const Token& token) const {
    if (token.empty()) return std::nullopt; // what a seat without a link has
    if (token == state_.watch) return Link{.kind = LinkKind::Watch};
    for (const Seat seat : seats(state_.chairs.size())) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (token == chair.join) return Link{.kind = LinkKind::Join, .seat = seat};
        if (token == chair.resume) return Link{.kind = LinkKind::Resume, .seat = seat};
    }
    if (std::ranges::find(state_.finished, token, &FinishedMatch::token) == state_.finished.end()) {
        return std::nullopt;
    }
    return Link{.kind = LinkKind::Replay};
}

UndoRule Table::undo_for(Seat seat) const {
    const auto ply = last_ply_of(seat);
    if (state_.phase != Phase::Playing || state_.settings.undo == UndoRule::None || !ply)
        return UndoRule::None;
    const Chair& own = state_.chairs[index_of(seat)];
    const bool alone = std::ranges::none_of(state_.chairs, [&](const Chair& other) {
        return other.is_played_by_person() && other.guest != own.guest;
    });
    if (alone && state_.settings.undo == UndoRule::Ask) return UndoRule::Free; // bots always agree
    if (*ply + 1 == match_->history().size()) {
        if (!last_action_is_free_) last_action_is_free_ = revealed_nothing(*before_last_, *match_);
        if (*last_action_is_free_) return UndoRule::Free;
    }
    return state_.settings.undo == UndoRule::Ask ? UndoRule::Ask : UndoRule::None;
}

std::optional<Instant> Table::dealt_at() const {
    if (!state_.is_shuffling()) return std::nullopt;
    return *state_.dealing->asked + reveal_time;
}

bool Table::hints_for(const GuestId& guest) const {
    if (seats_of(guest).empty()) return false;
    switch (state_.settings.hints) {
    case HintRule::On: return true;
    case HintRule::Off: return false;
    case HintRule::Alone: break;
    }
    // Whoever shares a device is somebody else, too.
    return std::ranges::count_if(state_.chairs, [](const Chair& chair) { return chair.guest.has_value(); }) ==
           1;
}

Table Table::imagined_by(Viewer viewer, RandomStream& random) const {
    Table imagined(state_, *packs_);
    imagined.last_seq_ = last_seq_;
    if (!match_) return imagined;
    imagined.match_ = match_->redealt(viewer, random);
    // The past is not dealt anew with it; what it says about taking back stays as it was found.
    if (viewer) static_cast<void>(undo_for(*viewer));
    imagined.last_action_is_free_ = last_action_is_free_;
    return imagined;
}

} // namespace homestretch::server
