#pragma once

#include "engine/effects/language.h"
#include "engine/pack/vocabulary.h"

#include <cstdint>
#include <span>
#include <string>

namespace iditacards {

// The words of the `effect` columns: `draw 5; recover 3`, `speed 1; hand 1`, `on-day kill own`.
enum class Verb : std::uint8_t {
    // Steps
    Draw,
    DrawPerDog,
    Recover,
    RecoverAll,
    Destroy,
    DestroyHand,
    MayDestroyHand,
    Take,
    Move,
    DamageSelf,
    DamageOthers,
    GainSelf,
    GainOthers,
    RaiseOthers,
    ClearSelf,
    KillOwn,
    KillEachOther,
    KillAnyFake,
    KillAnyAttached,
    NewDay,
    ShuffleDiscard,
    DestroySelf,
    UntilDayEnd,
    DestroySupply,
    // Procedures of the rules themselves, which no card can say (procedures.h)
    MakePayable,
    PayEnergy,
    PayHealth,
    Settle,
    Execute,
    PutAway,
    MakeRoom,
    EnterTable,
    Attach,
    PayParent,
    Walk,
    OnMove,
    Deaths,
    AskToJoin,
    EndDays,
    RollWeather,
    FeelWeather,
    FeelLegs,
    EndMove,
    FeelTurnEnd,
    // Traits of cards
    Speed,
    SpeedOtherDogs,
    SpeedMultiply,
    Hand,
    EnergyCost,
    HealthCost,
    RiskCost,
    LegLevels,
    CountsAs,
    Holds,
    CannotDie,
    Armour,
    DiesTo,
    DeathKills,
    NoPassDamage,
    PersonalBonus,
    SledBonus,
    StartsInPlay,
    BreaksPayment,
    RiskPaymentsTwice,
    // Traits of legs and weather
    Immune,
    DogSpeed,
    NoStarve,
    RisksFizzle,
    NoExtraHand,
    NoSpeedBonus,
    NoMovement,
    Cancel,
};
[[nodiscard]] constexpr bool is_step(Verb verb) {
    return verb <= Verb::DestroySupply;
}
[[nodiscard]] constexpr bool is_trait(Verb verb) { // which only lies there; all others are performed
    return verb >= Verb::Speed;
}
inline constexpr std::size_t performed_verbs = static_cast<std::size_t>(Verb::Speed);

enum class Prefix : std::uint8_t {
    None,
    OnPlay,
    OnMove,
    OnDayEndEmpty,
    OnRoll,
    OnDay,
    OnTurnEnd,
    IfTodayType,
    IfTodayCards,
    IfNotMoved,
};

enum class Level : std::uint8_t { Hypothermia, Starvation };
enum class DiesTo : std::uint8_t { Destroyed, Hand, Discard };

inline constexpr std::int16_t all_of_them = 100;  // `all` beside the numbers 0 to 99
inline constexpr std::int16_t as_destroyed = 101; // `destroyed`: as many as were destroyed
inline constexpr std::int16_t until_dog = 102;    // `take X of dog`

// Where effects stand.
inline constexpr homestretch::Places on_dog = 1;
inline constexpr homestretch::Places on_attachment = 2;
inline constexpr homestretch::Places on_card = 4; // food, personal, sled, utility, movement
inline constexpr homestretch::Places on_damage = 8;
inline constexpr homestretch::Places on_leg = 16;
inline constexpr homestretch::Places on_weather = 32;
// Behind a trigger. What may stand there keeps every chain of effects finite: a movement cannot set off
// another one, nor a new day another one.
inline constexpr homestretch::Places after_on_play = 64;
inline constexpr homestretch::Places after_on_move = 128;
inline constexpr homestretch::Places after_on_day_end = 256;
inline constexpr homestretch::Places after_on_roll = 512;
inline constexpr homestretch::Places after_on_leg = 1024; // on-day, on-turn-end

// What one pattern cannot say.
using StepsOfEffect = std::span<const homestretch::Step>;
[[nodiscard]] std::string destroy_sentence(const homestretch::Language& language, StepsOfEffect steps,
                                           std::size_t index);
[[nodiscard]] std::string take_sentence(const homestretch::Language& language, StepsOfEffect steps,
                                        std::size_t index);
[[nodiscard]] std::string kill_own_sentence(const homestretch::Language& language, StepsOfEffect steps,
                                            std::size_t index);

// `supply_adds`: with the option supply_fill=add-y the text of `take` says so.
[[nodiscard]] homestretch::Language effect_language(const homestretch::Vocabulary& cards,
                                                    const homestretch::Vocabulary& types,
                                                    const homestretch::Vocabulary& subtypes,
                                                    bool supply_adds);

} // namespace iditacards
