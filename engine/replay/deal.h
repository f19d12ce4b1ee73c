#pragma once

#include "engine/random.h"
#include "engine/seat.h"

#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// What somebody at the table puts into the deal: random bytes that nobody else knows before all are promised.
struct DealPart {
    Seat seat{};
    std::string promise{};       // the seal of the part, told to everybody before anybody gives theirs
    std::optional<Seed> given{}; // nothing: it was promised, and did not come in time
    bool operator==(const DealPart&) const = default;
};

// What a seed is made of, so that nobody chooses it; docs/fairness.md says why that is so.
struct Deal {
    Seed secret{};                 // the server's part, whose seal was public before anybody gave theirs
    std::vector<DealPart> parts{}; // in the order of the promises
    bool operator==(const Deal&) const = default;
};

// SHA-256 of the 32 bytes, as 64 hexadecimal digits: whoever publishes it first and the bytes later shows
// that they were fixed from the beginning.
[[nodiscard]] std::string seal_of(const Seed& bytes);

// SHA-256 of the text "homestretch-deal-1", the server's part and every part that was given.
[[nodiscard]] Seed seed_of(const Deal& deal);

} // namespace homestretch
