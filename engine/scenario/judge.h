#pragma once

#include "engine/match.h"
#include "engine/scenario/expectation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace homestretch::scenario {

// An expectation held against a match.
struct Judgement {
    enum class Verdict : std::uint8_t {
        Holds,
        Fails,
        Meaningless, // the path leads nowhere: the scenario is wrong, not the match
    };
    Verdict verdict = Verdict::Holds;
    std::optional<Json> actual{}; // nothing: there is no such item
    std::string message{};        // why it does not hold
};

// Events count from number `events_from`.
[[nodiscard]] Judgement judge(const Expectation& expectation, const Match& match, std::size_t events_from);

} // namespace homestretch::scenario
