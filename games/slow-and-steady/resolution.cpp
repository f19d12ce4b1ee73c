#include "games/slow-and-steady/phases.h"

namespace slow_and_steady {

namespace {

// SS-82 to SS-86
void clean_up(const Rules& rules, State& state) {
    Open& open = state.open;
    for (const Piece& piece : open.pieces) {
        if (piece.kind != PieceKind::Card) continue; // SS-83: tokens and copies vanish
        if (rules.resource(piece.card).keeps) {
            player(state, piece.owner).deck.add(piece.card);
        } else {
            open.discards[index_of(piece.owner)].push_back(piece.card);
        }
    }
    for (const Column& column : open.columns) {
        for (const Entry& entry : column.entries) {
            if (!entry.copy) open.challenge_discard.push_back(entry.card);
        }
    }
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        who.deck.add(who.hand); // SS-84
        who.hand = {};
    }
    open.known_in_hand = {};
    open.columns.clear();
    open.pieces.clear();
    open.boosts = {}; // SS-68, SS-85
    open.ledger = open.guard = 0;
    open.turn = open.extra = open.activations = 0;
}

Part end_match(State& state, EndedBy ended_by, Sink sink) {
    state.open.ended_by = ended_by;
    state.open.stage = Stage::Finished;
    ask(state, Ask::Nothing, {});
    sink([&] {
        return Event{.kind = Event::Kind::Ended,
                     .ended_by = ended_by,
                     .number = ended_by == EndedBy::Victory ? state.open.hearts : 0};
    });
    return Part::Waits;
}

} // namespace

Part resolve_round(const Rules& rules, State& state, Sink sink) {
    Open& open = state.open;
    const Resolution result = resolution(rules, open);
    const int lost = open.hearts + result.change - result.hearts; // to the cap; below 0: to the bottom
    open.hearts = static_cast<std::uint8_t>(result.hearts);
    open.warned = result.warned;
    open.history.push_back(
        {.change = result.change, .hearts = open.hearts, .success = result.success}); // SS-101
    sink([&] { return Event{.kind = Event::Kind::Resolved, .number = open.round, .result = result}; });
    if (lost > 0) { // SS-75
        sink([&] { return Event{.kind = Event::Kind::Limited, .limit = Limit::Hearts, .number = lost}; });
    }
    if (result.defeat) return end_match(state, EndedBy::Defeat, sink);             // SS-81
    clean_up(rules, state);                                                        // SS-102
    if (open.round == max_rounds) return end_match(state, EndedBy::Victory, sink); // SS-87
    return Part::Round;
}

void stop_at_limit(State& state, Sink sink) {
    state.open.effects.clear();
    unmark(state.open, 1);
    state.commits.fill(no_card);
    (void)end_match(state, EndedBy::Limit, sink);
}

} // namespace slow_and_steady
