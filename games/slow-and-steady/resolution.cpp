#include "games/slow-and-steady/phases.h"

namespace slow_and_steady {

namespace {

// SS-82 to SS-86
void clean_up(const Rules& rules, State& state) {
    Board& board = state.board;
    for (const Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Card) continue; // SS-83: tokens and copies vanish
        if (rules.resource(piece.card).keeps) {
            player(state, piece.owner).deck.add(piece.card);
        } else {
            board.discards[index_of(piece.owner)].push_back(piece.card);
        }
    }
    for (const Column& column : board.columns) {
        for (const Entry& entry : column.entries) {
            if (!entry.copy) board.challenge_discard.push_back(entry.card);
        }
    }
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        who.deck.add(who.hand); // SS-84
        who.hand = who.known_in_hand = {};
    }
    board.columns.clear();
    board.pieces.clear();
    board.boosts = {}; // SS-68, SS-85
    board.ledger = board.guard = 0;
    board.turn = board.extra = board.activations = 0;
}

template <class Sink>
Part end_match(State& state, EndedBy ended_by, Sink& sink) {
    finish(state, ended_by);
    report(sink, [&] {
        return Event{.kind = Event::Kind::Ended,
                     .ended_by = ended_by,
                     .number = ended_by == EndedBy::Victory ? state.board.hearts : 0};
    });
    return Part::Waits;
}

} // namespace

template <class Sink>
Part resolve_round(const Rules& rules, State& state, Sink& sink) {
    Board& board = state.board;
    const Resolution result = resolution(rules, board);
    const int lost = board.hearts + result.change - result.hearts; // to the cap; below 0: to the bottom
    board.hearts = static_cast<std::uint8_t>(result.hearts);
    board.warned = result.warned;
    board.history.push_back(
        {.change = result.change, .hearts = board.hearts, .success = result.success}); // SS-101
    report(sink,
           [&] { return Event{.kind = Event::Kind::Resolved, .number = board.round, .result = result}; });
    if (lost > 0) { // SS-75
        report(sink,
               [&] { return Event{.kind = Event::Kind::Limited, .limit = Limit::Hearts, .number = lost}; });
    }
    if (result.defeat) return end_match(state, EndedBy::Defeat, sink);              // SS-81
    clean_up(rules, state);                                                         // SS-102
    if (board.round == max_rounds) return end_match(state, EndedBy::Victory, sink); // SS-87
    return Part::Round;
}

template <class Sink>
void stop_at_limit(State& state, Sink& sink) {
    state.effects.clear();
    unmark(state.board, 1);
    state.commits.fill(no_card);
    (void)end_match(state, EndedBy::Limit, sink);
}

template void stop_at_limit(State&, NullSink&);
template void stop_at_limit(State&, Recorder&);
template Part resolve_round(const Rules&, State&, NullSink&);
template Part resolve_round(const Rules&, State&, Recorder&);

} // namespace slow_and_steady
