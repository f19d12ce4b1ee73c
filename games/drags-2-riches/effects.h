#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "games/drags-2-riches/events.h"

namespace drags_2_riches {

// The words of the `effect` columns: `draw 2; discard hand 1`, `may return 5 to look`, `borrow target hand
// 1`.
enum class Verb : std::uint8_t {
    Draw,
    DiscardHand,
    TrashHand,
    TrashFloordrobe,
    TrashSelf,
    ReturnToHand,
    ReturnToWardrobe,
    ReturnToLook,
    Lend,
    PeekWardrobe,
    WearMarket,
    ActivateLook,
    ActivateFloordrobe,
    ActivateMarket,
    DryClean,
    Coins,
    LookBonus,
    DoubleCategory,
    Reverse,
    // Shade: done to others
    PeekHand,
    PeekLook,
    BorrowHand,
    BorrowLook,
    BorrowFloordrobe,
    DiscardTheirHand,
    DiscardTheirLook,
    TrashTheirHand,
    TrashTheirLook,
    TrashTheirFloordrobe,
    // What the rules add to a program with Shade (D2R-36): nobody writes these.
    Target,
    Reactions,
    Reversals,
    Answer, // before a reversal (option answer_reversal)
};
enum class Prefix : std::uint8_t { None, May };
enum class Who : std::int16_t { Target, Others };

inline constexpr homestretch::Places on_card = 1;
inline constexpr homestretch::Places on_turn_power = 2;
inline constexpr homestretch::Places on_reaction_power = 4;

inline constexpr int max_value = 99;

[[nodiscard]] homestretch::Language effect_language();

[[nodiscard]] constexpr bool is_shade(Verb verb) {
    return verb >= Verb::PeekHand && verb <= Verb::TrashTheirFloordrobe;
}
// Of Shade: whose cards it is about, and what becomes of them.
[[nodiscard]] constexpr Zone zone_of(Verb verb) {
    switch (verb) {
    case Verb::PeekLook:
    case Verb::BorrowLook:
    case Verb::DiscardTheirLook:
    case Verb::TrashTheirLook: return Zone::Look;
    case Verb::BorrowFloordrobe:
    case Verb::TrashTheirFloordrobe: return Zone::Floordrobe;
    default: return Zone::Hand;
    }
}
[[nodiscard]] constexpr Deed deed_of(Verb verb) {
    switch (verb) {
    case Verb::BorrowHand:
    case Verb::BorrowLook:
    case Verb::BorrowFloordrobe: return Deed::Borrow;
    case Verb::DiscardTheirHand:
    case Verb::DiscardTheirLook: return Deed::Discard;
    default: return Deed::Trash;
    }
}
[[nodiscard]] constexpr bool is_activation(Verb verb) {
    return verb >= Verb::ActivateLook && verb <= Verb::ActivateMarket;
}

} // namespace drags_2_riches
