#include "games/dragon-racer/dump.h"

#include "engine/random_json.h"
#include "games/dragon-racer/names.h"

namespace dragon_racer {

using homestretch::Json;

namespace {

Json player_json(const Rules& rules, const State& state, Seat seat) {
    const Player& who = player(state, seat);
    const bool committed = state.phase == Phase::Draft && !state.pending.contains(seat);
    Json json;
    json["character"] = who.character == no_character ? Json() : Json(id_of(rules, who.character));
    json["trophy"] = who.trophy;
    json["distance"] = who.distance;
    json["moved"] = who.moved;
    json["team"] = ids_of(rules, who.team);
    json["hand"] = ids_of(rules, hand_of(rules, state, seat));
    json["commit"] = committed ? Json(who.commit) : Json();
    json["collected"] = ids_of(rules, who.collected);
    json["attacks"] = attacks_json(state.attacks, seat);
    json["swapped"] = Json();
    if (who.swapped > 0)
        json["swapped"] = {{"index", who.swapped - 1}, {"card", id_of(rules, who.drafted_there)}};
    return json;
}

Json row_json(const Rules& rules, const std::array<TileId, tiles_in_row + 1>& row) {
    Json json = Json::array(); // the removed tile is the one that is not here
    for (std::size_t i = 0; i < tiles_in_row; ++i) json.push_back(id_of(rules, row[i]));
    return json;
}

} // namespace

Json dump(const Rules& rules, const State& state) {
    Json json;
    json["phase"] = phase_word(state.phase);
    json["turn"] = state.turn;
    json["round"] = state.phase == Phase::Draft ? Json(state.round + 1) : Json();
    json["asking"] = state.phase == Phase::Attack ? Json(state.asking) : Json();
    json["pending"] = seats_json(state.pending);
    json["tiles"] = {{"upper", row_json(rules, state.upper)}, {"lower", row_json(rules, state.lower)}};
    json["players"] = Json::array();
    for (const Seat seat : homestretch::seats(rules.seats))
        json["players"].push_back(player_json(rules, state, seat));
    json["undealt"] = ids_of(rules, state.deck);
    json["random"] = homestretch::to_json(state.random);
    return json;
}

} // namespace dragon_racer
