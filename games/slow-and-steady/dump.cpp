#include "games/slow-and-steady/dump.h"

#include "engine/random_json.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/steps.h"

namespace slow_and_steady {

using homestretch::Json;

namespace {

Json entry_json(const Rules& rules, const Entry& entry) {
    return {{"card", rules.id(entry.card)},
            {"activated", entry.activated},
            {"silenced", entry.silenced},
            {"copy", entry.copy},
            {"depth", entry.depth}};
}

Json columns_json(const Rules& rules, const Board& board) {
    Json json = Json::array();
    for (const Column& column : board.columns) {
        Json entries = Json::array();
        for (const Entry& entry : column.entries) entries.push_back(entry_json(rules, entry));
        json.push_back({{"fixed", int{column.fixed}}, {"entries", std::move(entries)}});
    }
    return json;
}

Json pieces_json(const Rules& rules, const Board& board) {
    Json json = Json::array();
    for (const Piece& piece : board.pieces) {
        json.push_back({{"card", rules.id(piece.card)},
                        {"kind", piece_words().id(static_cast<std::size_t>(piece.kind))},
                        {"owner", index_of(piece.owner)},
                        {"place", place_text(piece.place)},
                        {"fixed", int{piece.fixed}}});
    }
    return json;
}

Json player_json(const Rules& rules, const State& state, Seat seat) {
    const Player& who = player(state, seat);
    return {{"deck", cards_json(rules, who.deck)},
            {"hand", cards_json(rules, who.hand)},
            {"offer", cards_json(rules, who.offer)},
            {"discard", card_list_json(rules, state.board.discards[index_of(seat)])},
            {"boost", int{state.board.boosts[index_of(seat)]}},
            {"commit", card_json(rules, state.commits[index_of(seat)])},
            {"known_in_hand", cards_json(rules, who.known_in_hand)},
            {"known_in_deck", cards_json(rules, who.known_in_deck)},
            {"saw", cards_json(rules, who.saw)}};
}

Json effects_json(const Rules& rules, const State& state) {
    Json json = Json::array(); // the lowest first
    for (const Frame& frame : state.effects) {
        const auto card = static_cast<CardId>(static_cast<std::size_t>(frame.program) / 2);
        json.push_back({{"card", rules.id(card)},
                        {"piece", is_resource(frame) ? Json(piece_of(frame) + 1) : Json()},
                        {"seat", index_of(frame.seat)},
                        {"step", frame.next},
                        {"entered", frame.entered},
                        {"progress", frame.scratch}});
    }
    return json;
}

Json history_json(const Board& board) {
    Json json = Json::array();
    for (const RoundRecord& round : board.history) {
        json.push_back({{"success", round.success}, {"change", int{round.change}}, {"hearts", round.hearts}});
    }
    return json;
}

// From the top.
Json stacked_json(const Rules& rules, const State& state) {
    Json json = Json::array();
    for (std::size_t i = state.stacked.size(); i-- > 0;) json.push_back(rules.id(state.stacked[i]));
    return json;
}

} // namespace

Json dump(const Rules& rules, const State& state) {
    const Board& board = state.board;
    Json json = homestretch::object_with_room(32);
    json["phase"] = stage_words().id(static_cast<std::size_t>(state.stage));
    json["decision"] =
        state.ask == Ask::Nothing ? Json() : Json(ask_words().id(static_cast<std::size_t>(state.ask)));
    json["pending"] = seats_json(state.pending);
    json["draft_step"] = state.draft_step;
    json["round"] = board.round;
    json["lead"] = index_of(board.lead);
    json["turn"] = board.turn;
    json["extra"] = board.extra;
    json["activations"] = board.activations;
    json["hearts"] = board.hearts;
    json["warned"] = board.warned;
    json["ledger"] = int{board.ledger};
    json["guard"] = int{board.guard};
    json["history"] = history_json(board);
    json["columns"] = columns_json(rules, board);
    json["pieces"] = pieces_json(rules, board);
    json["challenge_deck"] = cards_json(rules, state.challenge_deck);
    json["stacked"] = stacked_json(rules, state);
    json["challenge_discard"] = card_list_json(rules, board.challenge_discard);
    json["looked_at"] = cards_json(rules, state.looked_at);
    json["special_deck"] = cards_json(rules, state.special_deck);
    json["unused"] = cards_json(rules, state.unused);
    json["shown"] = cards_json(rules, state.shown);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, state, seat));
    json["effects"] = effects_json(rules, state);
    json["ended_by"] = state.stage == Stage::Finished
                           ? Json(ending_words().id(static_cast<std::size_t>(state.ended_by)))
                           : Json();
    json["decisions"] = state.decisions;
    json["random"] = homestretch::to_json(state.random);
    return json;
}

} // namespace slow_and_steady
