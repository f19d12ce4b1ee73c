#pragma once

#include "bots/kinds.h"

#include <string>

namespace homestretch {

// Who takes part in a tournament: a bot by its usual budget, `hard`, or by one of its own, `hard@5000`. The
// same search may so meet itself, to see what longer thinking is worth.
struct Contestant {
    BotKind kind{};
    std::uint64_t iterations = 0; // for each decision; 0: as the tournament says
    bool operator==(const Contestant&) const = default;
};

[[nodiscard]] std::string to_text(const Contestant& contestant);
[[nodiscard]] Result<Contestant> read_contestant(std::string_view text);

} // namespace homestretch
