#pragma once

// A verb of the effect columns is one row: how it is written and reads, what it asks, what it does, and what
// bots think of it.

#include "games/slow-and-steady/phases.h"

#include "engine/enum_set.h"

#include <span>

namespace slow_and_steady {

using PlaceSet = homestretch::EnumSet<Place, max_columns + 1>;

// How far a step has come, in scratch[0] of its frame: how many of its questions are answered. The answers
// lie behind it.
namespace progress {
inline constexpr std::int16_t begins = 0;
inline constexpr std::int16_t acted = 3; // what is left are effects that it began
inline constexpr std::int16_t over = 4;  // declined, or there is nothing to choose
} // namespace progress

// A step that is being carried out.
struct Doing {
    const Rules& rules;
    State& state;
    Frame& frame;
    const Step& step;
    Sink sink;

    [[nodiscard]] Open& open() const { return state.open; }
    [[nodiscard]] Verb verb() const { return homestretch::verb_of<Verb>(step); }
    [[nodiscard]] int number() const { return step.arguments[0]; }
    template <class Word>
    [[nodiscard]] Word word(std::size_t argument) const {
        return static_cast<Word>(step.arguments[argument]);
    }
    [[nodiscard]] Player& owner() const { return player(state, frame.seat); }
    [[nodiscard]] std::int16_t& stage() const { return frame.scratch[0]; }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(frame.scratch[1]); }
    [[nodiscard]] std::size_t second() const { return static_cast<std::size_t>(frame.scratch[2]); }
    // The next answer.
    void choose(std::size_t answer) const {
        ++stage();
        frame.scratch[static_cast<std::size_t>(stage())] = static_cast<std::int16_t>(answer);
    }
    // SS-103: the step stops, or goes another way, only because of this.
    void limited_by(Limit limit) const {
        sink([&] { return Event{.kind = Event::Kind::Limited, .limit = limit}; });
    }
    void nothing_drawn() const {
        sink([&] { return Event{.kind = Event::Kind::NothingDrawn, .seat = frame.seat, .verb = verb()}; });
    }
    Progress asks(Ask what, SeatSet whom) const {
        ask(state, what, whom);
        frame.asked = whom;
        return Progress::Asks;
    }
};

// What a step of this verb asks before it is carried out, in this order.
struct Asks {
    std::array<Ask, 3> order{};
    int count = 0;
    constexpr Asks() = default;
    template <class... Rest>
    constexpr Asks(Ask first, Rest... rest) : order{first, rest...}, count(1 + sizeof...(rest)) {} // NOLINT
};
// What bots think of a step: so much, and so much for each point of its number.
struct Worth {
    float flat = 0;
    float each = 0;
};
struct Sentence {
    std::string_view form{};
    homestretch::Places where = 0;
    std::string_view text{};
    homestretch::WriteSentence write = nullptr;
};
struct VerbRow {
    Verb verb{};
    std::array<Sentence, 4> sentences{};
    Progress (*carry_out)(const Doing&) = nullptr; // of the verbs that do not last
    Asks asks{};
    // Before the first question: answers it where there is nothing to choose, and says what a limit prevents.
    void (*begin)(const Doing&) = nullptr;
    // Which columns and pieces may be chosen; nullptr: any.
    bool (*column)(const Rules&, const Open&, std::size_t column) = nullptr;
    bool (*pair)(const Open&, std::size_t first, std::size_t second) = nullptr;
    bool (*piece)(const Rules&, const Open&, const Piece&) = nullptr;
    std::string_view purpose{};  // key of the phrase that says what becomes of them
    std::string_view obstacle{}; // key of the reason why others cannot be chosen
    Worth worth{.flat = 0.6F};   // of a resource side
    Worth danger{};              // of a challenge side
};
// The rows of these stand beside what they do: effects_row.cpp, effects_pieces.cpp, effects_hands.cpp.
extern const std::array<VerbRow, 7> row_verbs;
extern const std::array<VerbRow, 9> piece_verbs;
extern const std::array<VerbRow, 6> hand_verbs;
[[nodiscard]] const VerbRow& row_of(Verb verb);
[[nodiscard]] std::string_view word_of(Verb verb); // "draw"

// The piece whose effect this is; challenges have none.
[[nodiscard]] inline bool is_resource(const Frame& frame) {
    return frame.kept[0] != 0;
}
[[nodiscard]] inline std::size_t piece_of(const Frame& frame) {
    return static_cast<std::size_t>(frame.kept[0] - 1);
}
// The card whose effect this is.
[[nodiscard]] inline CardId asking_card(const Frame& frame) {
    return static_cast<CardId>(static_cast<std::size_t>(frame.program) / 2);
}
// Where it waits, or so many steps before; nothing if there is no such step.
[[nodiscard]] inline const Step* step_of(const Rules& rules, const Frame& frame, std::size_t before = 0) {
    const std::span<const Step> steps = rules.acting.steps(frame.program);
    return frame.next >= before && frame.next - before < steps.size() ? &steps[frame.next - before] : nullptr;
}
[[nodiscard]] inline const Step& waiting_step(const Rules& rules, const Effects& effects) {
    return *step_of(rules, effects.top());
}

// effects_run.cpp: whether the answers that the uppermost effect remembers could be given
[[nodiscard]] bool has_chosen_well(const Rules& rules, const State& state);

// effects_row.cpp: the columns that may be chosen, first and then together with another one
[[nodiscard]] PlaceSet choosable(const Rules& rules, const Open& open, Verb verb);
[[nodiscard]] PlaceSet partners(const Open& open, Verb verb, std::size_t first);
[[nodiscard]] bool breaks_evenly(const Frame& frame, const Step& step);
// effects_pieces.cpp
[[nodiscard]] PlaceSet free_slots(const Open& open);
// effects_hands.cpp: what is done with each card that is chosen
void return_card(const Doing& doing, Seat seat, CardId card);
void commit(const Doing& doing, Seat seat, CardId card);
void discard_looked_at(const Doing& doing, CardId card);

} // namespace slow_and_steady
