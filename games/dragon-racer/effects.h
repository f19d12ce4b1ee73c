#pragma once

#include "engine/effects/language.h"
#include "engine/pack/vocabulary.h"
#include "games/dragon-racer/rules.h"

#include <span>
#include <string>

namespace dragon_racer {

// The words of the `effect` columns: `support blue; when fire_all move 3`, `attack own 1`.
enum class Verb : std::uint8_t { Support, SupportAny, TeamSize, Move, Attack };
enum class When : std::uint8_t { Never, Fire, FireAll, Swap, SwapColour, Attack, Boost, BoostSole, BoostTie };

inline constexpr homestretch::Places on_character = 1;
inline constexpr homestretch::Places on_dragon = 2;

inline constexpr std::int16_t own_colour = 99; // `attack own`: the colour of the card itself

[[nodiscard]] homestretch::Language effect_language(const homestretch::Vocabulary& colours);

// Adds up what a character's program gives.
void add_effect(Character& character, std::span<const homestretch::Step> steps);

} // namespace dragon_racer
