#include "games/slow-and-steady/verbs.h"

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

// What happens to a piece, or to a new one that is like it.
Event event_of_piece(const Doing& doing, Event::Kind kind, const Piece& piece, int number = 0) {
    return {.kind = kind,
            .seat = piece.owner,
            .card = piece.card,
            .against = challenge_at(doing.open(), piece.place),
            .piece = static_cast<std::uint8_t>(doing.first()),
            .place = piece.place,
            .number = number};
}

bool can_move(const Rules&, const Open& open, const Piece& piece) {
    return piece.place != unopposed || !free_slots(open).empty();
}
bool has_effect(const Rules& rules, const Open&, const Piece& piece) {
    const Side& side = rules.resource(piece.card);
    return piece.kind == PieceKind::Card && side.acts && !side.copies;
}

// `token N`
void find_room(const Doing& doing) {
    if (has_room(doing.open())) return;
    doing.limited_by(Limit::Pieces);
    doing.stage() = progress::over;
}
Progress place_token(const Doing& doing) {
    const Piece token{.fixed = doing.number(),
                      .card = doing.open().pieces[piece_of(doing.frame)].card,
                      .kind = PieceKind::Token,
                      .owner = doing.frame.seat,
                      .place = static_cast<Place>(doing.first())};
    add_piece(doing.open(), token);
    doing.sink([&] { return event_of_piece(doing, Event::Kind::TokenPlaced, token, token.fixed); });
    return Progress::Done;
}

// `split`: half of a basic card becomes a piece of its own (SS-64).
void find_room_to_split(const Doing& doing) {
    const auto& pieces = doing.open().pieces;
    if (std::any_of(pieces.begin(), pieces.end(), is_basic_card)) find_room(doing);
}
Progress split(const Doing& doing) {
    Piece& original = doing.open().pieces[doing.first()];
    const PowerParts parts = powers(doing.rules, doing.open()).parts[doing.first()];
    const int share = parts.total() / 2;
    const Piece copy{.fixed = share - parts.auras,
                     .card = original.card,
                     .kind = PieceKind::Copy,
                     .owner = original.owner,
                     .place = static_cast<Place>(doing.second())};
    original.fixed = parts.total() - share - parts.auras;
    add_piece(doing.open(), copy);
    doing.sink([&] { return event_of_piece(doing, Event::Kind::SplitOff, copy, share); });
    return Progress::Done;
}

// `shift`
Progress shift(const Doing& doing) {
    Piece& piece = doing.open().pieces[doing.first()];
    count_piece(doing.open(), piece.place, -1);
    piece.place = static_cast<Place>(doing.second());
    count_piece(doing.open(), piece.place, 1);
    doing.sink([&] { return event_of_piece(doing, Event::Kind::Moved, piece); });
    return Progress::Done;
}

// `boost N WHO`, SS-66, SS-67
Progress boost(const Doing& doing) {
    const Rules& rules = doing.rules;
    Open& open = doing.open();
    std::size_t first = 1; // how far along the turn order, cyclically
    std::size_t last = 1;
    switch (doing.word<Boosted>(1)) {
    case Boosted::Next1: break;
    case Boosted::Next2: last = 2; break;
    case Boosted::Prev1: first = last = rules.seats - 1; break;
    case Boosted::Others: last = rules.seats - 1; break;
    }
    for (std::size_t distance = first; distance <= last; ++distance) {
        const Seat seat = rules.in_order(doing.frame.seat, distance);
        Piece* const card = first_card(open, seat);
        (card != nullptr ? card->fixed : open.boosts[index_of(seat)]) += doing.number();
        doing.sink([&] {
            return Event{.kind = Event::Kind::Boosted,
                         .seat = seat,
                         .waits = card == nullptr,
                         .number = doing.number()};
        });
    }
    return Progress::Done;
}

