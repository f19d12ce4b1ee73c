#pragma once

#include "engine/effects/program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// The words in which a game's cards are written. A game builds its language when a pack is loaded, because
// card names and the like are words too; the tables below are all there is to know about a verb except
// what it does.
//
//     enum class Verb : std::uint8_t { Draw, Destroy, Move };
//     enum class Prefix : std::uint8_t { None, OnSwap };
//     constexpr Places on_card = 1, on_dog = 2, after_trigger = 4;
//
//     Language language{
//         .places = {{on_card, "on a card"}, {on_dog, "on a dog"}, {after_trigger, "after a trigger"}},
//         .holes = {{.name = "count", .numbers = Range{1, 9}, .words = {{"all", 99}}}},
//         .verbs = {{.id = id_of(Verb::Draw),
//                    .form = "draw {count}",
//                    .where = on_card | after_trigger,
//                    .text = "Draw {0} {0|card|cards}."}},
//         .prefixes = {{.id = id_of(Prefix::OnSwap),
//                       .form = "on-swap",
//                       .where = on_dog,
//                       .opens = after_trigger,
//                       .text = "When you swap, {step}"}},
//     };

// Where a word may stand: a set of bits that the game names, one for each kind of card and one for each
// kind of prefix that a verb may follow.
using Places = std::uint32_t;

struct PlaceName {
    Places place = 0;        // one bit
    std::string_view name{}; // fits behind "stands": "on a dragon", "after 'may'"
};

struct Range {
    int low = 0;
    int high = 0;
};

struct HoleWord {
    std::string word{};     // as the pack writes it; may contain spaces, but no '+', ':' or ';'
    std::int16_t value = 0; // as the step holds it; unlike all others that may fill the hole
    std::string text{};     // as cards print it; empty: the word itself
};

// What may fill a hole: a number of the range, or one of the words (`all` beside numbers, or a vocabulary).
struct Hole {
    std::string_view name{}; // in forms and messages: "unknown colour 'bleu'"
    std::optional<Range> numbers{};
    std::vector<HoleWord> words{};
};

struct Language;

// The sentence of steps[index] without its prefix, where one pattern is not enough. It sees the steps
// around it; filled() in text.h fills the pattern it decides on.
using WriteSentence = std::string (*)(const Language&, std::span<const Step> steps, std::size_t index);

// A verb or a prefix: how it is written, where it may stand, how it reads. Several forms may begin with the
// same word (`trash self`, `trash {count}`), and several may have the same number.
//
// Form: words and holes, separated by spaces. Each of these takes the next argument of the step:
//     {count}     a hole                       [{count}]    a hole that may be left out (0)
//     [up-to]     a word that may be left out (1 there, 0 not)
//     [x{count}]  a hole written with a letter before it, `x2`
//     {cards...}  a list `A+B+C`; takes all arguments left: the number of items, then the items
//
// Text: a sentence with its full stop, and
//     {0}      the first argument: a number, or the text of its word; a list as "A, B and C"
//     {0+}     the same with a sign: "+2", "−1"
//     {0-}     the same without one: "1" of -1
//     {0|card|cards}   the first if the argument is 1 or -1, otherwise the second
//     {1?up to |}      the first unless the argument is 0, otherwise the second; either may have holes in it
//     {0<fewer|more}   the first if the argument is less than 0, otherwise the second
//     {step}   in a prefix: the sentence of its step, beginning with a small letter
struct Form {
    std::uint8_t id = 0; // the game's number; those of prefixes begin at 1
    std::string_view form{};
    Places where = 0;              // verbs and prefixes: any of these places
    Places opens = 0;              // prefixes: the one place in which their step stands; 0: where they stand
    std::string_view text{};       // the English pattern
    std::string_view otherwise{};  // prefixes: the pattern of an `else` branch; empty: there may be none
    WriteSentence write = nullptr; // verbs: instead of `text`
};

struct Language {
    std::vector<PlaceName> places{};
    std::vector<Hole> holes{};
    std::vector<Form> verbs{};
    std::vector<Form> prefixes{};
};

template <class Id>
[[nodiscard]] constexpr std::uint8_t id_of(Id id) {
    return static_cast<std::uint8_t>(id);
}

// Asking for a hole that the language does not have is a mistake of ours.
[[nodiscard]] const Hole& hole_named(const Language& language, std::string_view name);

// A word of a text, and where it begins. ':' and '+' are words of their own; a hole is one word.
struct EffectWord {
    std::string_view text{};
    std::size_t offset = 0; // in bytes
};
[[nodiscard]] std::vector<EffectWord> words_of(std::string_view text, std::size_t offset = 0);

// One word of a form, taken apart.
struct Piece {
    std::string_view written{}; // as the form has it
    std::string_view literal{}; // the word itself, or the letter before the hole
    const Hole* hole = nullptr;
    bool optional = false;
    bool list = false;
    [[nodiscard]] bool takes_argument() const { return hole != nullptr || optional; }
};
[[nodiscard]] std::vector<Piece> pieces_of(const Language& language, const Form& form);

} // namespace homestretch
