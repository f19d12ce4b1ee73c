#include "games/rat-race/view.h"

#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"

#include <algorithm>
#include <bit>

namespace rat_race {

using homestretch::Json;
using homestretch::Viewer;

namespace {

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
    const auto hand = state.held[hand_of(seat)];
    const auto bank = state.held[bank_of(seat)];
    PlayerView shown{.hand_size = static_cast<std::uint8_t>(hand.size()),
                     .bank_size = static_cast<std::uint8_t>(bank.size()),
                     .committed = static_cast<std::uint8_t>(state.commits[index_of(seat)].size())};
    const Seats eyes = viewer ? bit(*viewer) : Seats{0};
    for (const Card& card : hand) {
        if ((card.known & eyes) != 0) shown.hand.push_back(card.title);
    }
    for (const Card& card : bank) {
        if (card.face_up) shown.bank_up.push_back(card.title);
        if (!card.face_up && (card.known & eyes) != 0) shown.bank_down.push_back(card.title);
    }
    std::sort(shown.bank_up.begin(), shown.bank_up.end());
    if (viewer == seat) return shown;
    std::sort(shown.hand.begin(), shown.hand.end());
    std::sort(shown.bank_down.begin(), shown.bank_down.end());
    return shown;
}

} // namespace

View view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .seats = state.seats,
              .ask = state.ask,
              .pending = state.pending,
              .active = state.active,
              .first = state.first,
              .turns = state.turns,
              .silent = state.silent,
              .elections = state.elections,
              .votes = state.votes,
              .moves = state.moves,
              .picks = state.picks,
              .skip_move = state.skip_move,
              .ended_by = state.ended_by,
              .monarch = state.monarch,
              .board = state.board,
              .choices = state.choices,
              .pile_size = static_cast<std::uint8_t>(state.pile.size()),
              .discard = state.discard,
              .effects = state.effects,
              .action = state.action,
              .placing = state.placing,
              .revealed = state.revealed};
    const Seats eyes = viewer ? bit(*viewer) : Seats{0};
    for (std::size_t i = 0; i < state.pile.size(); ++i) {
        if ((state.pile[i].known & eyes) != 0)
            view.pile.push_back({static_cast<std::uint8_t>(i + 1), state.pile[i].title});
    }
    for (const Card& card : state.lifted)
        view.lifted.push_back((card.known & eyes) != 0 ? card.title : no_title);
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(state, seat, viewer);
    if (viewer) view.commits = state.commits[index_of(*viewer)];
    return view;
}

bool is_final_sprint(const View& view) {
    return view.pile_size == 0 && view.discard.empty() &&
           std::all_of(view.players.begin(), view.players.end(),
                       [](const PlayerView& who) { return who.hand_size == 0; });
}