// `copy effect`: its steps as steps of this piece.
Progress copy_effect(const Doing& doing) {
    const CardId card = doing.open().pieces[doing.first()].card;
    doing.sink([&] {
        return Event{.kind = Event::Kind::EffectCopied,
                     .seat = doing.frame.seat,
                     .card = card,
                     .piece = static_cast<std::uint8_t>(doing.first())};
    });
    Frame copied{.program = Rules::resource_program(card), .seat = doing.frame.seat};
    copied.kept[0] = doing.frame.kept[0];
    doing.open().effects.push(copied);
    unmark(doing.open(), doing.open().effects.size());
    return Progress::Done;
}

// `copy power`
Progress copy_power(const Doing& doing) {
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

// `confidence N`, `guard N`, `extra`
Progress gain_confidence(const Doing& doing) {
    doing.open().ledger += doing.number();
    doing.sink([&] { return Event{.kind = Event::Kind::LedgerChanged, .number = doing.number()}; });
    return Progress::Done;
}
Progress gain_guard(const Doing& doing) {
    doing.open().guard += doing.number();
    doing.sink([&] { return Event{.kind = Event::Kind::Guarded, .number = doing.number()}; });
    return Progress::Done;
}
Progress gain_extra(const Doing& doing) {
    ++doing.open().extra;
    return Progress::Done;
}

} // namespace

constinit const std::array<VerbRow, 9> piece_verbs{
    {{.verb = Verb::Token,
      .sentences = {{{"token {number}", on_resource, "Add an extra {0}-power resource."}}},
      .carry_out = &place_token,
      .asks = {Ask::Place},
      .begin = &find_room,
      .worth = {.each = 1.0F}},
     {.verb = Verb::Shift,
      .sentences = {{{"shift", on_resource, "You may move a resource."}}},
      .carry_out = &shift,
      .asks = {Ask::PickPiece, Ask::MoveTo},
      .piece = &can_move,
      .purpose = "moved"},
     {.verb = Verb::Split,
      .sentences = {{{"split", on_resource, "You may evenly break a basic resource."}}},
      .carry_out = &split,
      .asks = {Ask::PickPiece, Ask::Place},
      .begin = &find_room_to_split,
      .piece = [](const Rules&, const Open&, const Piece& piece) { return is_basic_card(piece); },
      .purpose = "broken"},
     {.verb = Verb::Boost,
      .sentences = {{{"boost {number} {players}", on_resource, "{1} +{0} power."}}},
      .carry_out = &boost,
      .worth = {.each = 0.9F}},
     {.verb = Verb::CopyEffect,
      .sentences = {{{"copy effect", on_resource,
                      "You may use the effect of another special resource in play."}}},
      .carry_out = &copy_effect,
      .asks = {Ask::PickPiece},
      .piece = &has_effect,
      .purpose = "lends-effect"},
     {.verb = Verb::CopyPower,
      .sentences = {{{"copy power", on_resource,
                      "You may add the printed power of another resource in play."}}},
      .carry_out = &copy_power,
      .asks = {Ask::PickPiece},
      .piece = [](const Rules&, const Open&, const Piece& piece) { return piece.kind == PieceKind::Card; },
      .purpose = "lends-power"},
     {.verb = Verb::Confidence,
      .sentences = {{{"confidence {change}", on_challenge | on_resource,
                      "{0<Lose|Gain} {0-} confidence (counted at the end of the round)."}}},
      .carry_out = &gain_confidence,
      .worth = {.each = 1.0F},
      .danger = {.each = -0.8F}},
     {.verb = Verb::Guard,
      .sentences = {{{"guard {number}", on_resource,
                      "If a challenge is not overcome, lose up to {0} less confidence."}}},
      .carry_out = &gain_guard,
      .worth = {.flat = 0.9F}},
     {.verb = Verb::Extra,
      .sentences = {{{"extra", on_resource, "You may play another card."}}},
      .carry_out = &gain_extra,
      .worth = {.flat = 2.5F}}}};

PlaceSet free_slots(const Open& open) {
    PlaceSet found;
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        if (open.columns[i].pieces == 0) found.insert(slot_of(i));
    }
    return found;
}

} // namespace slow_and_steady
