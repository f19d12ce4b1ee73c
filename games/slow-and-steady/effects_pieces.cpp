#include "games/slow-and-steady/steps.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// SS-49
bool has_room(const Open& open) {
    return open.pieces.size() < pieces_for_more;
}

bool is_basic_card(const Piece& piece) {
    return piece.kind == PieceKind::Card && !is_special(piece.card);
}

// Asks for a piece; whether there is something to ask.
bool asks_piece(const Doing& doing) {
    if (doing.stage() != progress::begins) return false;
    const Verb verb = homestretch::verb_of<Verb>(doing.step);
    if (pickable_pieces(doing.open(), doing.rules, verb, piece_of(doing.frame)) == 0) {
        doing.stage() = progress::over;
        return false;
    }
    (void)doing.asks_owner(Ask::PickPiece);
    return true;
}

// SS-46, SS-47: a place for a new piece; asked only if there is more than the unopposed area.
bool asks_place(const Doing& doing) {
    if (free_slots(doing.open()) == 0) {
        doing.frame.scratch[2] = static_cast<std::int16_t>(unopposed);
        doing.stage() = progress::has_two;
        return false;
    }
    (void)doing.asks_owner(Ask::Place);
    return true;
}

Place chosen_place(const Doing& doing) {
    return static_cast<Place>(doing.frame.scratch[2]);
}

} // namespace

Columns free_slots(const Open& open) {
    Columns found = 0;
    for (std::size_t i = 0; i < open.columns.size(); ++i)
        found = static_cast<Columns>(found | (open.columns[i].pieces == 0 ? 1U << i : 0U));
    return found;
}

Pieces pickable_pieces(const Open& open, const Rules& rules, Verb verb, std::size_t own) {
    Pieces found = 0;
    for (std::size_t i = 0; i < open.pieces.size(); ++i) {
        const Piece& piece = open.pieces[i];
        const bool is_card = piece.kind == PieceKind::Card;
        bool fits = false;
        switch (verb) {
        case Verb::Shift: fits = piece.place != unopposed || free_slots(open) != 0; break;
        case Verb::Split: fits = is_basic_card(piece) && has_room(open); break;
        case Verb::CopyPower: fits = is_card && i != own; break;
        case Verb::CopyEffect: {
            const Side& side = rules.resource(piece.card);
            fits = is_card && i != own && side.acts && !side.copies;
            break;
        }
        default: break;
        }
        if (fits) found = static_cast<Pieces>(found | (1U << i));
    }
    return found;
}

// `token N`
Progress place_token(const Doing& doing) {
    if (doing.stage() == progress::begins) {
        if (!has_room(doing.open())) {
            doing.limited_by(Limit::Pieces);
            return Progress::Done;
        }
        if (asks_place(doing)) return Progress::Asks;
    }
    const Piece token{.fixed = doing.step.arguments[0],
                      .card = doing.open().pieces[piece_of(doing.frame)].card,
                      .kind = PieceKind::Token,
                      .owner = doing.frame.seat,
                      .place = chosen_place(doing)};
    add_piece(doing.open(), token);
    doing.sink([&] {
        return Event{.kind = Event::Kind::TokenPlaced,
                     .seat = token.owner,
                     .card = token.card,
                     .against = challenge_at(doing.open(), token.place),
                     .place = token.place,
                     .number = token.fixed};
    });
    return Progress::Done;
}

// `split`: half of a basic card becomes a piece of its own (SS-64).
Progress split(const Doing& doing) {
    const auto& pieces = doing.open().pieces;
    if (doing.stage() == progress::begins && !has_room(doing.open()) &&
        std::any_of(pieces.begin(), pieces.end(), is_basic_card))
        doing.limited_by(Limit::Pieces);
    if (asks_piece(doing)) return Progress::Asks;
    if (doing.stage() == progress::over) return Progress::Done;
    if (doing.stage() == progress::has_one && asks_place(doing)) return Progress::Asks;
    Piece& original = doing.open().pieces[doing.first()];
    const int power = powers(doing.rules, doing.open()).pieces[doing.first()];
    const int auras = piece_parts(doing.rules, doing.open(), doing.first()).auras;
    const int part = power / 2;
    original.fixed = power - part - auras;
    const Piece copy{.fixed = part - auras,
                     .card = original.card,
                     .kind = PieceKind::Copy,
                     .owner = original.owner,
                     .place = chosen_place(doing)};
    add_piece(doing.open(), copy);
    doing.sink([&] {
        return Event{.kind = Event::Kind::SplitOff,
                     .seat = copy.owner,
                     .card = copy.card,
                     .against = challenge_at(doing.open(), copy.place),
                     .piece = static_cast<std::uint8_t>(doing.first()),
                     .place = copy.place,
                     .number = part};
    });
    return Progress::Done;
}

