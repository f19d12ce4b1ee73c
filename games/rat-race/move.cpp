#include "games/rat-race/phases.h"

#include <bit>

namespace rat_race {

namespace {

void list(const Moves& moves, ActionList& actions) {
    constexpr std::size_t most = councilor_count * max_entries;
    static_assert(most < ActionList::capacity);
    actions.append(most, [&](Action* first) {
        std::size_t listed = 0;
        for (const Councilor councilor : councilors) {
            for (const Place place : each(moves.targets[index_of(councilor)]))
                first[listed++] = make_action(ActionKind::Move, councilor, place);
        }
        return listed;
    });
    if (moves.may_pass != 0) actions.push_back(make_action(ActionKind::Pass));
}

} // namespace

void find_moves(const Rules& rules, State& state) {
    find_moves(rules, state.open.board, is_final_sprint(state), state.possible);
}

void legal_moves(const State& state, ActionList& actions) {
    list(state.possible, actions);
}

namespace {

// RR-18: so rare that it must not stand in the way of the rest. True if the match is over then.
[[gnu::noinline]] bool make_only_move(const Rules& rules, State& state, Sink sink) {
    ActionList only;
    list(state.possible, only);
    state.possible = {};
    move_token(rules, state, councilor_of(only[0]), place_of(only[0]), sink);
    return state.open.ask == Ask::Finished;
}

} // namespace

// RR-40, RR-43; `extra-move` has added to the moves of this turn.
Part move_phase(const Rules& rules, State& state, Sink sink) {
    if (state.open.skip_move) state.open.moves = 0;
    while (state.open.moves > 0) {
        find_moves(rules, state);
        const Count choices = count(state.possible);
        if (choices == Count::Several) [[likely]]
            return ask_active(state, Ask::Move);
        if (choices == Count::None) {
            sink([&] { return Event{.kind = Kind::MoveSkipped, .seat = state.open.active}; });
            state.open.moves = 0;
            break;
        }
        if (make_only_move(rules, state, sink)) return Part::Waits;
        --state.open.moves;
    }
    return Part::DrawBank;
}

Part decide_move(const Rules& rules, State& state, Action action, Sink sink) {
    state.possible = {};
    if (kind_of(action) == ActionKind::Pass) {
        sink([&] { return Event{.kind = Kind::Passed, .seat = state.open.active}; });
        state.open.moves = 0;
        return Part::DrawBank;
    }
    move_token(rules, state, councilor_of(action), place_of(action), sink);
    if (state.open.ask == Ask::Finished) return Part::Waits;
    --state.open.moves;
    return Part::Move;
}

void move_token(const Rules& rules, State& state, Councilor councilor, Place target, Sink sink) {
    Place& token = state.open.board.tokens[index_of(councilor)];
    sink([&] {
        return Event{.kind = Kind::Moved,
                     .seat = state.open.active,
                     .councilor = councilor,
                     .start = token,
                     .target = target};
    });
    token = target;
    state.acted = true;
    if (target == throne) crown(rules, state, councilor, EndedBy::Throne, sink); // RR-76
}

} // namespace rat_race
