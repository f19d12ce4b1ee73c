#include "lab/report.h"

namespace homestretch {

namespace {

Json interval_json(const Interval& interval) {
    return Json::array({interval.low, interval.high});
}

Json bots_json(const Simulation& simulation) {
    Json bots = Json::array();
    for (const BotShare& bot : bot_shares(simulation)) {
        Json seats = Json::array();
        for (const Seat seat : bot.seats) seats.push_back(index_of(seat));
        Json entry{{"bot", name_of(bot.bot)}, {"seats", std::move(seats)}};
        if (!simulation.team_game) {
            entry["win_share"] = bot.wins.share;
            entry["interval"] = interval_json(bot.wins.interval);
            entry["equal_share"] = bot.equal_share;
        }
        bots.push_back(std::move(entry));
    }
    return bots;
}

void add_shares(const Simulation& simulation, Json& json) {
    Json shares = Json::array();
    Json intervals = Json::array();
    Json scores = Json::array();
    for (const Seat seat : seats(simulation.request.bots.size())) {
        const Share share = simulation.team_game ? team_share(simulation) : seat_share(simulation, seat);
        shares.push_back(share.share);
        intervals.push_back(interval_json(share.interval));
        scores.push_back(mean_score(simulation, seat));
    }
    json["win_share"] = std::move(shares); // in a team game every seat wins with the team
    json["win_interval"] = std::move(intervals);
    json["mean_score"] = std::move(scores);
    json["by_bot"] = bots_json(simulation);
    if (!simulation.team_game) return;
    const Share team = team_share(simulation);
    json["team"] =
        Json{{"win_rate", team.share}, {"interval", interval_json(team.interval)}, {"mean_score", nullptr}};
    if (const auto score = mean_team_score(simulation)) json["team"]["mean_score"] = *score;
}

} // namespace

Json to_json(const Simulation& simulation) {
    const SimulationRequest& request = simulation.request;
    const Tally& tally = simulation.tally;
    Json bots = Json::array();
    for (const BotKind bot : request.bots) bots.push_back(name_of(bot));
    Json options = Json::object();
    for (const auto& [name, value] : request.options) options[name] = value;

    Json json{{"game", request.game},
              {"seats", request.bots.size()},
              {"bots", std::move(bots)},
              {"options", std::move(options)},
              {"seed", to_hex(request.seed)},
              {"games", request.games},
              {"finished", tally.finished},
              {"unfinished", tally.games - tally.finished},
              {"interrupted", simulation.interrupted},
              {"decisions", tally.decisions},
              {"mean_decisions", mean_decisions(simulation)},
              {"fewest_decisions", tally.games > 0 ? tally.fewest_decisions : 0},
              {"most_decisions", tally.most_decisions},
              {"seconds", simulation.seconds},
              {"decisions_per_second", decisions_per_second(simulation)}};
    add_shares(simulation, json);
    return json;
}

} // namespace homestretch
