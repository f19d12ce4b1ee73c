#pragma once

// Patterns: the sentences of a game, with names where arguments stand.
//
//     "{Seat} {tied?tied|won} the {racetrack} boost and moved {spaces|space}."
//
//   {name}                 the argument: a seat as "you" or its name, a list as "Ant, Bull and Rat"
//   {Name}                 the same with a capital letter, which begins a sentence
//   {name's}               a seat's: "your", "Mira's"
//   {a name}               with its article: "an Outfit"
//   {+name}                a number with its sign: "+2", "−1"
//   {list,}                a list without "and": "Ant, Bull"
//   {n|card}, {n|die|dice} a number of things: "1 card", "2 dice"
//   {name?then|otherwise}  then, if there is such a thing: a flag that is set, a number but 0, a list with
//                          something in it, a seat that is the viewer's. `otherwise` may be missing
//   {name=word?then|otherwise}  then, if it is this word or number
//
// What stands behind a question mark is a pattern again. What the viewer does not know counts as not there.

#include "engine/pack/vocabulary.h"
#include "engine/words.h"

#include <functional>
#include <span>
#include <utility>

namespace homestretch {

// An argument. Numbers, flags, seats and texts become one by themselves.
struct Value {
    enum class Kind : std::uint8_t { None, Flag, Number, Seat, Word, Said, List, Phrase };
    Kind kind = Kind::None;
    std::int64_t number = 0;                                     // of a flag, number or seat
    std::string id{};                                            // of a word; of a phrase, its key
    std::string noun{};                                          // of a word
    Words said{};                                                // of a word, its name
    std::vector<Value> items{};                                  // of a list
    std::vector<std::pair<std::string_view, Value>> arguments{}; // of a phrase, before those around it

    Value() = default;
    template <class T>
    Value(const T& value) { // NOLINT: arguments are written as what they are
        if constexpr (std::same_as<T, bool>) {
            kind = Kind::Flag;
            number = value;
        } else if constexpr (std::integral<T>) {
            kind = Kind::Number;
            number = static_cast<std::int64_t>(value);
        } else if constexpr (std::same_as<T, Seat>) {
            kind = Kind::Seat;
            number = static_cast<std::int64_t>(index_of(value));
        } else if constexpr (std::same_as<T, std::vector<Value>>) {
            kind = Kind::List;
            items = value;
        } else {
            kind = Kind::Said;
            said = Words(value);
        }
    }
};
using NamedValues = std::vector<std::pair<std::string_view, Value>>;
[[nodiscard]] const Value* argument_of(const NamedValues& arguments, std::string_view name); // or nullptr

// A word of the game: value_of("racetrack", rules.racetrack_words, 3).
[[nodiscard]] Value word_value(std::string_view noun, const Vocabulary& words, std::size_t index);
// What is said by another row of the table: the one with this key.
[[nodiscard]] Value phrase(std::string_view key, NamedValues arguments = {});
// Of any range: listed(cards, [&](CardId card) { return card_value(card); })
template <class Range, class Make>
[[nodiscard]] Value listed(const Range& range, Make&& make) {
    std::vector<Value> items;
    for (const auto& item : range) items.push_back(make(item));
    return items;
}

class Pattern;

// Who is spoken to, and where names and keys are looked up.
struct Voice {
    Viewer viewer{};
    const SeatNames& names;
    std::function<Value(std::string_view name)> find{};
    std::function<const Pattern&(std::string_view key)> phrase{};
    bool is_for_programs = false; // words by their ids, seats by their numbers
};

class Pattern {
public:
    Pattern() = default;
    Pattern(const char* written); // NOLINT: a mistake in it is ours
    [[nodiscard]] Words said(const Voice& voice) const;
    [[nodiscard]] const std::string& written() const { return written_; }

private:
    enum class Form : std::uint8_t { Text, Plain, Possessive, Article, Signed, Commas, Counted, Choice };
    struct Piece {
        Form form = Form::Text;
        bool capital = false;
        std::string text{}; // of a text; else the name
        std::string word{}; // what it must be to be chosen
        std::string one{};  // of a count
        std::string many{};
        std::vector<Piece> then{};
        std::vector<Piece> otherwise{};
    };
    using Pieces = std::vector<Piece>;

    [[nodiscard]] static Pieces read(std::string_view& left, std::string_view ends);
    [[nodiscard]] static Piece read_argument(std::string_view& left);
    static void say(const Pieces& pieces, const Voice& voice, Words& into);
    static void say(const Piece& piece, const Value& value, const Voice& voice, Words& into);

    std::string written_{};
    Pieces pieces_{};
};

} // namespace homestretch