// `shift`
Progress shift(const Doing& doing) {
    if (asks_piece(doing)) return Progress::Asks;
    if (doing.stage() == progress::has_one) return doing.asks_owner(Ask::MoveTo);
    if (doing.stage() != progress::has_two) return Progress::Done;
    Open& open = doing.open();
    Piece& piece = open.pieces[doing.first()];
    if (piece.place != unopposed) --open.columns[column_of(piece.place)].pieces;
    piece.place = chosen_place(doing);
    if (piece.place != unopposed) ++open.columns[column_of(piece.place)].pieces;
    doing.sink([&] {
        return Event{.kind = Event::Kind::Moved,
                     .seat = piece.owner,
                     .card = piece.card,
                     .against = challenge_at(open, piece.place),
                     .piece = static_cast<std::uint8_t>(doing.first()),
                     .place = piece.place};
    });
    return Progress::Done;
}

// `boost N WHO`, SS-66, SS-67
Progress boost(const Doing& doing) {
    const Rules& rules = doing.rules;
    Open& open = doing.open();
    const std::size_t own = rules.order_of(open.lead, doing.frame.seat);
    std::size_t first = 1; // how far along the turn order, cyclically
    std::size_t last = 1;
    switch (static_cast<Boosted>(doing.step.arguments[1])) {
    case Boosted::Next1: break;
    case Boosted::Next2: last = 2; break;
    case Boosted::Prev1: first = last = rules.seats - 1; break;
    case Boosted::Others: last = rules.seats - 1; break;
    }
    for (std::size_t distance = first; distance <= last; ++distance) {
        const Seat seat = rules.in_order(open.lead, (own + distance) % rules.seats);
        Piece* const card = first_card(open, seat);
        (card != nullptr ? card->fixed : open.boosts[index_of(seat)]) += doing.step.arguments[0];
        doing.sink([&] {
            return Event{.kind = Event::Kind::Boosted,
                         .seat = seat,
                         .waits = card == nullptr,
                         .number = doing.step.arguments[0]};
        });
    }
    return Progress::Done;
}

// `copy effect`: its steps as steps of this piece.
Progress copy_effect(const Doing& doing) {
    if (asks_piece(doing)) return Progress::Asks;
    if (doing.stage() != progress::has_one) return Progress::Done;
    const CardId card = doing.open().pieces[doing.first()].card;
    doing.sink([&] {
        return Event{.kind = Event::Kind::EffectCopied,
                     .seat = doing.frame.seat,
                     .card = card,
                     .piece = static_cast<std::uint8_t>(doing.first())};
    });
    Frame copied{.program = Rules::resource_program(card), .seat = doing.frame.seat};
    copied.kept[0] = doing.frame.kept[0];
    doing.state.open.effects.push(copied);
    unmark(doing.open(), doing.state.open.effects.size());
    return Progress::Done;
}

// `copy power`
Progress copy_power(const Doing& doing) {
    if (asks_piece(doing)) return Progress::Asks;
    if (doing.stage() != progress::has_one) return Progress::Done;
    const CardId card = doing.open().pieces[doing.first()].card;
    const auto power = doing.rules.resource(card).power;
    doing.open().pieces[piece_of(doing.frame)].fixed += power;
    doing.sink([&] {
        return Event{.kind = Event::Kind::PowerCopied,
                     .seat = doing.frame.seat,
                     .card = card,
                     .piece = static_cast<std::uint8_t>(doing.first()),
                     .number = power};
    });
    return Progress::Done;
}

} // namespace slow_and_steady
