#pragma once

#include "engine/json.h"
#include "engine/seat.h"

#include <optional>
#include <string>
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
    std::string label{};           // for a button: "Take Coldcurrent"
    std::string words{};           // with its consequence: "Take Coldcurrent (blue …): …"
    std::vector<Target> targets{}; // what one would point at; empty for plain answers such as "skip"
    bool operator==(const ActionWords&) const = default;
};

// Where the match stands, and what is asked of the viewer.
struct Question {
    std::string phase{}; // "Draft, pick 3 of 6"
    std::string ask{};   // "Take one dragon, pass the rest"; empty if the viewer need not decide
    std::string rule{};  // that explains it: "DR-34"
    bool operator==(const Question&) const = default;
};

// Something the viewer might want to choose now but cannot.
struct Blocked {
    Target target{};
    std::string reason{}; // "needs 1 more blue"
    std::string rule{};
    bool operator==(const Blocked&) const = default;
};

// "Ant, Bull and Rat"
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

} // namespace homestretch
