#include "bots/hint.h"

#include "server/table/messages.h"
#include "server/table/room.h"

namespace homestretch::server {

Answer<void> Room::ask_for_hint(const AskHint& wish, const std::string& command, Parcel& parcel) {
    if (const auto asked = hints_.find(wish.seat); asked != hints_.end()) {
        const HintAsked& hint = asked->second;
        if (hint.found) {
            tell_hint(wish.seat, *hint.found, parcel);
            return {};
        }
        if (hint.command == command) return {}; // said again after a break
        return refused(Code::NotNow, "your hint is being thought about; it comes in a moment");
    }
    const BotThreads::Thought thought =
        [room = shared_from_this(), wish, epoch = epoch_, names = table_.seat_names(),
         budget = world_.bot_budget(),
         match = std::shared_ptr<const Match>(table_.match()->clone())](const std::stop_token& stop) {
            const Hint hint = hint_for(*match, wish.seat, names, budget, stop);
            if (!stop.stop_requested()) room->on_hint(wish, epoch, hint);
        };
    hints_.emplace(wish.seat, HintAsked{.decision = wish.decision,
                                        .command = command,
                                        .stop = world_.thinkers.think(table_.state().id, thought)});
    for (const auto& [number, connection] : connections_) {
        parcel.add(connection.listener, to_text(hint_asked_message(wish.seat)));
    }
    return {};
}

void Room::on_hint(const AskHint& wish, std::uint64_t epoch, const Hint& hint) {
    const Alone alone(*this);
    const auto asked = hints_.find(wish.seat);
    const bool wanted = epoch == epoch_ && asked != hints_.end() && asked->second.decision == wish.decision;
    if (!wanted) return; // the match has gone on meanwhile
    asked->second.found = to_text(hint_message(wish.seat, wish.decision, hint));
    Parcel parcel{.after = table_.last_seq()};
    tell_hint(wish.seat, *asked->second.found, parcel);
    outbox_.put(std::move(parcel));
}

void Room::tell_hint(Seat seat, const std::string& message, Parcel& parcel) const {
    for (const auto& [number, connection] : connections_) {
        if (viewer_of(connection) == seat) parcel.add(connection.listener, message);
    }
}

void Room::drop_old_hints() {
    std::erase_if(hints_, [this](auto& entry) {
        const auto& asked = table_.state().chairs[index_of(entry.first)].asked;
        if (asked && asked->decision == entry.second.decision) return false;
        entry.second.stop.request_stop();
        return true;
    });
}

} // namespace homestretch::server
