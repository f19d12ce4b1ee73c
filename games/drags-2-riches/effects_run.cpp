#include "games/drags-2-riches/phases.h"

// Performs the steps of a card or power in order, each as far as possible (D2R-25), and stops where somebody
// has to choose.

namespace drags_2_riches {

namespace {

constexpr bool is_about_others(Ask what) {
    switch (what) {
    case Ask::Target:
    case Ask::React:
    case Ask::Answer:
    case Ask::TakeHand:
    case Ask::TakeLook:
    case Ask::TakeFloordrobe: return true;
    default: return false;
    }
}

} // namespace

const Step& waiting_step(const Rules& rules, const Effects& effects) {
    const Frame& frame = effects.top();
    return rules.programs.steps(frame.program)[frame.next];
}

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    if (is_about_others(state.open.ask)) return list_shade_choices(rules, state, seat, frame, step, actions);
    list_own_choices(rules, state, frame, step, actions);
}

void run_effects(const Rules& rules, State& state, Sink sink) {
    homestretch::run_effects(
        rules.programs, state.open.effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) {
            return homestretch::verb_of<Verb>(step) < Verb::PeekHand
                       ? perform_own(rules, state, frame, step, sink)
                       : perform_shade(rules, state, frame, step, sink);
        });
}

void answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    frame.asked = SeatSet();
    if (is_about_others(state.open.ask))
        return carry_out_shade(rules, state, frame, step, seat, action, sink);
    carry_out_own(rules, state, frame, step, action, sink);
}

} // namespace drags_2_riches
