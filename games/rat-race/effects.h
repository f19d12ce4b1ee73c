#pragma once

#include "engine/effects/language.h"

namespace rat_race {

// The words of the `effect` columns: `draw 3; discard 2`, `may bank 1`, `step front back 1`.
enum class Verb : std::uint8_t {
    Feet,
    DrawPlayers,
    Draw,
    Bank,
    Unbank,
    Discard,
    OthersDiscard,
    Steal,
    Recover,
    Look,
    GiveBank,
    HandOut,
    PeekBank,
    ExposeAll,
    ExposeOther,
    TakeIssue,
    ShiftIssue,
    DiscardIssue,
    RevealPlace,
    PlayIssue,
    Step,
    ExtraMove,
    SkipMove,
    Riot,
    Calm,
};
enum class Prefix : std::uint8_t { None, May };
enum class Receivers : std::int16_t { Others, All };
enum class WhichIssues : std::int16_t { Any, Top };
enum class Who : std::int16_t { Any, Front, Last, Here };
enum class Direction : std::int16_t { Forward, Back, Either };

inline constexpr homestretch::Places on_issue = 1;
inline constexpr homestretch::Places on_action = 2;
inline constexpr homestretch::Places may_on_issue = 4; // behind `may`
inline constexpr homestretch::Places may_on_action = 8;
inline constexpr homestretch::Places anywhere = on_issue | on_action;
inline constexpr homestretch::Places also_optional = anywhere | may_on_issue | may_on_action;

// `feet_for_cards`: whether Feet bind steps made by cards as well (RR-38), which their text says.
[[nodiscard]] homestretch::Language effect_language(bool feet_for_cards);

} // namespace rat_race
