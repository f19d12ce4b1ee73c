#include "games/slow-and-steady/phases.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// SS-47: whether a hand and the board leave more than one way to play.
bool has_choice(const Rules& rules, const Board& board, CardSet hand) {
    if (hand.has_choice()) return true;
    if (std::any_of(board.columns.begin(), board.columns.end(),
                    [](const Column& column) { return column.pieces == 0; }))
        return true;
    return !board.columns.empty() && rules.resource(hand.at(0)).joins;
}

// The plays of one card: into some columns and to the unopposed area. Made once for all cards of a hand,
// because no decision is asked more often.
class Plays {
public:
    template <class Fits>
    Plays(const Board& board, Fits&& fits) {
        for (std::size_t i = 0; i < board.columns.size(); ++i) {
            plays_[count_] = make_action(ActionKind::Play, slot_of(i));
            count_ += std::size_t{fits(board.columns[i])};
        }
        plays_[count_++] = make_action(ActionKind::Play, unopposed);
    }
    void list(CardId card, ActionList& actions) {
        for (Action& play : plays_) play.first = static_cast<std::uint8_t>(card);
        actions.append(plays_, count_);
    }

private:
    std::array<Action, max_columns + 1> plays_{};
    std::size_t count_ = 0;
};

} // namespace

template <class Sink>
Part begin_turn(const Rules& rules, State& state, Sink& sink) {
    Board& board = state.board;
    while (true) {
        if (board.turn == rules.seats) return Part::Resolution; // SS-69
        const Seat seat = in_turn(rules, board);
        const CardSet hand = player(state, seat).hand;
        if (hand.empty()) { // SS-39
            report(sink, [&] { return Event{.kind = Event::Kind::Skipped, .seat = seat}; });
            ++board.turn;
            continue;
        }
        if (rules.open_hands && !has_choice(rules, board, hand)) [[unlikely]]
            return play(rules, state, seat, hand.at(0), unopposed, sink);
        ask(state, Ask::Play, SeatSet::only(seat));
        return Part::Waits;
    }
}

// SS-38 to SS-43: any card into any free slot or the unopposed area; one that joins into any slot.
void legal_plays(const Rules& rules, const State& state, ActionList& actions) {
    const Board& board = state.board;
    Plays into_free_slots(board, [](const Column& column) { return column.pieces == 0; });
    player(state, in_turn(rules, board)).hand.each_kind([&](CardId card) {
        if (rules.resource(card).joins) {
            Plays(board, [](const Column&) { return true; }).list(card, actions);
        } else {
            into_free_slots.list(card, actions);
        }
    });
    if (state.ask == Ask::Extra) actions.push_back(make_action(ActionKind::Stop));
}

// SS-45
template <class Sink>
Part play(const Rules& rules, State& state, Seat seat, CardId card, Place place, Sink& sink) {
    Board& board = state.board;
    Player& who = player(state, seat);
    who.hand.remove(card);
    if (!rules.open_hands) {
        show(rules, state, card); // SS-44
        if (who.known_in_hand.contains(card)) who.known_in_hand.remove(card);
    }
    const Side& side = rules.resource(card);
    Piece piece{.fixed = side.power, .card = card, .owner = seat, .place = place};
    Amount& boost = board.boosts[index_of(seat)];
    if (boost != 0 && first_card(board, seat) == nullptr) { // SS-66
        piece.fixed += boost;
        boost = 0;
    }
    add_piece(board, piece);
    report(sink,
           [&] { return Event{.kind = Event::Kind::Played, .seat = seat, .card = card, .place = place}; });
    if (!side.acts) return after_card(rules, state, sink);
    state.effects.push({.program = Rules::resource_program(card), .seat = seat});
    state.effects.top().kept[0] = static_cast<std::int16_t>(board.pieces.size());
    return Part::Card;
}

// SS-49, SS-97: another card, unless there are too many pieces or no card is left.
template <class Sink>
Part after_card(const Rules& rules, State& state, Sink& sink) {
    Board& board = state.board;
    if (board.extra == 0) return Part::EndTurn;
    const Seat seat = in_turn(rules, board);
    if (!player(state, seat).hand.empty()) {
        if (board.pieces.size() < pieces_for_more) {
            ask(state, Ask::Extra, SeatSet::only(seat));
            return Part::Waits;
        }
        report(sink, [] { return Event{.kind = Event::Kind::Limited, .limit = Limit::Pieces}; });
    }
    board.extra = 0;
    return Part::EndTurn;
}

template <class Sink>
Part decide_extra(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
    if (kind_of(action) == ActionKind::Stop) {
        state.board.extra = 0; // SS-97
        report(sink, [&] { return Event{.kind = Event::Kind::Stopped, .seat = seat}; });
        return Part::EndTurn;
    }
    --state.board.extra;
    return play(rules, state, seat, card_of(action), place_of(action), sink);
}

Piece* first_card(Board& board, Seat seat) {
    auto* const found = std::find_if(board.pieces.begin(), board.pieces.end(), [&](const Piece& piece) {
        return piece.owner == seat && piece.kind == PieceKind::Card;
    });
    return found == board.pieces.end() ? nullptr : found;
}

void add_piece(Board& board, const Piece& piece) {
    if (piece.place != unopposed) ++board.columns[column_of(piece.place)].pieces;
    board.pieces.push_back(piece);
}

template Part begin_turn(const Rules&, State&, NullSink&);
template Part begin_turn(const Rules&, State&, Recorder&);
template Part play(const Rules&, State&, Seat, CardId, Place, NullSink&);
template Part play(const Rules&, State&, Seat, CardId, Place, Recorder&);
template Part after_card(const Rules&, State&, NullSink&);
template Part after_card(const Rules&, State&, Recorder&);
template Part decide_extra(const Rules&, State&, Seat, Action, NullSink&);
template Part decide_extra(const Rules&, State&, Seat, Action, Recorder&);

} // namespace slow_and_steady
