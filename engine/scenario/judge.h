#pragma once

#include "engine/scenario/expectation.h"
#include "engine/scenario/observe.h"

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

[[nodiscard]] Judgement judge(const Expectation& expectation, Sight& sight);

} // namespace homestretch::scenario
