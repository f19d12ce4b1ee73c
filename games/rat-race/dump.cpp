#include "games/rat-race/dump.h"

#include "engine/random_json.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"

#include <fmt/format.h>

namespace rat_race {

using homestretch::Json;

namespace {

std::string seats_text(std::string_view word, Seats set) {
    std::string text;
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if ((set & bit(seat_at(seat))) != 0) text += fmt::format(" {}", seat);
    }
    return text.empty() ? "" : fmt::format(" {}{}", word, text);
}

template <class Cards>
Json cards_json(const Rules& rules, const Cards& cards, Seats owner) {
    Json json = Json::array();
    for (const Card& card : cards) json.push_back(card_text(rules, card, owner));
    return json;
}

Json player_json(const Rules& rules, const State& state, Seat seat) {
    Json commits = Json::array();
    for (const std::uint8_t commit : state.commits[index_of(seat)])
        commits.push_back(state.ask == Ask::Vote ? Json(commit) : Json(rules.id(TitleId{commit})));
    return {{"hand", cards_json(rules, state.held[hand_of(seat)], bit(seat))},
            {"bank", cards_json(rules, state.held[bank_of(seat)], bit(seat))},
            {"commits", commits}};
}

Json pile_json(const Rules& rules, const State& state) {
    Json json = Json::array(); // the top first
    for (std::size_t i = state.pile.size(); i-- > 0;) {
        json.push_back(
            card_text(rules, {.title = state.pile[i].title, .known = state.pile[i].known}, Seats{0}));
    }
    return json;
}

Json effects_json(const Rules& rules, const State& state) {
    Json json = Json::array(); // the lowest first
    for (const Frame& frame : state.effects) {
        const auto title = static_cast<TitleId>(frame.program);
        json.push_back(
            {{"card", rules.id(title)},
             {"here",
              rules.title(title).is_issue ? Json(rules.id(static_cast<Councilor>(frame.kept[0]))) : Json()},
             {"step", frame.next},
             {"progress", {frame.scratch[0], frame.scratch[1], frame.scratch[2]}}});
    }
    return json;
}

} // namespace

std::string card_text(const Rules& rules, const Card& card, Seats owner) {
    if (card.face_up) return rules.id(card.title) + " up";
    return rules.id(card.title) + seats_text("known", static_cast<Seats>(card.known & ~owner)) +
           seats_text("out", card.out);
}

Json dump(const Rules& rules, const State& state) {
    const bool finished = state.ask == Ask::Finished;
    Json json;
    json["phase"] = ask_words().id(static_cast<std::size_t>(state.ask));
    json["pending"] = seats_json(state.pending);
    json["active"] = index_of(state.active);
    json["first"] = index_of(state.first);
    json["turns"] = state.turns;
    json["silent"] = state.silent;
    json["acted"] = state.acted;
    json["moves"] = state.moves;
    json["skip_move"] = state.skip_move;
    json["picks"] = state.picks;
    json["elections"] = state.elections;
    json["votes"] = Json::array();
    for (const std::uint8_t vote : state.votes) json["votes"].push_back(vote);
    json["decisions"] = state.decisions;
    json["tokens"] = Json::object();
    json["rows"] = Json::object();
    for (const Councilor councilor : councilors) {
        json["tokens"][rules.id(councilor)] = place_text(rules, token(state.board, councilor));
        json["rows"][rules.id(councilor)] = titles_json(rules, state.board.rows[index_of(councilor)]);
    }
    json["riots"] = places_json(rules, state.board.riots);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, state, seat));
    json["pile"] = pile_json(rules, state);
    json["discard"] = titles_json(rules, state.discard); // the top last
    json["lifted"] = cards_json(rules, state.lifted, bit(state.active));
    json["action"] = title_json(rules, state.action);
    json["placing"] = title_json(rules, state.placing);
    json["revealed"] = title_json(rules, state.revealed);
    json["effects"] = effects_json(rules, state);
    json["monarch"] = finished ? Json(rules.id(state.monarch)) : Json();
    json["ended_by"] = finished ? Json(ending_words().id(static_cast<std::size_t>(state.ended_by))) : Json();
    json["random"] = homestretch::to_json(state.random);
    return json;
}

} // namespace rat_race
