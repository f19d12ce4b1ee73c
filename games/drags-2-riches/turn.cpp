#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

// The course of a turn (D2R-14). D2R-111: what leaves nothing to decide is passed over.
template <class Sink>
void go_on(const Rules& rules, State& state, Sink& sink) {
    while (true) {
        if (!state.open.effects.empty()) {
            run_effects(rules, state, sink);
            if (!state.open.effects.empty()) return;
        }
        switch (state.open.phase) {
        case Phase::Playing:
            if (may_play(rules, state)) return ask(state, state.open.active, Ask::Play);
            state.open.phase = Phase::Werk;
            break;
        case Phase::Werk:
            if (may_buy(rules, state) || can_use_power(rules, state))
                return ask(state, state.open.active, Ask::Werk);
            untuck(rules, state, sink);
            break;
        case Phase::Tour: // D2R-100
            if (may_play(rules, state) || may_buy(rules, state))
                return ask(state, state.open.active, Ask::Tour);
            untuck(rules, state, sink);
            break;
        case Phase::Untucking:
            if (state.open.waiting.empty())
                end_turn(rules, state, sink); // D2R-79
            else
                begin_waiting_reversal(rules, state);
            break;
        default: return; // somebody is asked, or the match is over
        }
    }
}

template void go_on(const Rules&, State&, NullSink&);
template void go_on(const Rules&, State&, Recorder&);

} // namespace drags_2_riches
