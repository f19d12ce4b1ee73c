#pragma once

#include "engine/effects/language.h"

namespace slow_and_steady {

// The words of the `resource_effect` and `challenge_effect` columns: `cull 5 1`, `vary special_power 1 2`,
// `break pick free; token 1`.
enum class Verb : std::uint8_t {
    // Done once, when a challenge is activated or a resource is played: to the row,
    Draw,
    Power,
    Break,
    Merge,
    Replace,
    Swap,
    Silence,
    // with pieces and confidence,
    Token,
    Shift,
    Split,
    Boost,
    CopyEffect,
    CopyPower,
    Confidence,
    Guard,
    Extra,
    // with hands and decks.
    Forget,
    Exchange,
    Trade,
    Gather,
    Recover,
    Cull,
    // Lasting: they count as long as the card is in play.
    Vary,
    Aura,
    Penalty,
    Reward,
    Only,
    Join,
    Keep,
};
inline constexpr std::size_t verbs = 29;
[[nodiscard]] constexpr bool is_lasting(Verb verb) {
    return verb >= Verb::Vary;
}

// Columns an effect is aimed at. The first six are words of challenge sides, the others of resource sides;
// `others` is a word of both.
enum class Aim : std::int16_t { Self, Left, Right, Others, Strongest, Weakest, Opposed, Pick, All };
enum class Filter : std::int16_t { Basic, Special, Unopposed, Opposed, All };
inline constexpr std::size_t filters = 5;
enum class Splitting : std::int16_t { Even, Free };
enum class Forgets : std::int16_t { First, Last, Each };
enum class Boosted : std::int16_t { Next1, Next2, Prev1, Others };
enum class Counter : std::int16_t {
    SpecialPower,
    BasicPower,
    TopPower,
    SpecialCards,
    BasicCards,
    UnopposedCards,
    Columns,
    Round,
    Hearts,
    IfUnopposed,
    IfOpposed,
    IfVsSpecial,
    IfVsBasic,
    IfLast,
    IfLow,
};

inline constexpr homestretch::Places on_resource = 1;
inline constexpr homestretch::Places on_challenge = 2;

// Texts say how `vary` is rounded (SS-57).
[[nodiscard]] homestretch::Language effect_language(bool rounds_up);

} // namespace slow_and_steady
