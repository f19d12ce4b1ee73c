#include "games/slow-and-steady/view.h"

#include "engine/effects/text.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/projection.h"
#include "games/slow-and-steady/steps.h"

namespace slow_and_steady {

using homestretch::Json;
using homestretch::Viewer;

namespace {

PlayerView player_view(const Rules& rules, const State& state, Seat seat, Viewer viewer) {
    const Player& who = player(state, seat);
    PlayerView shown{.deck_size = static_cast<std::uint8_t>(who.deck.size()),
                     .hand_size = static_cast<std::uint8_t>(who.hand.size()),
                     .offer_size = static_cast<std::uint8_t>(who.offer.size()),
                     .committed = state.commits[index_of(seat)] != no_card,
                     .known_in_hand = who.known_in_hand,
                     .known_in_deck = who.known_in_deck};
    if (rules.open_hands || viewer == seat) { // SS-17
        shown.deck = who.deck;
        shown.hand = who.hand;
        shown.offer = who.offer;
        return shown;
    }
    CardSet both = who.deck;
    both.add(who.hand);
    shown.known = both.basics(); // SS-98
    shown.known.add(both.only_specials_of(known_specials(state, viewer)));
    return shown;
}

} // namespace

CardSet known_specials(const State& state, Viewer viewer) {
    return viewer ? state.shown.joined_with_specials(player(state, *viewer).saw) : state.shown;
}

View view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .stage = state.stage,
              .ask = state.ask,
              .pending = state.pending,
              .ended_by = state.ended_by,
              .draft_step = state.draft_step,
              .board = state.board,
              .effects = state.effects,
              .special_deck_size = static_cast<std::uint8_t>(state.special_deck.size()),
              .unused = state.unused,
              .challenge_deck_size = static_cast<std::uint8_t>(state.challenge_deck.size()),
              .looked_at_size = static_cast<std::uint8_t>(state.looked_at.size())};
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(rules, state, seat, viewer);
    if (viewer) view.commit = state.commits[index_of(*viewer)];

    const bool looks =
        rules.open_hands || (!state.effects.empty() && viewer == Viewer(state.effects.top().seat));
    view.challenge_deck = state.challenge_deck;
    if (looks) {
        view.looked_at = state.looked_at;
    } else { // who does not look cannot tell which of the cards were lifted
        view.challenge_deck.add(state.looked_at);
        // SS-98: nobody else may know the card that is offered in a trade
        if (state.ask == Ask::TradeReturn) view.effects.top().scratch[2] = 0;
    }
    if (!rules.open_hands) {
        const CardSet known = view.challenge_deck.only_specials_of(known_specials(state, viewer));
        view.challenge_deck = view.challenge_deck.basics();
        view.challenge_deck.add(known);
    }
    return view;
}

namespace {

Json optional_cards(const Rules& rules, const std::optional<CardSet>& cards) {
    return cards ? cards_json(rules, *cards) : Json();
}

Json entry_json(const Rules& rules, const Entry& entry) {
    return {{"card", rules.id(entry.card)},
            {"printed", rules.challenge(entry.card).power},
            {"variable", rules.challenge(entry.card).variable},
            {"copy", entry.copy},
            {"silenced", entry.silenced},
            {"activated", entry.activated}};
}

} // namespace

Json shown_columns(const Rules& rules, const Board& board) {
    const Resolution now = resolution(rules, board);
    Json json = Json::array();
    for (std::size_t i = 0; i < board.columns.size(); ++i) {
        Json entries = Json::array();
        for (const Entry& entry : board.columns[i].entries) entries.push_back(entry_json(rules, entry));
        Json pieces = Json::array();
        for (std::size_t piece = 0; piece < board.pieces.size(); ++piece) {
            if (board.pieces[piece].place == slot_of(i)) pieces.push_back(piece + 1);
        }
        json.push_back({{"place", place_text(slot_of(i))},
                        {"power", now.contests[i].power},
                        {"fixed", int{board.columns[i].fixed}},
                        {"strength", now.contests[i].strength},
                        {"overcome", now.contests[i].overcome},
                        {"special", is_special(board.columns[i])},
                        {"entries", std::move(entries)},
                        {"pieces", std::move(pieces)}});
    }
    return json;
}

Json shown_pieces(const Rules& rules, const Board& board) {
    const Powers now = powers(rules, board);
    Json json = Json::array();
    for (std::size_t i = 0; i < board.pieces.size(); ++i) {
        const Piece& piece = board.pieces[i];
        const PowerParts parts = piece_parts(rules, board, i);
        json.push_back({{"number", i + 1},
                        {"card", rules.id(piece.card)},
                        {"kind", piece_words().id(static_cast<std::size_t>(piece.kind))},
                        {"owner", index_of(piece.owner)},
                        {"place", place_text(piece.place)},
                        {"power", now.pieces[i]},
                        {"fixed", parts.fixed},
                        {"varying", parts.varying},
                        {"auras", parts.auras}});
    }
    return json;
}

