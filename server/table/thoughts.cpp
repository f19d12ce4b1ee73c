#include "server/table/thoughts.h"

#include "bots/bot.h"

#include <algorithm>
#include <memory>

namespace homestretch::server {

void Thoughts::begin(const BotDuty& duty, const Match& match, const BotThreads::Line& line,
                     const Found& found) {
    if (is_about(duty)) return;
    const Number number = ++last_;
    const BotThreads::Thought thought =
        [number, duty, found, budget = thinkers_.budget,
         copy = std::shared_ptr<const Match>(match.clone())](const std::stop_token& stop) {
            const std::string action = Bot(duty.bot, *copy, duty.seat, budget).choose(*copy, stop);
            if (!stop.stop_requested()) found(number, action); // not half a thought
        };
    BotThreads& threads = thinks_ahead(duty.bot) ? thinkers_.patient : thinkers_.quick;
    thinking_.push_back({number, duty, threads.think(line, thought)});
}

bool Thoughts::is_about(const BotDuty& duty) const {
    return std::ranges::find(thinking_, duty, &Thought::duty) != thinking_.end();
}

std::optional<BotDuty> Thoughts::end(Number number) {
    const auto found = std::ranges::find(thinking_, number, &Thought::number);
    if (found == thinking_.end()) return std::nullopt;
    const BotDuty duty = found->duty;
    thinking_.erase(found);
    return duty;
}

void Thoughts::keep_only(const std::vector<BotDuty>& duties) {
    std::erase_if(thinking_, [&](Thought& thought) {
        if (std::ranges::find(duties, thought.duty) != duties.end()) return false;
        thought.stop.request_stop();
        return true;
    });
}

} // namespace homestretch::server
