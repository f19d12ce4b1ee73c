#include "server/table/replay_shelf.h"

#include "engine/check.h"
#include "engine/replay/replay.h"
#include "games/registry.h"

#include <algorithm>
#include <iterator>

namespace homestretch::server {

namespace {

constexpr std::size_t most_on_the_shelf = 16; // matches; a long one takes about a megabyte
constexpr std::size_t between_stops = 32;     // actions, which are played by their texts

} // namespace

std::shared_ptr<ReplayShelf::Passed> ReplayShelf::passed(const Token& token) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(recent_, token, [](const auto& match) { return match->token; });
    if (found != recent_.end()) {
        recent_.splice(recent_.begin(), recent_, found);
    } else {
        recent_.push_front(std::make_shared<Passed>());
        recent_.front()->token = token;
        if (recent_.size() > most_on_the_shelf) recent_.pop_back();
    }
    return recent_.front();
}

std::unique_ptr<Match> ReplayShelf::match_at(const FinishedMatch& match, std::size_t ply) {
    const auto kept = passed(match.token);
    const std::lock_guard lock(kept->mutex);
    if (kept->stops.empty()) {
        const MatchIdentity& identity = match.replay.identity;
        auto start = restore(match.replay, *find_game(identity.game), *packs_.at(identity.pack_hash), 0);
        check(start.has_value()); // it was played here
        kept->stops.emplace(0, std::move(*start));
    }
    auto found = std::prev(kept->stops.upper_bound(ply))->second->clone();
    for (std::size_t next = found->history().size(); next < ply; ++next) {
        const Move& move = match.replay.moves.at(next);
        check(found->act(move.seat, move.text).has_value());
        if ((next + 1) % between_stops == 0) kept->stops.emplace(next + 1, found->clone());
    }
    return found;
}

} // namespace homestretch::server
