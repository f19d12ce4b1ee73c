#include "games/iditacards/effects.h"

#include "engine/effects/text.h"
#include "games/iditacards/traits.h"
#include "games/iditacards/verbs.h"

#include <fmt/format.h>

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

constexpr Places on_table = on_dog | on_attachment;
constexpr Places on_action = on_card | on_damage;

std::string take_words(const Language& language, StepsOfEffect steps, std::size_t index, bool adds) {
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
std::string take_adding(const Language& language, StepsOfEffect steps, std::size_t index) {
    return take_words(language, steps, index, true);
}

Hole hole_of(std::string_view name, const Vocabulary& words) {
    Hole hole{.name = name};
    for (std::size_t i = 0; i < words.size(); ++i)
        hole.words.push_back({words.id(i), static_cast<std::int16_t>(i), words.name(i)});
    return hole;
}

std::vector<Form> verb_forms(bool supply_adds) {
    std::vector<Form> forms;
    const auto add = [&](Verb verb, const Written& written) {
        forms.push_back({.id = id_of(verb),
                         .form = written.form,
                         .where = written.where,
                         .text = written.text,
                         .write = written.write});
    };
    for (const VerbRow& row : Verbs::rows) {
        if (row.written.form.empty()) continue;
        add(row.verb, row.written);
        if (row.verb == Verb::Take && supply_adds) forms.back().write = &take_adding;
    }
    for (const TraitRow& row : trait_rows()) add(row.verb, row.written);
    return forms;
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

std::string take_sentence(const Language& language, StepsOfEffect steps, std::size_t index) {
    return take_words(language, steps, index, false);
}

// ID-44: what follows depends on the kill.
std::string kill_own_sentence(const Language&, StepsOfEffect steps, std::size_t index) {
    return index + 1 < steps.size() ? "Kill one of your dogs. If you could:" : "Kill one of your dogs.";
}

Language effect_language(const Vocabulary& cards, const Vocabulary& types, const Vocabulary& subtypes,
                         bool supply_adds) {
    constexpr int largest = 99;
    return {
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
        .verbs = verb_forms(supply_adds),
        .prefixes = prefix_forms(),
    };
}

} // namespace iditacards
