#pragma once

#include "server/table/record.h"
#include "server/table/refusal.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace homestretch::server {

// What commands were refused with of late, so that one that is sent again after a break gets the same answer.
// Every guest has room of their own: nobody's commands push out another's.
class FirstAnswers {
public:
    void remember(const CommandName& command, const Refusal& refusal);
    // Strangers may come and go without end: of many guests, only those are remembered who belong here.
    void forget_passers_by(const std::function<bool(const GuestId&)>& belongs_here);
    [[nodiscard]] std::optional<Refusal> find(const CommandName& command) const;

private:
    std::map<GuestId, std::deque<std::pair<std::string, Refusal>>> refused_;
};

} // namespace homestretch::server
