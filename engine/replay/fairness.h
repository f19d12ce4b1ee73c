#pragma once

#include "engine/replay/replay.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// What somebody at the table noted of a deal while it was made.
struct Noted {
    std::string seal{};                                 // as it was seen first; empty: not noted
    std::optional<std::vector<std::string>> promises{}; // all of them, when they gave their own part
    std::optional<Seed> part{};                         // that they gave, and the server took
};

// The first thing that is wrong with a deal. The words are those of docs/fairness.md.
enum class DealFault : std::uint8_t {
    None,
    NotedSeal, // the server's part is not the one whose seal was noted
    Seal,      // nor is it the one whose seal the file has
    Part,      // somebody's part is not the one that was promised
    Sum,       // the seed does not come of the parts
    Promises,  // others were promised than those that were noted
    OwnPart,   // the part that was noted is not in it
};
[[nodiscard]] std::string_view word_of(DealFault fault);

[[nodiscard]] DealFault fault_in(const Replay& replay, const Noted& noted);

} // namespace homestretch
