#pragma once

#include "engine/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace homestretch::server {

// Why something was not done, or a connection ends. The words are part of the protocol and never change;
// protocol/common.schema.json lists the same ones.
enum class Code : std::uint8_t {
    Malformed,
    BadSetting,
    NotAllowed,
    WrongOrigin,
    NotFound,
    WrongMethod,
    UpgradeRequired,
    Taken,
    NotNow,
    Stale,
    Illegal,
    TooLarge,
    TooManyRequests,
    TooSlow,
    Storage,
    Draining,
    ServerStopping,
};

struct CodeSpec {
    Code code{};
    std::string_view word{};
    unsigned status = 0; // of the HTTP answer
    std::string_view meaning{};
};

[[nodiscard]] std::span<const CodeSpec> all_codes();
[[nodiscard]] std::string_view word_of(Code code);
[[nodiscard]] unsigned status_of(Code code);

// Nothing has changed then.
struct Refusal {
    Code code{};
    std::string message{}; // for people; says what to do
    std::string rule{};    // of the game, if one is the reason
    bool operator==(const Refusal&) const = default;
};

template <class T>
using Answer = Result<T, Refusal>;

[[nodiscard]] inline Unexpected<Refusal> refused(Code code, std::string message, std::string rule = {}) {
    return {Refusal{code, std::move(message), std::move(rule)}};
}

[[nodiscard]] inline Refusal not_stored() {
    return {.code = Code::Storage,
            .message = "the server cannot save at the moment, so nothing has happened; try again"};
}

} // namespace homestretch::server
