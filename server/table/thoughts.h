#pragma once

#include "bots/search/budget.h"
#include "server/table/bot_threads.h"
#include "server/table/table.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace homestretch::server {

// The threads on which bots think.
struct Thinkers {
    BotThreads& patient; // for bots that take their time, and for hints
    BotThreads& quick;   // for bots that answer at once, so that they never wait for the others
    std::optional<SearchBudget> budget{}; // of `hard` and of hints; nothing: the usual
};

// What the bots of one table think about. Not thread-safe, though thoughts end on other threads.
class Thoughts {
public:
    using Number = std::uint64_t;
    // Called on a thread of the bots, unless the thought was dropped before.
    using Found = std::function<void(Number, const std::string& action)>;

    explicit Thoughts(Thinkers& thinkers) : thinkers_(thinkers) {}

    // `line` is who takes turns with others. Does nothing if it is thought about already.
    void begin(const BotDuty& duty, const Match& match, const BotThreads::Line& line, const Found& found);
    [[nodiscard]] bool is_about(const BotDuty& duty) const;
    [[nodiscard]] bool empty() const { return thinking_.empty(); }
    // The thought is over. Nothing: it was dropped, and what came of it is of no use.
    [[nodiscard]] std::optional<BotDuty> end(Number number);
    // Drops all thoughts about decisions that are not among these.
    void keep_only(const std::vector<BotDuty>& duties);

private:
    struct Thought {
        Number number = 0;
        BotDuty duty{};
        std::stop_source stop{};
    };

    Thinkers& thinkers_;
    Number last_ = 0;
    std::vector<Thought> thinking_;
};

} // namespace homestretch::server
