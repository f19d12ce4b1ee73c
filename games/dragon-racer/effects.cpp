#include "games/dragon-racer/effects.h"

#include "engine/effects/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace dragon_racer {

using homestretch::id_of;
using homestretch::Language;
using homestretch::Places;
using homestretch::Range;
using homestretch::Step;

namespace {

constexpr Places after_when = 4;

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    });
    return text;
}

// All about what makes a character `move`: how it is written and reads, and which bonuses that adds to.
struct Trigger {
    When when{};
    std::string_view form{};
    std::string_view text{};
    std::array<std::uint8_t Character::*, 2> bonuses{};
};
constexpr std::array triggers{
    Trigger{When::Fire, "when fire {speed}", "When you fire up a dragon of speed {0} or more, {step}"},
    Trigger{When::FireAll,
            "when fire_all",
            "When you fire up your whole team, {step}",
            {&Character::fire_all_bonus}},
    Trigger{When::Swap, "when swap", "When you swap, {step}", {&Character::swap_bonus}},
    Trigger{When::SwapColour,
            "when swap_colour",
            "When you swap in a dragon of another colour, {step}",
            {&Character::swap_colour_bonus}},
    Trigger{When::Attack, "when attack", "When you attack, {step}", {&Character::attack_bonus}},
    Trigger{When::Boost,
            "when boost",
            "When you win or tie a boost, {step}",
            {&Character::boost_sole_bonus, &Character::boost_tie_bonus}},
    Trigger{When::BoostSole,
            "when boost_sole",
            "When you win a boost alone, {step}",
            {&Character::boost_sole_bonus}},
    Trigger{When::BoostTie, "when boost_tie", "When you tie a boost, {step}", {&Character::boost_tie_bonus}},
};

void add(std::uint8_t& sum, int more) {
    sum = static_cast<std::uint8_t>(sum + more);
}

void add_move(Character& character, const Step& step) {
    const int spaces = step.arguments[0];
    const auto when = prefix_of<When>(step);
    if (when == When::Fire) {
        const auto least = static_cast<std::size_t>(step.prefix_arguments[0]);
        for (std::size_t speed = least; speed <= max_speed; ++speed) add(character.fire_bonus[speed], spaces);
    }
    for (const Trigger& trigger : triggers) {
        for (std::uint8_t Character::*const bonus : trigger.bonuses)
            if (trigger.when == when && bonus != nullptr) add(character.*bonus, spaces);
    }
}

} // namespace

Language effect_language(const homestretch::Vocabulary& colours) {
    homestretch::Hole colour{.name = "colour"};
    for (std::size_t i = 0; i < colours.size(); ++i) {
        colour.words.push_back({colours.id(i), static_cast<std::int16_t>(i), lower(colours.name(i))});
    }
    homestretch::Hole attack_colour = colour;
    attack_colour.name = "attack colour";
    attack_colour.words.push_back({"own", own_colour, "own-coloured"});

    std::vector<homestretch::Form> prefixes;
    for (const Trigger& trigger : triggers)
        prefixes.push_back({.id = id_of(trigger.when),
                            .form = trigger.form,
                            .where = on_character,
                            .opens = after_when,
                            .text = trigger.text});
    return Language{
        .places = {{on_character, "on a character"},
                   {on_dragon, "on a dragon"},
                   {after_when, "after 'when'"}},
        .holes = {colour,
                  attack_colour,
                  {.name = "dragons", .numbers = Range{1, max_team}},
                  {.name = "spaces", .numbers = Range{1, 9}},
                  {.name = "icons", .numbers = Range{1, 3}},
                  {.name = "speed", .numbers = Range{1, max_speed}}},
        .verbs = {{.id = id_of(Verb::SupportAny),
                   .form = "support any",
                   .where = on_character,
                   .text = "Gives 1 support of any colour each turn."},
                  {.id = id_of(Verb::Support),
                   .form = "support {colour}",
                   .where = on_character,
                   .text = "Gives 1 {0} support each turn."},
                  {.id = id_of(Verb::TeamSize),
                   .form = "team_size {dragons}",
                   .where = on_character,
                   .text = "Races with {0} {0|dragon|dragons}."},
                  {.id = id_of(Verb::Move),
                   .form = "move {spaces}",
                   .where = after_when,
                   .text = "Move {0} more {0|space|spaces}."},
                  {.id = id_of(Verb::Attack),
                   .form = "attack {attack colour} {icons}",
                   .where = on_dragon,
                   .text =
                       "Attack: one racing dragon needs {1} more {0} {1|supporter|supporters} this turn."}},
        .prefixes = std::move(prefixes),
    };
}

void add_effect(Character& character, std::span<const Step> steps) {
    for (const Step& step : steps) {
        const std::int16_t first = step.arguments[0];
        switch (verb_of<Verb>(step)) {
        case Verb::Support: character.support += ColourCounts::of(static_cast<std::size_t>(first), 1); break;
        case Verb::SupportAny: add(character.support_any, 1); break;
        case Verb::TeamSize: character.team_size = static_cast<std::uint8_t>(first); break;
        case Verb::Attack: break; // stands on dragons only
        case Verb::Move: add_move(character, step); break;
        }
    }
}

} // namespace dragon_racer
