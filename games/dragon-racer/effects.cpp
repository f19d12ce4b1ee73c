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

std::vector<homestretch::Form> triggers() {
    return {
        {.id = id_of(When::Fire),
         .form = "when fire {speed}",
         .where = on_character,
         .opens = after_when,
         .text = "When you fire up a dragon of speed {0} or more, {step}"},
        {.id = id_of(When::FireAll),
         .form = "when fire_all",
         .where = on_character,
         .opens = after_when,
         .text = "When you fire up your whole team, {step}"},
        {.id = id_of(When::Swap),
         .form = "when swap",
         .where = on_character,
         .opens = after_when,
         .text = "When you swap, {step}"},
        {.id = id_of(When::SwapColour),
         .form = "when swap_colour",
         .where = on_character,
         .opens = after_when,
         .text = "When you swap in a dragon of another colour, {step}"},
        {.id = id_of(When::Attack),
         .form = "when attack",
         .where = on_character,
         .opens = after_when,
         .text = "When you attack, {step}"},
        {.id = id_of(When::Boost),
         .form = "when boost",
         .where = on_character,
         .opens = after_when,
         .text = "When you win or tie a boost, {step}"},
        {.id = id_of(When::BoostSole),
         .form = "when boost_sole",
         .where = on_character,
         .opens = after_when,
         .text = "When you win a boost alone, {step}"},
        {.id = id_of(When::BoostTie),
         .form = "when boost_tie",
         .where = on_character,
         .opens = after_when,
         .text = "When you tie a boost, {step}"},
    };
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
        .prefixes = triggers(),
    };
}

void add_effect(Character& character, std::span<const Step> steps) {
    const auto add = [](std::uint8_t& sum, int more) { sum = static_cast<std::uint8_t>(sum + more); };
    for (const Step& step : steps) {
        const std::int16_t first = step.arguments[0];
        switch (verb_of<Verb>(step)) {
        case Verb::Support: character.support += ColourCounts::of(static_cast<std::size_t>(first), 1); break;
        case Verb::SupportAny: add(character.support_any, 1); break;
        case Verb::TeamSize: character.team_size = static_cast<std::uint8_t>(first); break;
        case Verb::Attack: break; // stands on dragons only
        case Verb::Move:
            switch (prefix_of<When>(step)) {
            case When::Never: break; // `move` stands behind a trigger only
            case When::Fire:
                for (auto speed = static_cast<std::size_t>(step.prefix_arguments[0]); speed <= max_speed;
                     ++speed) {
                    add(character.fire_bonus[speed], first);
                }
                break;
            case When::FireAll: add(character.fire_all_bonus, first); break;
            case When::Swap: add(character.swap_bonus, first); break;
            case When::SwapColour: add(character.swap_colour_bonus, first); break;
            case When::Attack: add(character.attack_bonus, first); break;
            case When::Boost:
                add(character.boost_sole_bonus, first);
                add(character.boost_tie_bonus, first);
                break;
            case When::BoostSole: add(character.boost_sole_bonus, first); break;
            case When::BoostTie: add(character.boost_tie_bonus, first); break;
            }
            break;
        }
    }
}

} // namespace dragon_racer
