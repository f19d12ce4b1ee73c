#pragma once

#include "engine/effects/interpreter.h"
#include "engine/effects/language.h"
#include "games/rat-race/effects.h"
#include "games/rat-race/phases.h"

#include <string_view>

namespace rat_race {

// A step of a card that waits for a choice, and one that is carried out.
struct Asking {
    const Rules& rules;
    const State& state;
    const Frame& frame; // scratch[0]: what the step has done so far
    const Step& step;
    Seat seat; // who decides: the active player, unless all decide together
};
struct VerbRow;
struct Doing {
    const Rules& rules;
    State& state;
    Frame& frame;
    const Step& step;
    const VerbRow& row; // of the step's verb
    Seat seat;
    Sink sink;
    operator Asking() const { return {rules, state, frame, step, seat}; } // NOLINT: whoever does it may ask
};

// Asks for the same thing until the step has done it so many times, or cannot any more. What needs no
// question is done at once.
Progress choose(const Doing& at, int times);
Progress ask(const Doing& at, Ask what);

[[nodiscard]] inline int first_argument(const Rules&, const Step& step) {
    return step.arguments[0];
}

// `shift-issue`: the Issue is chosen, and now its new row is.
[[nodiscard]] inline bool is_shifting(const Frame& frame) {
    return frame.scratch[1] != 0;
}
// effects_together.cpp
Progress commit_together(const Doing& at);
void commit(const Doing& at, Action action);

// All about a verb: how it is written and reads, what it asks, and what is done then.
struct VerbRow {
    Verb verb{};
    std::string_view form{};
    homestretch::Places where = 0;
    std::string_view text{}; // {N}: its number; what one may do can be done less often
    Ask ask = Ask::Finished; // Finished: nothing
    // Whether there is certainly more than one choice, as far as that is seen without listing them.
    bool (*has_several)(const Doing& at) = nullptr;
    void (*list)(const Asking& at, ActionList& actions) = nullptr; // the choices without `stop`
    void (*carry_out)(const Doing& at, Action action) = nullptr;   // counted as one of the times
    int (*times)(const Rules& rules, const Step& step) = &first_argument;
    Progress (*perform)(const Doing& at) = nullptr; // if it does more than ask
};
// effects_cards.cpp: Feet to ExposeOther; effects_board.cpp: TakeIssue to Calm
inline constexpr std::size_t first_board_verb = static_cast<std::size_t>(Verb::TakeIssue);
inline constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::Calm) + 1;
extern const std::array<VerbRow, first_board_verb> card_verbs;
extern const std::array<VerbRow, verb_count - first_board_verb> board_verbs;

[[nodiscard]] inline const VerbRow& row_of(const Step& step) {
    const VerbRow& row =
        step.verb < first_board_verb ? card_verbs[step.verb] : board_verbs[step.verb - first_board_verb];
    homestretch::debug_check(homestretch::id_of(row.verb) == step.verb); // rows stand in the order of Verb
    return row;
}

} // namespace rat_race
