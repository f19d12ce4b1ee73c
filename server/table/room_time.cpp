#include "bots/bot.h"
#include "server/table/room.h"

#include <algorithm>

namespace homestretch::server {

void Room::look_ahead() {
    std::optional<Instant> next = table_.next_expiry(presence_, world_.settings.away_grace);
    const Instant present = now();
    const std::vector<BotDuty> duties = table_.bot_duties();
    drop_old_thoughts(duties);
    drop_old_hints();
    for (const BotDuty& duty : duties) {
        if (std::ranges::find(thinking_, duty, &Thinking::duty) != thinking_.end()) continue;
        const Instant due = duty.since + world_.settings.bot_pause;
        if (due <= present) {
            think(duty);
        } else if (!next || due < *next) {
            next = due;
        }
    }
    if (next == alarm_at_) return;
    alarm_at_ = next;
    alarm_.cancel();
    if (!next) return;
    alarm_.expires_at(*next);
    alarm_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto room = error ? nullptr : weak.lock();
        if (room) room->on_alarm();
    });
}

void Room::think(const BotDuty& duty) {
    const BotThreads::Thought thought =
        [room = shared_from_this(), duty, epoch = epoch_, budget = world_.bot_budget(),
         match = std::shared_ptr<const Match>(table_.match()->clone())](const std::stop_token& stop) {
            const std::string action = Bot(duty.bot, *match, duty.seat, budget).choose(*match, stop);
            if (!stop.stop_requested()) room->on_thought(duty, epoch, action); // not half a thought
        };
    BotThreads& threads = thinks_ahead(duty.bot) ? world_.thinkers : world_.quick;
    thinking_.push_back({duty, threads.think(table_.state().id, thought)});
}

void Room::drop_old_thoughts(const std::vector<BotDuty>& duties) {
    std::erase_if(thinking_, [&](Thinking& thinking) {
        if (std::ranges::find(duties, thinking.duty) != duties.end()) return false;
        thinking.stop.request_stop();
        return true;
    });
}

void Room::on_thought(const BotDuty& duty, std::uint64_t epoch, const std::string& action) {
    const Alone alone(*this);
    if (epoch != epoch_) return;
    std::erase_if(thinking_, [&](const Thinking& thinking) { return thinking.duty == duty; });
    const Before before = this->before();
    commit_and_tell(table_.bot_acts(duty, action, circumstances()), before);
}

void Room::on_alarm() {
    const Alone alone(*this);
    alarm_at_.reset();
    if (lost_) return;
    const Before before = this->before();
    commit_and_tell(table_.expire(circumstances()), before);
}

} // namespace homestretch::server
