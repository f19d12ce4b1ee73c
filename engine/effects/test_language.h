#pragma once

#include "engine/effects/language.h"
#include "engine/effects/parse.h"
#include "engine/effects/text.h"

namespace homestretch::test_language {

// A made-up game for the tests of this folder: dogs, cards and a little of everything an effect can say.
enum class Verb : std::uint8_t {
    Draw,
    Destroy,
    TrashSelf,
    Trash,
    Paint,
    Move,
    Take,
    Speed,
    Kill,
    Play,
    Give
};
enum class Prefix : std::uint8_t { None, May, OnSwap, OnFire, IfToday, IfCalm };

inline constexpr Places on_card = 1;
inline constexpr Places on_dog = 2;
inline constexpr Places after_trigger = 4;
inline constexpr Places after_may = 8;

inline constexpr std::int16_t all = 100;

inline std::string kill_sentence(const Language&, std::span<const Step> steps, std::size_t index) {
    return index + 1 < steps.size() ? "Kill one of your dogs. If you could:" : "Kill one of your dogs.";
}

inline std::string destroy_sentence(const Language& language, std::span<const Step> steps,
                                    std::size_t index) {
    const Step& step = steps[index];
    return filled(language, step,
                  step.arguments[0] == 0 ? "Look at {1} {1|card|cards}."
                                         : "Look at {1} {1|card|cards} and destroy up to {0}.");
}

inline Language language() {
    return {
        .places = {{on_card, "on a card"},
                   {on_dog, "on a dog"},
                   {after_trigger, "after a trigger"},
                   {after_may, "after 'may'"}},
        .holes = {{.name = "count", .numbers = Range{1, 9}},
                  {.name = "number", .numbers = Range{0, 99}, .words = {{"all", all}}},
                  {.name = "bonus", .numbers = Range{-9, 9}},
                  {.name = "colour", .words = {{"red", 0}, {"green", 1}, {"blue", 2, "sky blue"}}},
                  {.name = "card name", .words = {{"Lunch", 0}, {"Good Dog", 1}, {"Good Dog Food", 2}}},
                  {.name = "player",
                   .words = {{"target", 0, "another player"}, {"others", 1, "each other player"}}}},
        .verbs = {{.id = id_of(Verb::Draw),
                   .form = "draw {count}",
                   .where = on_card | after_trigger,
                   .text = "Draw {0} {0|card|cards}."},
                  {.id = id_of(Verb::Destroy),
                   .form = "destroy {number} of {number}",
                   .where = on_card,
                   .write = destroy_sentence},
                  {.id = id_of(Verb::TrashSelf),
                   .form = "trash self",
                   .where = on_card,
                   .text = "Trash this card."},
                  {.id = id_of(Verb::Trash),
                   .form = "trash [up-to] {count}",
                   .where = on_card,
                   .text = "Trash {0?up to |}{1} {1|card|cards}."},
                  {.id = id_of(Verb::Paint),
                   .form = "paint {colour}",
                   .where = on_card | after_may,
                   .text = "Paint it {0}."},
                  {.id = id_of(Verb::Move),
                   .form = "move {count} [x{count}]",
                   .where = after_trigger,
                   .text = "Move {0} {0|space|spaces}{1? for each dog|}."},
                  {.id = id_of(Verb::Take),
                   .form = "take {player} {count} [pick]",
                   .where = on_card,
                   .text = "Take {1} {1|card|cards} {2?of your choice|at random} from {0}."},
                  {.id = id_of(Verb::Speed), .form = "speed {bonus}", .where = on_dog, .text = "{0+} speed."},
                  {.id = id_of(Verb::Kill), .form = "kill", .where = on_card, .write = kill_sentence},
                  {.id = id_of(Verb::Play),
                   .form = "play {card name}",
                   .where = on_card,
                   .text = "Play {0} at once."},
                  {.id = id_of(Verb::Give), .form = "give {card name} to {player}", .where = on_card}},
        .prefixes = {{.id = id_of(Prefix::May),
                      .form = "may",
                      .where = on_card,
                      .opens = after_may,
                      .text = "You may {step}"},
                     {.id = id_of(Prefix::OnSwap),
                      .form = "when swap",
                      .where = on_dog,
                      .opens = after_trigger,
                      .text = "When you swap, {step}"},
                     {.id = id_of(Prefix::OnFire),
                      .form = "when fire {count}",
                      .where = on_dog,
                      .opens = after_trigger,
                      .text = "When you fire {0} {0|dog|dogs}, {step}"},
                     {.id = id_of(Prefix::IfToday),
                      .form = "if today {card name...}:",
                      .where = on_card,
                      .text = "If you played {0} today: {step}"},
                     {.id = id_of(Prefix::IfCalm),
                      .form = "if calm:",
                      .where = on_card,
                      .text = "If it is calm: {step}",
                      .otherwise = "Otherwise: {step}"}},
    };
}

// The steps of a text without mistakes.
inline std::vector<Step> steps_of(std::string_view text, Places place = on_card) {
    return parse_program(text, language(), place).value();
}

} // namespace homestretch::test_language
