#include "bots/bot.h"
#include "server/table/room.h"

namespace homestretch::server {

void Room::look_ahead() {
    std::optional<Instant> next = table_.next_expiry(presence_, world_.settings.away_grace);
    const Instant present = now();
    for (const BotDuty& duty : table_.bot_duties()) {
        if (thinking_.contains({duty.seat, duty.decision})) continue;
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
    thinking_.insert({duty.seat, duty.decision});
    world_.bots.think([room = shared_from_this(), duty, epoch = epoch_,
                       match = std::shared_ptr<const Match>(table_.match()->clone())] {
        room->on_thought(duty, epoch, Bot(duty.bot, *match, duty.seat).choose(*match));
    });
}

void Room::on_thought(const BotDuty& duty, std::uint64_t epoch, const std::string& action) {
    const Alone alone(*this);
    if (epoch != epoch_) return;
    thinking_.erase({duty.seat, duty.decision});
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
