#include "server/table/summaries.h"

#include "server/table/messages.h"
#include "server/table/position.h"
#include "server/table/table_setting.h"

#include <algorithm>

namespace homestretch::server {

Json stored_summary(const Table& table) {
    const TableState& state = table.state();
    Json entries = Json::array();
    Json guests = Json::array();
    Json asked = Json::array();
    for (const Seat seat : seats(state.chairs.size())) {
        const Chair& chair = state.chairs[index_of(seat)];
        entries.push_back(seat_entry(state, seat));
        guests.push_back(chair.guest ? Json(*chair.guest) : Json());
        asked.push_back(chair.asked.has_value() && chair.is_played_by_person());
    }
    Json summary{{"id", state.id},
                 {"game", state.settings.game},
                 {"pack", pack_name(*state.pack)},
                 {"phase", word_of(state.phase)},
                 {"seats", std::move(entries)},
                 {"created", to_number(state.created)}};
    for (const TableSetting& setting : table_settings()) {
        if (setting.listed) summary[std::string(setting.name)] = setting.write(setting.of(state.settings));
    }
    return {{"table", std::move(summary)},
            {"guests", std::move(guests)},
            {"asked", std::move(asked)},
            {"put_away_by", state.put_away_by}};
}

StoredReplay stored_replay(const TableState& state, const FinishedMatch& match) {
    const Json summary{{"token", match.token},
                       {"game", match.replay.identity.game},
                       {"table", state.id},
                       {"number", match.number},
                       {"players", match.replay.players},
                       {"outcome", outcome_of(match)},
                       {"ended", to_number(match.ended)},
                       {"guests", match.guests}};
    return {.token = match.token, .ended = match.ended, .summary = to_text(summary)};
}

bool is_put_away(const Json& stored, const GuestId& guest) {
    if (!stored.contains("put_away_by")) return false; // of an older version
    const Json& by = stored["put_away_by"];
    return std::ranges::find(by, Json(guest)) != by.end();
}

Json summary_for(const Json& stored, const GuestId& guest) {
    Json summary = stored.at("table");
    bool waiting = false;
    for (std::size_t i = 0; i < stored.at("guests").size(); ++i) {
        const bool mine = stored["guests"][i] == guest;
        Json& seat = summary["seats"][i];
        seat["mine"] = mine;
        seat.emplace("away", false); // not in summaries of older versions
        seat.emplace("resigned", false);
        waiting = waiting || (mine && stored.at("asked")[i].get<bool>());
    }
    summary["waiting_for_me"] = waiting;
    return summary;
}

std::optional<Json> replay_for(const Json& stored, const GuestId& guest) {
    const Json& guests = stored.at("guests");
    if (std::ranges::find(guests, Json(guest)) == guests.end()) return std::nullopt;
    Json shown = stored;
    shown.erase("guests");
    return shown;
}

std::vector<Json> replays_for(const Json& stored, const GuestId& guest) {
    std::vector<Json> replays;
    if (!stored.contains("replays")) return replays;
    for (const Json& replay : stored["replays"]) {
        if (auto shown = replay_for(replay, guest)) replays.push_back(std::move(*shown));
    }
    std::ranges::reverse(replays);
    return replays;
}

} // namespace homestretch::server
