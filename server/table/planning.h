#pragma once

#include "engine/match.h"
#include "server/table/command.h"

#include <optional>
#include <vector>

namespace homestretch::server {

// What the players of a match think of doing, seen by all of them. Plans are never part of the match: they
// live as long as somebody is at the table, and change nothing.
class Planning {
public:
    [[nodiscard]] bool empty() const { return plays_.empty(); }
    // Both refuse and change nothing if the game has no plans now, or a play cannot be made so. Who may plan
    // for the seat is not asked here.
    [[nodiscard]] Answer<void> plan(const Match& match, const Plan& wish);
    [[nodiscard]] Answer<void> agree(const Agree& wish);
    // After something has happened in the match: forgets what cannot be played any more.
    void keep_up(const Match& match);

    // The message `plan` of docs/protocol.md, as this viewer sees it.
    [[nodiscard]] Json message(const Match& match, Viewer viewer) const;

private:
    [[nodiscard]] Json plan_json() const;

    std::vector<PlannedPlay> plays_{};
    SeatSet agreed_{};
    Json scope_{}; // what the plan is for, as the game says
};

} // namespace homestretch::server
