#include "games/drags-2-riches/game.h"

namespace drags_2_riches {

// The course of a turn (D2R-14). D2R-111: what leaves nothing to decide is passed over.
void go_on(const Rules& rules, State& state, Sink sink) {
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
                begin_reversal(rules, state, state.open.waiting.take(0)); // D2R-78
            break;
        default: return; // somebody is asked, or the match is over
        }
    }
}

namespace {

void decide(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    switch (state.open.ask) {
    case Ask::Character:
        return choose_character(rules, state, seat, static_cast<CharacterId>(action.first), sink);
    case Ask::Play:
    case Ask::Tour: return decide_play(rules, state, action, sink);
    case Ask::Werk: return decide_werk(rules, state, action, sink);
    case Ask::LastMinute: return decide_addition(rules, state, action, sink);
    case Ask::Declare: return declare(rules, state, seat, kind_of(action) == ActionKind::Up, sink);
    case Ask::CategoryIs:
    case Ask::Judge: return decide_verdict(rules, state, action, sink);
    default: return answer(rules, state, seat, action, sink);
    }
}

} // namespace

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    ++state.decisions;
    decide(rules, state, seat, action, sink);
    // Nearly always one plays on, which takes no time to find out.
    if (state.open.phase == Phase::Playing && state.open.effects.empty() && may_play(rules, state))
        ask(state, state.open.active, Ask::Play);
    else
        go_on(rules, state, sink);
    if (state.decisions == most_decisions && state.open.phase != Phase::Finished) [[unlikely]]
        stop_match(rules, state, sink);
}

} // namespace drags_2_riches
