#pragma once

#include "bots/hint.h"
#include "server/table/thoughts.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

namespace homestretch::server {

// The hints that the players of one table have asked for, each about the decision that a seat owes. They are
// no part of the table's records. Not thread-safe, though thoughts end on other threads.
class HintDesk {
public:
    // Called on a thread of the bots, unless the hint was dropped before.
    using Found = std::function<void(const AskHint&, const Hint&)>;

    explicit HintDesk(Thinkers& thinkers) : thinkers_(thinkers) {}

    // What was found already; nothing: it is being thought about, since now or since the same command asked
    // before. Refuses another command meanwhile.
    [[nodiscard]] Answer<std::optional<std::string>> ask(const AskHint& wish, const CommandName& command,
                                                         const Table& table, const Found& found);
    // The message for the seat; nothing: the hint was dropped.
    [[nodiscard]] std::optional<std::string> keep(const AskHint& wish, const Hint& hint);
    // Drops the hints about decisions that are over.
    void keep_up(const Table& table);
    void clear();

private:
    struct Asked {
        std::uint64_t decision = 0;
        CommandName command{};
        std::stop_source stop{};
        std::optional<std::string> found{};
    };

    Thinkers& thinkers_;
    std::map<Seat, Asked> asked_;
};

} // namespace homestretch::server
