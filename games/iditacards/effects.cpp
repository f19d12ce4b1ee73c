#include "games/iditacards/effects.h"

#include "engine/effects/text.h"

#include <fmt/format.h>

#include <string>

namespace iditacards {

using homestretch::Form;
using homestretch::Hole;
using homestretch::id_of;
using homestretch::Language;
using homestretch::Places;
using homestretch::Range;
using homestretch::Step;
using homestretch::Vocabulary;

namespace {

using StepsOfEffect = std::span<const Step>;

// Behind a trigger. What may stand there keeps every chain of effects finite: a movement cannot set off
// another one, nor a new day another one.
constexpr Places after_on_play = 64;
constexpr Places after_on_move = 128;
constexpr Places after_on_day_end = 256;
constexpr Places after_on_roll = 512;
constexpr Places after_on_leg = 1024; // on-day, on-turn-end

constexpr Places on_table = on_dog | on_attachment;
constexpr Places on_action = on_card | on_damage;
constexpr Places anywhere =
    on_action | after_on_play | after_on_move | after_on_day_end | after_on_roll | after_on_leg;
constexpr Places may_move = on_action | after_on_play | after_on_day_end;

std::string destroy_sentence(const Language& language, StepsOfEffect steps, std::size_t index) {
    const Step& step = steps[index];
    const int most = step.arguments[0];
    const int looked_at = step.arguments[1];
    const std::string look = looked_at == all_of_them ? "Look at your deck"
                             : looked_at == 1
                                 ? "Look at the top card of your deck"
                                 : filled(language, step, "Look at the top {1} cards of your deck");
    if (most == 0) return look + " and draw any of them.";
    if (looked_at == 1) return look + "; you may destroy it or draw it.";
    if (most == all_of_them) return look + ", destroy any number and draw any of the others.";
    return look + filled(language, step, ", destroy up to {0} and draw any of the others.");
}

std::string take_sentence(const Language& language, StepsOfEffect steps, std::size_t index, bool adds) {
    const Step& step = steps[index];
    const int filled_to = step.arguments[1];
    const std::string take =
        step.arguments[0] == as_destroyed ? "then take that many." : filled(language, step, "then take {0}.");
    if (filled_to == 0) return filled(language, step, "Take {0} {0|card|cards} from the supply.");
    if (filled_to == until_dog) return "Fill the supply until it holds a dog, " + take;
    if (filled_to == as_destroyed) {
        return (adds ? "Add as many cards to the supply as were destroyed, "
                     : "Fill the supply to as many cards as were destroyed, ") +
               take;
    }
    return filled(language, step,
                  adds ? "Add {1} {1|card|cards} to the supply, "
                       : "Fill the supply to {1} {1|card|cards}, ") +
           take;
}
std::string take_filling(const Language& language, StepsOfEffect steps, std::size_t index) {
    return take_sentence(language, steps, index, false);
}
std::string take_adding(const Language& language, StepsOfEffect steps, std::size_t index) {
    return take_sentence(language, steps, index, true);
}

// ID-44: what follows depends on the kill.
std::string kill_own_sentence(const Language&, StepsOfEffect steps, std::size_t index) {
    return index + 1 < steps.size() ? "Kill one of your dogs. If you could:" : "Kill one of your dogs.";
}

std::string death_kills_sentence(const Step& step, std::string_view whose) {
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

Hole hole_of(std::string_view name, const Vocabulary& words) {
    Hole hole{.name = name};
    for (std::size_t i = 0; i < words.size(); ++i)
        hole.words.push_back({words.id(i), static_cast<std::int16_t>(i), words.name(i)});
    return hole;
}

std::vector<Form> step_forms(bool supply_adds) {
    const auto form = [](Verb verb, std::string_view written, Places where, std::string_view text) {
        return Form{.id = id_of(verb), .form = written, .where = where, .text = text};
    };
    const auto wordy = [](Verb verb, std::string_view written, Places where,
                          homestretch::WriteSentence write) {
        return Form{.id = id_of(verb), .form = written, .where = where, .write = write};
    };
    return {
        form(Verb::Draw, "draw {count}", anywhere, "Draw {0} {0|card|cards}."),
        form(Verb::DrawPerDog, "draw-per-dog {count}", anywhere, "Draw {0} {0|card|cards} per dog you have."),
        form(Verb::Recover, "recover {count}", anywhere,
             "Recover up to {0} {0|card|cards} from your discard pile."),
        form(Verb::RecoverAll, "recover-all {subtype}", anywhere,
             "Recover all {0} cards from your discard pile."),
        wordy(Verb::Destroy, "destroy {number} of {number}", anywhere, destroy_sentence),
        form(Verb::DestroyHand, "destroy-hand", anywhere, "Destroy all cards in your hand."),
        form(Verb::MayDestroyHand, "may-destroy-hand {count}", anywhere,
             "You may destroy up to {0} {0|card|cards} in your hand."),
        wordy(Verb::Take, "take {taken} of {supply}", anywhere, supply_adds ? take_adding : take_filling),
        form(Verb::Move, "move {distance} [x{count}]", may_move, "Move {1?({0} + speed) × {1}|{0} + speed}."),
        form(Verb::DamageSelf, "damage self {count}", anywhere, "Take {0} damage."),
        form(Verb::DamageOthers, "damage others {count}", anywhere, "Each other player takes {0} damage."),
        form(Verb::GainSelf, "gain self {level} {count}", anywhere, "Gain {1} {0}."),
        form(Verb::GainOthers, "gain others {level} {count}", anywhere, "Each other player gains {1} {0}."),
        form(Verb::RaiseOthers, "raise others {level}", anywhere,
             "Each other player's {0} rises to the entry number of their leg."),
        form(Verb::ClearSelf, "clear self {level}", anywhere, "Your {0} becomes 0."),
        wordy(Verb::KillOwn, "kill own", anywhere, kill_own_sentence),
        form(Verb::KillEachOther, "kill each-other", anywhere, "Each other player kills one of their dogs."),
        form(Verb::KillAnyFake, "kill any fake", anywhere, "Kill one fake dog, whoever owns it."),
        form(Verb::KillAnyAttached, "kill any attached", anywhere,
             "Kill one dog that holds an attachment, whoever owns it."),
        form(Verb::NewDay, "new-day", on_action, "A new day begins."),
        form(Verb::ShuffleDiscard, "shuffle-discard", anywhere,
             "Your discard pile is shuffled into your deck."),
        form(Verb::DestroySelf, "destroy-self", on_action, "Once played, this card is destroyed."),
        form(Verb::UntilDayEnd, "until-day-end {flag}", anywhere, "Until your day ends {0}."),
        form(Verb::DestroySupply, "destroy-supply", after_on_roll, "All cards in the supply are destroyed."),
    };
}

void add_trait_forms(std::vector<Form>& verbs) {
    const auto form = [&](Verb verb, std::string_view written, Places where, std::string_view text) {
        verbs.push_back({.id = id_of(verb), .form = written, .where = where, .text = text});
    };
    const auto wordy = [&](Verb verb, std::string_view written, Places where,
                           homestretch::WriteSentence write) {
        verbs.push_back({.id = id_of(verb), .form = written, .where = where, .write = write});
    };
    form(Verb::Speed, "speed {bonus}", on_table | on_weather, "{0+} speed.");
    form(Verb::SpeedOtherDogs, "speed-other-dogs {bonus}", on_dog, "{0+} speed for each of your other dogs.");
    form(Verb::SpeedMultiply, "speed-multiply {factor}", on_table, "Your speed is multiplied by {0}.");
    form(Verb::Hand, "hand {bonus}", on_table, "You draw {0-} {0|card|cards} {0<fewer|more} at a new day.");
    form(Verb::EnergyCost, "energy-cost {bonus}", on_table, "Your energy costs are {0-} {0<lower|higher}.");
    form(Verb::HealthCost, "health-cost {bonus}", on_table, "Your health costs are {0-} {0<lower|higher}.");
    form(Verb::RiskCost, "risk-cost {bonus}", on_table, "Your risk costs are {0-} {0<lower|higher}.");
    form(Verb::LegLevels, "leg-levels {bonus}", on_dog,
         "Legs give you {0-} {0<less|more} hypothermia and starvation.");
    form(Verb::CountsAs, "counts-as {dogs}", on_dog, "Counts as {0} dogs.");
    form(Verb::Holds, "holds {attachments}", on_dog,
         "Holds {0?up to {0} {0|attachment|attachments}|no attachment}.");
    form(Verb::CannotDie, "cannot-die", on_dog, "Cannot die.");
    form(Verb::CannotDie, "cannot-die", on_attachment, "Its dog cannot die.");
    form(Verb::Armour, "armour", on_attachment, "Is discarded in place of its dog's death.");
    form(Verb::DiesTo, "dies-to {pile}", on_dog, "Goes to your {0} when it dies.");
    wordy(Verb::DeathKills, "death-kills {kills}", on_dog, own_death_kills);
    wordy(Verb::DeathKills, "death-kills {kills}", on_attachment, dogs_death_kills);
    form(Verb::NoPassDamage, "no-pass-damage", on_table, "You take no damage for passing.");
    form(Verb::PersonalBonus, "personal-bonus {bonus} {bonus}", on_table,
         "Your personal cards look at {1} more and destroy up to {0} more.");
    form(Verb::SledBonus, "sled-bonus {bonus} {bonus}", on_table,
         "Your sled cards fill the supply by {1} more and take {0} more.");
    form(Verb::StartsInPlay, "starts-in-play", on_dog, "Starts the match on your table.");
    form(Verb::BreaksPayment, "breaks-payment", on_table | on_action, "A payment it is discarded for fails.");
    form(Verb::RiskPaymentsTwice, "risk-payments-twice", on_card,
         "Cards that pay its risk take effect twice.");

    form(Verb::Immune, "immune", on_leg, "You are immune here.");
    form(Verb::DogSpeed, "dog-speed {bonus}", on_leg, "{0+} speed per dog.");
    form(Verb::NoStarve, "no-starve", on_leg, "Your starvation cannot rise.");
    form(Verb::RisksFizzle, "risks-fizzle", on_leg, "A risk due here fizzles.");
    form(Verb::NoExtraHand, "no-extra-hand", on_leg, "A new day brings no extra cards.");
    form(Verb::NoSpeedBonus, "no-speed-bonus", on_leg, "Speed bonuses do not count.");
    form(Verb::NoMovement, "no-movement", on_weather, "No movement.");
    form(Verb::Cancel, "cancel {type}", on_weather, "{0} cards have no effect.");
}

std::vector<Form> prefix_forms() {
    const auto trigger = [](Prefix prefix, std::string_view written, Places where, Places opens,
                            std::string_view text) {
        return Form{.id = id_of(prefix), .form = written, .where = where, .opens = opens, .text = text};
    };
    const auto condition = [](Prefix prefix, std::string_view written, std::string_view text) {
        return Form{.id = id_of(prefix),
                    .form = written,
                    .where = on_action,
                    .text = text,
                    .otherwise = "Otherwise: {step}"};
    };
    return {
        trigger(Prefix::OnPlay, "on-play", on_table, after_on_play, "When it comes into play: {step}"),
        trigger(Prefix::OnMove, "on-move", on_table, after_on_move, "After each of your movements: {step}"),
        trigger(Prefix::OnDayEndEmpty, "on-day-end-empty", on_table, after_on_day_end,
                "When your day ends and hand and deck are empty: {step}"),
        trigger(Prefix::OnRoll, "on-roll", on_weather, after_on_roll, "When rolled: {step}"),
        trigger(Prefix::OnDay, "on-day", on_leg, after_on_leg, "At each new day: {step}"),
        trigger(Prefix::OnTurnEnd, "on-turn-end", on_leg, after_on_leg, "At the end of your turn: {step}"),
        // The arguments behind the type are filled in by the tables: own type, a type with a vowel.
        condition(Prefix::IfTodayType,
                  "if today-type {type}:", "If you have resolved a{1?nother|}{2?n|} {0} card today: {step}"),
        condition(Prefix::IfTodayCards,
                  "if today-cards {card...}:", "If you have resolved {0} today: {step}"),
        condition(Prefix::IfNotMoved, "if not-moved:", "If no card has moved you today: {step}"),
    };
}

} // namespace

Language effect_language(const Vocabulary& cards, const Vocabulary& types, const Vocabulary& subtypes,
                         bool supply_adds) {
    constexpr int largest = 99;
    Language language{
        .places = {{on_dog, "on a dog"},
                   {on_attachment, "on an attachment"},
                   {on_card, "on a card that is played for its effect"},
                   {on_damage, "on a damage card"},
                   {on_leg, "on a leg"},
                   {on_weather, "on a weather"},
                   {after_on_play, "after 'on-play'"},
                   {after_on_move, "after 'on-move'"},
                   {after_on_day_end, "after 'on-day-end-empty'"},
                   {after_on_roll, "after 'on-roll'"},
                   {after_on_leg, "after 'on-day' and 'on-turn-end'"}},
        .holes = {hole_of("card", cards),
                  hole_of("type", types),
                  hole_of("subtype", subtypes),
                  {.name = "count", .numbers = Range{1, largest}},
                  {.name = "distance", .numbers = Range{0, largest}},
                  {.name = "number", .numbers = Range{0, largest}, .words = {{"all", all_of_them}}},
                  {.name = "taken", .numbers = Range{0, largest}, .words = {{"destroyed", as_destroyed}}},
                  {.name = "supply",
                   .numbers = Range{0, largest},
                   .words = {{"destroyed", as_destroyed}, {"dog", until_dog}}},
                  {.name = "bonus", .numbers = Range{-largest, largest}},
                  {.name = "factor", .numbers = Range{2, 9}},
                  {.name = "dogs", .numbers = Range{1, 6}},
                  {.name = "attachments", .numbers = Range{0, 2}},
                  {.name = "kills", .numbers = Range{1, 5}, .words = {{"all", all_of_them}}},
                  {.name = "level",
                   .words = {{"hypothermia", static_cast<std::int16_t>(Level::Hypothermia)},
                             {"starvation", static_cast<std::int16_t>(Level::Starvation)}}},
                  {.name = "pile",
                   .words = {{"hand", static_cast<std::int16_t>(DiesTo::Hand)},
                             {"discard", static_cast<std::int16_t>(DiesTo::Discard), "discard pile"}}},
                  {.name = "flag",
                   .words = {{"immune", 0, "you are immune"},
                             {"energy-zero", 1, "your energy costs are 0"},
                             {"health-zero", 2, "your health costs are 0"}}}},
        .verbs = step_forms(supply_adds),
        .prefixes = prefix_forms(),
    };
    add_trait_forms(language.verbs);
    return language;
}

} // namespace iditacards