namespace {

Json history_json(const Board& board) {
    Json json = Json::array();
    for (const RoundRecord& round : board.history) {
        json.push_back({{"success", round.success}, {"change", int{round.change}}, {"hearts", round.hearts}});
    }
    return json;
}

Json player_json(const Rules& rules, const View& view, Seat seat) {
    const PlayerView& who = view.players[index_of(seat)];
    Json json = homestretch::object_with_room(13);
    json["hand"] = optional_cards(rules, who.hand);
    json["hand_size"] = who.hand_size;
    json["deck"] = optional_cards(rules, who.deck);
    json["deck_size"] = who.deck_size;
    json["offer"] = optional_cards(rules, who.offer);
    json["offer_size"] = who.offer_size;
    json["discard"] = card_list_json(rules, view.board.discards[index_of(seat)]);
    json["boost"] = int{view.board.boosts[index_of(seat)]};
    json["committed"] = who.committed;
    json["known"] = cards_json(rules, who.known);
    json["known_in_hand"] = cards_json(rules, who.known_in_hand);
    json["known_in_deck"] = cards_json(rules, who.known_in_deck);
    return json;
}

// The step that asks: whose card it stands on, and its words.
Json effect_json(const Rules& rules, const View& view) {
    if (view.effects.empty()) return {};
    const Frame& frame = view.effects.top();
    const auto card = static_cast<CardId>(static_cast<std::size_t>(frame.program) / 2);
    return {{"card", rules.id(card)},
            {"side", is_resource(frame) ? "resource" : "challenge"},
            {"seat", index_of(frame.seat)},
            {"text", sentence_of(rules.language, rules.acting.steps(frame.program), frame.next)}};
}

Json result_json(const Rules& rules, const View& view) {
    if (view.stage != Stage::Finished) return {};
    const bool won = view.ended_by == EndedBy::Victory;
    return {{"ended_by", ending_words().id(static_cast<std::size_t>(view.ended_by))},
            {"won", won},
            {"round", view.board.round},
            {"score", won ? int{view.board.hearts} : 0},
            {"title", won ? Json(rules.title(view.board.hearts)) : Json()}};
}

} // namespace

Json to_json(const Rules& rules, const View& view) {
    const Board& board = view.board;
    const bool playing = view.stage == Stage::Activation || view.stage == Stage::Play;
    Json json = homestretch::object_with_room(37);
    json["viewer"] = view.viewer ? Json(index_of(*view.viewer)) : Json();
    json["phase"] = stage_words().id(static_cast<std::size_t>(view.stage));
    json["decision"] =
        view.ask == Ask::Nothing ? Json() : Json(ask_words().id(static_cast<std::size_t>(view.ask)));
    json["pending"] = seats_json(view.pending);
    json["round"] = board.round;
    json["draft_step"] = view.draft_step;
    json["hearts"] = board.hearts;
    json["heart_cap"] = rules.heart_cap;
    json["warned"] = board.warned;
    json["any_loss_defeats"] = playing && any_loss_defeats(rules, board);
    json["ledger"] = int{board.ledger};
    json["guard"] = int{board.guard};
    json["lead"] = index_of(board.lead);
    json["order"] = Json::array();
    for (std::size_t place = 0; place < rules.seats; ++place)
        json["order"].push_back(index_of(rules.in_order(board.lead, place)));
    json["turn"] = board.turn;
    json["extra"] = board.extra;
    json["columns"] = shown_columns(rules, board);
    json["pieces"] = shown_pieces(rules, board);
    json["challenge_deck"] = cards_json(rules, view.challenge_deck);
    json["challenge_deck_size"] = view.challenge_deck_size;
    json["challenge_discard"] = card_list_json(rules, board.challenge_discard);
    json["looked_at"] = optional_cards(rules, view.looked_at);
    json["looked_at_size"] = view.looked_at_size;
    json["special_deck_size"] = view.special_deck_size;
    json["unused"] = cards_json(rules, view.unused);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, view, seat));
    json["commit"] = card_json(rules, view.commit);
    json["effect"] = effect_json(rules, view);
    json["history"] = history_json(board);
    json["open_hands"] = rules.open_hands;
    json["planning_aid"] = rules.planning_aid;
    json["projection"] = playing ? to_json(project(rules, view, {})) : Json();
    json["result"] = result_json(rules, view);
    return json;
}

} // namespace slow_and_steady
