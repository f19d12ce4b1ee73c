#include "server/table/replay_hints.h"

#include "bots/hint.h"
#include "server/table/replays.h"

#include <algorithm>
#include <memory>

namespace homestretch::server {

namespace {

constexpr std::size_t most_per_match = 4; // being thought about, for everybody who looks at it
constexpr std::size_t most_kept = 500;    // some two megabytes

Refusal stopping() {
    return {.code = Code::Draining, .message = "the server is about to stop; try again in a moment"};
}

} // namespace

void ReplayHints::ask(const GuestId& guest, const FinishedMatch& match, std::size_t ply, PackShelf& packs,
                      const Then& then) {
    if (const auto missing = no_such_ply(match, ply)) return then(Unexpected{*missing});
    if (ply == match.replay.moves.size()) {
        return then(refused(Code::NotNow,
                            "the match was over there, with nothing to decide; ask about an earlier ply"));
    }
    if (const auto answer = known(guest, match, ply, packs, then)) then(*answer);
}

std::optional<Answer<Json>> ReplayHints::known(const GuestId& guest, const FinishedMatch& match,
                                               std::size_t ply, PackShelf& packs, const Then& then) {
    const Place place(match.token, ply);
    const std::lock_guard lock(mutex_);
    if (closed_) return Unexpected{stopping()};
    if (const auto found = found_.find(place); found != found_.end()) return found->second;
    if (const auto others = thinking_.find(place); others != thinking_.end()) {
        others->second.waiting.push_back(then);
        return std::nullopt;
    }
    if (thoughts_about(match.token) >= most_per_match) {
        return refused(Code::TooManyRequests,
                       "several hints about this match are being thought about; wait for one of them");
    }
    const BotThreads::Thought thought =
        [this, place, budget = budget_, finished = std::make_shared<const FinishedMatch>(match),
         pack = packs.at(match.replay.identity.pack_hash)](const std::stop_token& stop) {
            const Json hint = replay_hint(*finished, place.second, *pack, budget, stop);
            if (!stop.stop_requested()) on_hint(place, hint);
        };
    thinking_.emplace(place, Thinking{.waiting = {then}, .stop = thinkers_.think(guest, thought)});
    return std::nullopt;
}

std::size_t ReplayHints::thoughts_about(const Token& match) const {
    const auto about_it = [&](const auto& entry) { return entry.first.first == match; };
    return static_cast<std::size_t>(std::ranges::count_if(thinking_, about_it));
}

void ReplayHints::on_hint(const Place& place, const Json& hint) {
    std::vector<Then> waiting;
    {
        const std::lock_guard lock(mutex_);
        const auto thinking = thinking_.find(place);
        if (thinking == thinking_.end()) return; // closed meanwhile
        waiting = std::move(thinking->second.waiting);
        thinking_.erase(thinking);
        keep(place, hint);
    }
    for (const Then& then : waiting) then(hint);
}

void ReplayHints::keep(const Place& place, const Json& hint) {
    found_.emplace(place, hint);
    age_.push_back(place);
    if (age_.size() <= most_kept) return;
    found_.erase(age_.front());
    age_.pop_front();
}

void ReplayHints::close() {
    std::map<Place, Thinking> dropped;
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        std::swap(dropped, thinking_);
    }
    for (auto& [place, thinking] : dropped) {
        thinking.stop.request_stop();
        for (const Then& then : thinking.waiting) then(Unexpected{stopping()});
    }
}

} // namespace homestretch::server
