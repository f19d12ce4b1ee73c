#include "server/table/hint_desk.h"

#include "server/table/messages.h"

#include <memory>

namespace homestretch::server {

Answer<std::optional<std::string>> HintDesk::ask(const AskHint& wish, const CommandName& command,
                                                 const Table& table, const Found& found) {
    if (const auto before = asked_.find(wish.seat); before != asked_.end()) {
        const Asked& asked = before->second;
        if (asked.found || asked.command == command) return asked.found;
        return refused(Code::NotNow, "your hint is being thought about; it comes in a moment");
    }
    const BotThreads::Thought thought =
        [wish, found, names = table.seat_names(), budget = thinkers_.budget,
         match = std::shared_ptr<const Match>(table.match()->clone())](const std::stop_token& stop) {
            const Hint hint = hint_for(*match, wish.seat, names, budget, stop);
            if (!stop.stop_requested()) found(wish, hint);
        };
    asked_.emplace(wish.seat, Asked{.decision = wish.decision,
                                    .command = command,
                                    .stop = thinkers_.patient.think(command.guest, thought)});
    return std::optional<std::string>();
}

std::optional<std::string> HintDesk::keep(const AskHint& wish, const Hint& hint) {
    const auto asked = asked_.find(wish.seat);
    if (asked == asked_.end() || asked->second.decision != wish.decision) return std::nullopt;
    asked->second.found = to_text(hint_message(wish.seat, wish.decision, hint));
    return asked->second.found;
}

void HintDesk::keep_up(const Table& table) {
    std::erase_if(asked_, [&](auto& entry) {
        const auto& asked = table.state().chairs[index_of(entry.first)].asked;
        if (asked && asked->decision == entry.second.decision) return false;
        entry.second.stop.request_stop();
        return true;
    });
}

void HintDesk::clear() {
    for (auto& [seat, asked] : asked_) asked.stop.request_stop();
    asked_.clear();
}

} // namespace homestretch::server
