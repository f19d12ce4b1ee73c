// What happens in a room when nobody asks for it: bots, clocks, and who is here.

#include "server/table/messages.h"
#include "server/table/room.h"

namespace homestretch::server {

namespace {

// People come and go in crowds: they are told of together.
constexpr Duration presence_pause{100};

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other) {
    if (!one || !other) return one ? one : other;
    return std::min(*one, *other);
}

} // namespace

void Room::look_ahead() {
    if (shut_) {
        hints_.clear();
        thoughts_.keep_only({});
        alarm_.set({}, present(), [] {});
        return;
    }
    if (audience_.empty()) {
        hints_.clear();
    } else {
        hints_.keep_up(table_);
    }
    std::optional<Instant> next = table_.next_expiry(audience_.presence());
    next = earlier(next, wake_bots());
    if (!audience_.empty()) {
        const bool changed = told_presence_ != presence_body(table_, audience_.presence(), present());
        if (!changed) presence_due_.reset();
        if (changed && !presence_due_) presence_due_ = present() + presence_pause;
        next = earlier(next, presence_due_);
        next = earlier(next, table_.next_absence(audience_.presence(), present()));
    }
    alarm_.set(next, present(), [weak = weak_from_this()] {
        if (const auto room = weak.lock()) room->on_alarm();
    });
}

std::optional<Instant> Room::wake_bots() {
    // Where nobody watches, bots do not think: their time is for people who wait.
    const std::vector<BotDuty> duties = audience_.empty() ? std::vector<BotDuty>() : table_.bot_duties();
    thoughts_.keep_only(duties);
    std::optional<Instant> next;
    for (const BotDuty& duty : duties) {
        if (thoughts_.is_about(duty)) continue;
        // One pause a turn lets people follow; a bot that goes on needs no other.
        const std::vector<Move>& moves = table_.match()->history();
        const bool goes_on = !moves.empty() && moves.back().seat == duty.seat;
        const Instant due = duty.since + (goes_on ? Duration(0) : world_.settings.bot_pause);
        if (due > present()) {
            next = earlier(next, due);
            continue;
        }
        // A guest's tables share the guest's turn, however many they are.
        thoughts_.begin(duty, *table_.match(), table_.state().host,
                        [room = shared_from_this()](Thoughts::Number number, const std::string& action) {
                            room->on_thought(number, action);
                        });
    }
    return next;
}

void Room::on_thought(Thoughts::Number number, const std::string& action) {
    const Alone alone(*this);
    const auto duty = thoughts_.end(number);
    if (!duty) return;
    const News news(table_, audience_);
    commit(table_.bot_acts(*duty, action, circumstances()), news, {});
}

void Room::on_alarm() {
    const Alone alone(*this);
    alarm_.rang();
    if (lost_ || shut_) return;
    if (presence_due_ && *presence_due_ <= present()) tell_presence();
    const News news(table_, audience_);
    commit(table_.expire(circumstances()), news, {});
}

void Room::tell_presence() {
    presence_due_.reset();
    told_presence_ = presence_body(table_, audience_.presence(), present());
    Parcel said = parcel();
    for (const bool hosting : {false, true}) {
        const auto text =
            std::make_shared<const std::string>(to_text(presence_message(told_presence_, hosting)));
        for (const auto& [number, member] : audience_.members()) {
            const bool may = table_.may_host(member.caller.guest, audience_.presence(), present());
            if (may == hosting) said.letters.emplace_back(member.listener, text);
        }
    }
    outbox_.put(std::move(said));
}

} // namespace homestretch::server
