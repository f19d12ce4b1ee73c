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
    Json replays = Json::array();
    for (const FinishedMatch& match : state.finished) {
        replays.push_back({{"token", match.token},
                           {"game", match.replay.identity.game},
                           {"table", state.id},
                           {"number", match.number},
                           {"players", match.replay.players},
                           {"outcome", outcome_body(match.outcome)},
                           {"ended", to_number(match.ended)},
                           {"guests", match.guests}});
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
            {"replays", std::move(replays)}};
}

Json summary_for(const Json& stored, const GuestId& guest) {
    Json summary = stored.at("table");
    bool waiting = false;
    for (std::size_t i = 0; i < stored.at("guests").size(); ++i) {
        const bool mine = stored["guests"][i] == guest;
        summary["seats"][i]["mine"] = mine;
        waiting = waiting || (mine && stored.at("asked")[i].get<bool>());
    }
    summary["waiting_for_me"] = waiting;
    return summary;
}

std::vector<Json> replays_for(const Json& stored, const GuestId& guest) {
    std::vector<Json> replays;
    for (const Json& replay : stored.at("replays")) {
        const Json& guests = replay.at("guests");
        if (std::ranges::find(guests, Json(guest)) == guests.end()) continue;
        replays.push_back(replay);
        replays.back().erase("guests");
    }
    std::ranges::reverse(replays);
    return replays;
}

} // namespace homestretch::server
