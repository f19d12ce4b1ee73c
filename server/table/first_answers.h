#pragma once

#include "server/table/record.h"
#include "server/table/refusal.h"

#include <deque>
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
    [[nodiscard]] std::optional<Refusal> find(const CommandName& command) const;

private:
    std::map<GuestId, std::deque<std::pair<std::string, Refusal>>> refused_;
};

} // namespace homestretch::server
