#pragma once

#include "engine/effects/interpreter.h"
#include "engine/effects/language.h"
#include "games/drags-2-riches/actions.h"
#include "games/drags-2-riches/events.h"

namespace drags_2_riches {

struct Rules;

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
inline constexpr homestretch::Places after_may = 8;
inline constexpr homestretch::Places anywhere = on_card | on_turn_power;

inline constexpr int max_value = 99;

// What a step remembers while it waits, in Frame::scratch.
enum class Memory : std::uint8_t {
    Nothing,
    Chosen,    // how many cards were chosen
    Lending,   // the same; and who is lent to, counted from 1
    Activated, // 1: a card was activated
    Doubling,  // the category, counted from 1; and 1 when it is done
    Passed,    // how many players to the left have had their turn
    Taking,    // the same; and how many cards were taken from the next
};

struct Resolving; // what a step is carried out with (phases.h)

// All there is to know about a verb.
struct VerbRow {
    Verb verb{};
    std::string_view form{}; // as packs write it; empty: they do not
    homestretch::Places where = 0;
    std::string_view text{}; // its English; {W}: the victim
    homestretch::Progress (*perform)(Resolving&) = nullptr;
    // Where it asks: the choices there are, and what one of them does. (Declining is the same for all.)
    void (*list)(const Rules&, const State&, Seat, homestretch::ActionList&) = nullptr;
    void (*answer)(Resolving&, Seat, homestretch::Action) = nullptr;
    Memory memory = Memory::Nothing;
    Ask asks = Ask::Nothing;                   // to choose a card
    Zone zone{};                               // where the cards lie that it is about
    void (*put)(Resolving&, CardId) = nullptr; // what it does with one of the own cards that was chosen
    Deed deed{};                               // with one of another player's
    std::string_view picking{};                // phrases: what is done by choosing a card,
    std::string_view onto{};                   // and where it goes then, or what it does
    bool counted = form.find("[up-to]") != std::string_view::npos; // how many, and whether fewer will do
};
inline constexpr std::size_t own_verb_count = 19;
inline constexpr std::size_t shade_verb_count = 14;
extern const std::array<VerbRow, own_verb_count> own_verbs;     // effects_own.cpp
extern const std::array<VerbRow, shade_verb_count> shade_verbs; // shade.cpp
[[nodiscard]] inline const VerbRow& row_of(Verb verb) {
    const auto index = static_cast<std::size_t>(verb);
    return index < own_verb_count ? own_verbs[index] : shade_verbs[index - own_verb_count];
}

[[nodiscard]] homestretch::Language effect_language();

[[nodiscard]] constexpr bool is_shade(Verb verb) {
    return verb >= Verb::PeekHand && verb <= Verb::TrashTheirFloordrobe;
}
[[nodiscard]] inline bool takes_from_hand(Verb verb) { // of another player
    return row_of(verb).asks == Ask::TakeHand;
}
[[nodiscard]] constexpr bool is_activation(Verb verb) {
    return verb >= Verb::ActivateLook && verb <= Verb::ActivateMarket;
}

} // namespace drags_2_riches
