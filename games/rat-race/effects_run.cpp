#include "games/rat-race/verbs.h"

#include <limits>

// Performs the steps of a card in order, each as far as possible (RR-27), and stops where somebody has to
// choose.

namespace rat_race {

namespace {

// `may`: the first choice of each unit can be declined.
bool offers_stop(const Step& step, Ask ask) {
    return is_optional(step) && ask != Ask::ShiftTo;
}

} // namespace

Progress ask(const Doing& at, Ask what) {
    (void)ask_active(at.state, what);
    at.frame.asked = at.state.open.pending;
    return Progress::Asks;
}

Progress choose(const Doing& at, int times) {
    const VerbRow& row = at.row;
    while (at.frame.scratch[0] < times) {
        const Ask what = row.ask == Ask::ShiftIssue && is_shifting(at.frame) ? Ask::ShiftTo : row.ask;
        at.state.open.ask = what;
        if (row.has_several != nullptr && row.has_several(at)) return ask(at, what);
        ActionList choices;
        row.list(at, choices);
        if (choices.empty()) return Progress::Done;
        if (choices.size() > 1 || offers_stop(at.step, what)) return ask(at, what);
        row.carry_out(at, choices[0]);
        ++at.frame.scratch[0];
        if (at.state.open.ask == Ask::Finished) return Progress::Stops; // RR-76
    }
    return Progress::Done;
}

const Step& waiting_step(const Rules& rules, const Effects& effects) {
    const Frame& frame = effects.top();
    return rules.programs.steps(frame.program)[frame.next];
}

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Step& step = waiting_step(rules, state.open.effects);
    row_of(step).list({rules, state, state.open.effects.top(), step, seat}, actions);
    if (offers_stop(step, state.open.ask)) actions.push_back(make_action(ActionKind::Stop));
}

void run_effects(const Rules& rules, State& state, Sink sink) {
    homestretch::run_effects(
        rules.programs, state.open.effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) {
            const VerbRow& row = row_of(step);
            const Doing at{rules, state, frame, step, row, state.open.active, sink};
            return row.perform != nullptr ? row.perform(at) : choose(at, row.times(rules, step));
        });
}

Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    frame.asked.erase(seat);
    if (kind_of(action) == ActionKind::Stop) {
        frame.scratch[0] = std::numeric_limits<std::int16_t>::max();
        state.open.choices = 0;
        sink([&] { return Event{.kind = Kind::Stopped, .seat = seat}; });
        return Part::Card;
    }
    const VerbRow& row = row_of(step);
    row.carry_out({rules, state, frame, step, row, seat, sink}, action);
    ++frame.scratch[0];
    if (!frame.asked.empty()) return Part::Waits; // for the others
    if (state.open.ask != Ask::Finished) return Part::Card;
    state.open.effects.clear(); // RR-76
    return Part::Waits;
}

} // namespace rat_race
