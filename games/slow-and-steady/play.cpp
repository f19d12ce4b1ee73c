#include "games/slow-and-steady/phases.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// SS-47: whether a hand and the board leave more than one way to play.
bool has_choice(const Rules& rules, const Open& open, CardSet hand) {
    if (hand.has_choice()) return true;
    if (std::any_of(open.columns.begin(), open.columns.end(),
                    [](const Column& column) { return column.pieces == 0; }))
        return true;
    return !open.columns.empty() && rules.resource(hand.at(0)).joins;
}

// The plays of one card: into some columns and to the unopposed area. Made once for all cards of a hand,
// because no decision is asked more often.
class Plays {
public:
    template <class Fits>
    Plays(const Open& open, Fits&& fits) {
        for (std::size_t i = 0; i < open.columns.size(); ++i) {
            plays_[count_] = make_action(ActionKind::Play, slot_of(i));
            count_ += std::size_t{fits(open.columns[i])};
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

Part begin_turn(const Rules& rules, State& state, Sink sink) {
    Open& open = state.open;
    while (true) {
        if (open.turn == rules.seats) return Part::Resolution; // SS-69
        const Seat seat = in_turn(rules, open);
        const CardSet hand = player(state, seat).hand;
        if (hand.empty()) { // SS-39
            sink([&] { return Event{.kind = Event::Kind::Skipped, .seat = seat}; });
            ++open.turn;
            continue;
        }
        if (rules.open_hands && !has_choice(rules, open, hand)) [[unlikely]]
            return play(rules, state, seat, hand.at(0), unopposed, sink);
        ask(state, Ask::Play, SeatSet::only(seat));
        return Part::Waits;
    }
}

// SS-38 to SS-43: any card into any free slot or the unopposed area; one that joins into any slot.
void legal_plays(const Rules& rules, const State& state, ActionList& actions) {
    const Open& open = state.open;
    Plays into_free_slots(open, [](const Column& column) { return column.pieces == 0; });
    player(state, in_turn(rules, open)).hand.each_kind([&](CardId card) {
        if (rules.resource(card).joins) {
            Plays(open, [](const Column&) { return true; }).list(card, actions);
        } else {
            into_free_slots.list(card, actions);
        }
    });
    if (state.open.ask == Ask::Extra) actions.push_back(make_action(ActionKind::Stop));
}

// SS-45
Part play(const Rules& rules, State& state, Seat seat, CardId card, Place place, Sink sink) {
    Open& open = state.open;
    leave_hand(rules, state, seat, card); // SS-44
    const Side& side = rules.resource(card);
    Piece piece{.fixed = side.power, .card = card, .owner = seat, .place = place};
    Amount& boost = open.boosts[index_of(seat)];
    if (boost != 0 && first_card(open, seat) == nullptr) { // SS-66
        piece.fixed += boost;
        boost = 0;
    }
    add_piece(open, piece);
    sink([&] {
        return Event{.kind = Event::Kind::Played,
                     .seat = seat,
                     .card = card,
                     .against = challenge_at(open, place),
                     .place = place};
    });
    if (!side.acts) return after_card(rules, state, sink);
    state.open.effects.push({.program = Rules::resource_program(card), .seat = seat});
    state.open.effects.top().kept[0] = static_cast<std::int16_t>(open.pieces.size());
    return Part::Card;
}

// SS-49, SS-97: another card, unless there are too many pieces or no card is left.
Part after_card(const Rules& rules, State& state, Sink sink) {
    Open& open = state.open;
    if (open.extra == 0) return Part::EndTurn;
    const Seat seat = in_turn(rules, open);
    if (!player(state, seat).hand.empty()) {
        if (open.pieces.size() < pieces_for_more) {
            ask(state, Ask::Extra, SeatSet::only(seat));
            return Part::Waits;
        }
        sink([] { return Event{.kind = Event::Kind::Limited, .limit = Limit::Pieces}; });
    }
    open.extra = 0;
    return Part::EndTurn;
}

Part decide_extra(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::Stop) {
        state.open.extra = 0; // SS-97
        sink([&] { return Event{.kind = Event::Kind::Stopped, .seat = seat}; });
        return Part::EndTurn;
    }
    --state.open.extra;
    return play(rules, state, seat, card_of(action), place_of(action), sink);
}

void leave_hand(const Rules& rules, State& state, Seat seat, CardId card) {
    player(state, seat).hand.remove(card);
    if (rules.open_hands) return;
    show(rules, state, card);
    CardSet& known = state.open.known_in_hand[index_of(seat)];
    if (known.contains(card)) known.remove(card);
}

Piece* first_card(Open& open, Seat seat) {
    auto* const found = std::find_if(open.pieces.begin(), open.pieces.end(), [&](const Piece& piece) {
        return piece.owner == seat && piece.kind == PieceKind::Card;
    });
    return found == open.pieces.end() ? nullptr : found;
}

void add_piece(Open& open, const Piece& piece) {
    count_piece(open, piece.place, 1);
    open.pieces.push_back(piece);
}

void count_piece(Open& open, Place place, int more) {
    if (place == unopposed) return;
    std::uint8_t& pieces = open.columns[column_of(place)].pieces;
    pieces = static_cast<std::uint8_t>(pieces + more);
}

} // namespace slow_and_steady