namespace {

Json ideals_json(const Rules& rules, const IdealCounts& ideals) {
    Json json = Json::array();
    for (std::size_t ideal = 0; ideal < ideal_count; ++ideal) {
        for (int i = 0; i < ideals[ideal]; ++i) json.push_back(rules.ideal_words.id(ideal));
    }
    return json;
}

// The next fields of a Councilor, and what stands against entering each.
Json ahead_json(const Rules& rules, const Board& board, Councilor councilor) {
    const IdealCounts had = arsenal(board, councilor);
    Json json = Json::array();
    for (PlaceSet left = rules.layout.forward[static_cast<std::size_t>(token(board, councilor))]; left != 0;
         left &= left - 1) {
        const auto place = static_cast<Place>(std::countr_zero(left));
        IdealCounts missing{};
        if (place != throne) {
            const IdealCounts& wanted = rules.layout.field(place).ideals;
            for (std::size_t i = 0; i < ideal_count; ++i)
                missing[i] = static_cast<std::uint8_t>(wanted[i] > had[i] ? wanted[i] - had[i] : 0);
        }
        json.push_back({{"place", place_text(rules, place)},
                        {"needs", ideals_json(rules, missing)},
                        {"riot", (board.riots & bit(place)) != 0},
                        {"taken", (occupied(board) & bit(place)) != 0}});
    }
    return json;
}

Json councilors_json(const Rules& rules, const View& view) {
    const Councilors feet = view.board.feet;
    Json json = Json::array();
    for (const Councilor councilor : councilors) {
        const Place place = token(view.board, councilor);
        json.push_back(
            {{"id", rules.id(councilor)},
             {"place", place_text(rules, place)},
             {"distance", place == off_board ? Json() : Json(distance(rules, place))},
             {"row", titles_json(rules, view.board.rows[index_of(councilor)])},
             {"arsenal", ideals_json(rules, arsenal(view.board, councilor))},
             {"feet", (feet & bit(councilor)) != 0},
             {"locked", feet != 0 && (feet & bit(councilor)) == 0 && !is_final_sprint(view)}, // RR-37
             {"ahead", ahead_json(rules, view.board, councilor)}});
    }
    return json;
}

Json fields_json(const Rules& rules, const View& view) {
    Json json = Json::array();
    for (std::size_t i = 0; i < rules.layout.field_words.size(); ++i) {
        const Field& field = rules.layout.field_words[i];
        json.push_back({{"place", place_text(rules, static_cast<Place>(i))},
                        {"q", field.q},
                        {"r", field.r},
                        {"row", row_of(rules.layout, static_cast<Place>(i))},
                        {"level", field.level},
                        {"ideals", ideals_json(rules, field.ideals)},
                        {"entry", field.entry},
                        {"riot", (view.board.riots & bit(static_cast<Place>(i))) != 0}});
    }
    return json;
}

// Symbols of each Councilor on these cards: what they would score (RR-77).
Json symbols_json(const Rules& rules, const PlayerView& who) {
    Json json = Json::object();
    for (const Councilor councilor : councilors) {
        int symbols = 0;
        for (const TitleId title : who.bank_up) symbols += rules.title(title).symbols[index_of(councilor)];
        for (const TitleId title : who.bank_down) symbols += rules.title(title).symbols[index_of(councilor)];
        json[rules.id(councilor)] = symbols;
    }
    return json;
}

Json player_json(const Rules& rules, const View& view, Seat seat) {
    const PlayerView& who = view.players[index_of(seat)];
    Json json;
    json["hand_size"] = who.hand_size;
    json["bank_size"] = who.bank_size;
    json["committed"] = who.committed;
    json["hand"] = titles_json(rules, who.hand);
    json["hand_unknown"] = who.hand_size - who.hand.size();
    json["bank_up"] = titles_json(rules, who.bank_up);
    json["bank_down"] = titles_json(rules, who.bank_down);
    json["bank_unknown"] = who.bank_size - who.bank_up.size() - who.bank_down.size();
    json["symbols"] = symbols_json(rules, who);
    return json;
}

Json commits_json(const Rules& rules, const View& view) {
    Json json = Json::array();
    for (const std::uint8_t commit : view.commits)
        json.push_back(view.ask == Ask::Vote ? Json(commit) : Json(rules.id(TitleId{commit})));
    return json;
}

Json step_json(const Rules& rules, const View& view) {
    if (view.effects.empty()) return {};
    const Frame& frame = view.effects.top();
    return {{"card", rules.title_words.id(static_cast<std::size_t>(frame.program))},
            {"step", frame.next},
            {"done", frame.scratch[0]}};
}

} // namespace

Json to_json(const Rules& rules, const View& view) {
    Json json;
    json["viewer"] = view.viewer ? Json(index_of(*view.viewer)) : Json();
    json["phase"] = ask_words().id(static_cast<std::size_t>(view.ask));
    json["pending"] = seats_json(view.pending);
    json["active"] = view.ask == Ask::Vote ? Json() : Json(index_of(view.active));
    json["first"] = view.ask == Ask::Vote ? Json() : Json(index_of(view.first));
    json["turn"] = view.turns + (view.ask == Ask::Vote || view.ask == Ask::Finished ? 0 : 1);
    json["turn_limit"] = rules.turn_limit ? Json(rules.last_turn) : Json();
    json["silent"] = view.silent;
    json["elections"] = view.elections;
    json["votes"] = Json::array();
    for (const std::uint8_t vote : view.votes) json["votes"].push_back(vote);
    json["moves"] = view.moves;
    json["picks"] = view.picks;
    json["skip_move"] = view.skip_move;
    json["final_sprint"] = is_final_sprint(view);
    json["layout"] = {{"id", rules.layout.id},
                      {"name", rules.layout.name},
                      {"throne", {{"q", rules.layout.throne_q}, {"r", rules.layout.throne_r}}}};
    json["fields"] = fields_json(rules, view);
    json["councilors"] = councilors_json(rules, view);
    json["choices"] = places_json(rules, view.choices);
    json["pile_size"] = view.pile_size;
    json["pile"] = Json::array();
    for (const PilePlace& known : view.pile)
        json["pile"].push_back({{"from_bottom", known.from_bottom}, {"card", rules.id(known.title)}});
    json["discard"] = titles_json(rules, view.discard);
    json["action"] = title_json(rules, view.action);
    json["placing"] = title_json(rules, view.placing);
    json["revealed"] = title_json(rules, view.revealed);
    json["lifted"] = Json::array();
    for (const TitleId title : view.lifted) json["lifted"].push_back(title_json(rules, title));
    json["effect"] = step_json(rules, view);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, view, seat));
    if (view.viewer) json["commits"] = commits_json(rules, view);
    json["monarch"] = view.ask == Ask::Finished ? Json(rules.id(view.monarch)) : Json();
    json["ended_by"] =
        view.ask == Ask::Finished ? Json(ending_words().id(static_cast<std::size_t>(view.ended_by))) : Json();
    return json;
}

} // namespace rat_race
