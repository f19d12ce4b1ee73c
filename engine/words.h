#pragma once

#include "engine/json.h"
#include "engine/seat.h"

#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What people call the seats. Without names they are "Seat 0", "Seat 1", …
class SeatNames {
public:
    SeatNames() = default;
    explicit SeatNames(std::vector<std::string> names) : names_(std::move(names)) {}

    [[nodiscard]] std::string first_in_sentence(Seat seat) const; // "Seat 1", "Mira"
    [[nodiscard]] std::string in_sentence(Seat seat) const;       // "seat 1", "Mira"

private:
    std::vector<std::string> names_{};
};

// A piece of what is said: text, a number, or a thing that a screen may show or link.
struct Part {
    enum class Kind : std::uint8_t { Text, Number, Seat, Word };
    Kind kind = Kind::Text;
    std::string text{};      // as it is printed
    std::int64_t number = 0; // of a number; of a seat, which one
    std::string noun{};      // of a word of the game, what it is: "card", "racetrack"
    std::string id{};        // and which one
    bool operator==(const Part&) const = default;
};

// A sentence, as its parts. Text stands for a sentence of one part.
class Words {
public:
    Words() = default;
    template <class Text>
        requires std::convertible_to<Text, std::string_view>
    Words(const Text& text) { // NOLINT: what has no parts is text
        add({.text = std::string(std::string_view(text))});
    }

    void add(Part part); // text beside text is one part
    void add(const Words& words);

    [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }
    [[nodiscard]] bool empty() const { return parts_.empty(); }
    [[nodiscard]] std::string text() const; // the parts as they are printed, joined
    bool operator==(const Words&) const = default;
    // How it reads, whatever the parts.
    template <class Text>
        requires std::convertible_to<Text, std::string_view>
    friend bool operator==(const Words& words, const Text& text) {
        return words.text() == std::string_view(text);
    }

private:
    std::vector<Part> parts_{};
};
// ["Attack ", {"seat": 2, "text": "Mira's"}, " ", {"noun": "card", "id": "rimewing", "text": "Rimewing"}]
[[nodiscard]] Json to_json(const Words& words);
std::ostream& operator<<(std::ostream& out, const Words& words);

// The table of a game's sentences (engine/wording.h).
template <class G>
struct Wording;

// A thing on the table, named so that a screen finds it where the view put it.
struct Target {
    std::string zone{};                 // "hand", "team", "space": a word of the game's own
    std::optional<Seat> seat{};         // whose
    std::optional<std::size_t> index{}; // which place in the zone
    std::string id{};                   // what lies there; empty where places are all there is
    bool operator==(const Target&) const = default;
};
[[nodiscard]] Json to_json(const Target& target);

// One legal action, for people.
struct ActionWords {
    Words label{};                 // for a button: "Take Coldcurrent"
    Words words{};                 // with its consequence: "Take Coldcurrent (blue …): …"
    std::vector<Target> targets{}; // what one would point at; empty for plain answers such as "skip"
    bool operator==(const ActionWords&) const = default;
};

// Where the match stands, and what is asked of the viewer.
struct Question {
    Words phase{};      // "Draft, pick 3 of 6"
    Words ask{};        // "Take one dragon, pass the rest"; empty if the viewer need not decide
    std::string rule{}; // that explains it: "DR-34"
    bool operator==(const Question&) const = default;
};

// Something the viewer might want to choose now but cannot.
struct Blocked {
    Target target{};
    Words reason{}; // "needs 1 more blue"
    std::string rule{};
    bool operator==(const Blocked&) const = default;
};

// The same without its parts: what a terminal prints, and tests compare.
[[nodiscard]] Words plain(const Words& words);
[[nodiscard]] ActionWords plain(ActionWords said);
[[nodiscard]] Question plain(Question question);
[[nodiscard]] std::vector<Blocked> plain(std::vector<Blocked> blocked);

// "1 card", "2 cards"
[[nodiscard]] std::string counted(std::size_t number, std::string_view thing);
// "Ant, Bull and Rat"
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

} // namespace homestretch
