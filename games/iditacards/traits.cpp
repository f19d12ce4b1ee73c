#include "games/iditacards/traits.h"

#include <fmt/format.h>

namespace iditacards {

namespace {

using homestretch::Language;
using homestretch::Places;

std::string death_kills_sentence(const homestretch::Step& step, std::string_view whose) {
    return step.arguments[0] == all_of_them
               ? fmt::format("{} kills all the rest of your dogs.", whose)
               : fmt::format("{} kills {} more of your dogs.", whose, step.arguments[0]);
}
std::string own_death_kills(const Language&, StepsOfEffect steps, std::size_t index) {
    return death_kills_sentence(steps[index], "Its death");
}
std::string dogs_death_kills(const Language&, StepsOfEffect steps, std::size_t index) {
    return death_kills_sentence(steps[index], "Its dog's death");
}

constexpr Places on_team = on_dog | on_attachment;

// clang-format off
constexpr std::array rows{
    TraitRow{Verb::Speed, {"speed {bonus}", on_team, "{0+} speed."}, {&Traits::speed}},
    TraitRow{Verb::Speed, {"speed {bonus}", on_weather, "{0+} speed."}, {&Weather::speed}},
    TraitRow{Verb::SpeedOtherDogs, {"speed-other-dogs {bonus}", on_dog, "{0+} speed for each of your other dogs."}, {&Traits::speed_other_dogs}},
    TraitRow{Verb::SpeedMultiply, {"speed-multiply {factor}", on_team, "Your speed is multiplied by {0}."}, {&Traits::speed_multiply}},
    TraitRow{Verb::Hand, {"hand {bonus}", on_team, "You draw {0-} {0|card|cards} {0<fewer|more} at a new day."}, {&Traits::hand}},
    TraitRow{Verb::EnergyCost, {"energy-cost {bonus}", on_team, "Your energy costs are {0-} {0<lower|higher}."}, {&Traits::energy_cost}},
    TraitRow{Verb::HealthCost, {"health-cost {bonus}", on_team, "Your health costs are {0-} {0<lower|higher}."}, {&Traits::health_cost}},
    TraitRow{Verb::RiskCost, {"risk-cost {bonus}", on_team, "Your risk costs are {0-} {0<lower|higher}."}, {&Traits::risk_cost}},
    TraitRow{Verb::LegLevels, {"leg-levels {bonus}", on_dog, "Legs give you {0-} {0<less|more} hypothermia and starvation."}, {&Traits::leg_levels}},
    TraitRow{Verb::CountsAs, {"counts-as {dogs}", on_dog, "Counts as {0} dogs."}, {&Card::counts_as}},
    TraitRow{Verb::Holds, {"holds {attachments}", on_dog, "Holds {0?up to {0} {0|attachment|attachments}|no attachment}."}, {&Card::holds}},
    TraitRow{Verb::CannotDie, {"cannot-die", on_dog, "Cannot die."}, {&Card::cannot_die}},
    TraitRow{Verb::CannotDie, {"cannot-die", on_attachment, "Its dog cannot die."}, {&Card::cannot_die}},
    TraitRow{Verb::Armour, {"armour", on_attachment, "Is discarded in place of its dog's death."}, {&Card::armour}},
    TraitRow{Verb::DiesTo, {"dies-to {pile}", on_dog, "Goes to your {0} when it dies."}, {&Card::dies_to}},
    TraitRow{Verb::DeathKills, {"death-kills {kills}", on_dog, "", &own_death_kills}, {&Card::death_kills}},
    TraitRow{Verb::DeathKills, {"death-kills {kills}", on_attachment, "", &dogs_death_kills}, {&Card::death_kills}},
    TraitRow{Verb::NoPassDamage, {"no-pass-damage", on_team, "You take no damage for passing."}, {&Traits::no_pass_damage}},
    TraitRow{Verb::PersonalBonus, {"personal-bonus {bonus} {bonus}", on_team, "Your personal cards look at {1} more and destroy up to {0} more."},
             {&Traits::destroy_more, &Traits::look_more}},
    TraitRow{Verb::SledBonus, {"sled-bonus {bonus} {bonus}", on_team, "Your sled cards fill the supply by {1} more and take {0} more."},
             {&Traits::take_more, &Traits::fill_more}},
    TraitRow{Verb::StartsInPlay, {"starts-in-play", on_dog, "Starts the match on your table."}, {&Card::starts_in_play}},
    TraitRow{Verb::BreaksPayment, {"breaks-payment", on_team | on_card | on_damage, "A payment it is discarded for fails."}, {&Card::breaks_payment}},
    TraitRow{Verb::RiskPaymentsTwice, {"risk-payments-twice", on_card, "Cards that pay its risk take effect twice."}, {&Card::risk_payments_twice}},
    TraitRow{Verb::Immune, {"immune", on_leg, "You are immune here."}, {&Leg::immune}},
    TraitRow{Verb::DogSpeed, {"dog-speed {bonus}", on_leg, "{0+} speed per dog."}, {&Leg::dog_speed}},
    TraitRow{Verb::NoStarve, {"no-starve", on_leg, "Your starvation cannot rise."}, {&Leg::no_starve}},
    TraitRow{Verb::RisksFizzle, {"risks-fizzle", on_leg, "A risk due here fizzles."}, {&Leg::risks_fizzle}},
    TraitRow{Verb::NoExtraHand, {"no-extra-hand", on_leg, "A new day brings no extra cards."}, {&Leg::no_extra_hand}},
    TraitRow{Verb::NoSpeedBonus, {"no-speed-bonus", on_leg, "Speed bonuses do not count."}, {&Leg::no_speed_bonus}},
    TraitRow{Verb::NoMovement, {"no-movement", on_weather, "No movement."}, {&Weather::no_movement}},
    TraitRow{Verb::Cancel, {"cancel {type}", on_weather, "{0} cards have no effect."}, {&Weather::cancelled}},
};
// clang-format on

} // namespace

std::span<const TraitRow> trait_rows() {
    return rows;
}

} // namespace iditacards
