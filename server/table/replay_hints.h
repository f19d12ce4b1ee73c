#pragma once

#include "bots/search/budget.h"
#include "server/table/bot_threads.h"
#include "server/table/packs.h"
#include "server/table/table_state.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace homestretch::server {

// What the strongest bot would have done in finished matches. Thread-safe.
//
// A hint is thought about once, however many ask for it, and kept for a while. It is thought about in the
// turn of the guest who asked first, and only a few of a match at a time.
class ReplayHints {
public:
    using Then = std::function<void(Answer<Json>)>;

    // The threads must be closed before the hints are destroyed.
    ReplayHints(BotThreads& thinkers, const std::optional<SearchBudget>& budget)
        : thinkers_(thinkers), budget_(budget) {}

    // The schema's ReplayHint: for the seat that acted after `ply` actions. `then` is called once: at once,
    // or from a thread of the bots.
    void ask(const GuestId& guest, const FinishedMatch& match, std::size_t ply, PackShelf& packs,
             const Then& then);
    // Whoever waits is told to try again later, and so is everybody who asks from now on.
    void close();

private:
    using Place = std::pair<Token, std::size_t>; // a match, and a ply of it
    struct Thinking {
        std::vector<Then> waiting{};
        std::stop_source stop{};
    };

    // What can be said at once. Nothing: `then` waits with those who asked before, or for a thought that is
    // begun here.
    [[nodiscard]] std::optional<Answer<Json>> known(const GuestId& guest, const FinishedMatch& match,
                                                    std::size_t ply, PackShelf& packs, const Then& then);
    [[nodiscard]] std::size_t thoughts_about(const Token& match) const;
    void on_hint(const Place& place, const Json& hint);
    void keep(const Place& place, const Json& hint);

    BotThreads& thinkers_;
    std::optional<SearchBudget> budget_;
    std::mutex mutex_;
    bool closed_ = false;
    std::map<Place, Thinking> thinking_;
    std::map<Place, Json> found_;
    std::deque<Place> age_; // of those found, the oldest first
};

} // namespace homestretch::server
