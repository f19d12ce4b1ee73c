#include "lab/study/page_data.h"

#include "lab/study/outliers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace homestretch {

namespace {

constexpr std::size_t most_pairs = 200;

// People think about so long before they choose: our guess, which the page says.
constexpr double seconds_for_a_choice = 12.0;

// As many digits as mean anything; a page of thousands of numbers is read by phones.
double rounded(double number) {
    constexpr double parts = 1e6;
    return std::round(number * parts) / parts;
}
Json json_of(const Estimate& estimate) {
    return Json::array({rounded(estimate.value), rounded(estimate.low), rounded(estimate.high)});
}

template <class Counts>
Json histogram(const Counts& counts) {
    Json bars = Json::array();
    for (const auto& [number, games] : counts) bars.push_back(Json::array({number, games}));
    return bars;
}
template <class Counts>
double quantile(const Counts& counts, double part) {
    std::uint64_t all = 0;
    for (const auto& [number, games] : counts) all += games;
    std::uint64_t below = 0;
    for (const auto& [number, games] : counts) {
        below += games;
        if (static_cast<double>(below) >= part * static_cast<double>(all)) return static_cast<double>(number);
    }
    return 0.0;
}
template <class Counts>
Json spread_of(const Counts& counts) {
    if (counts.empty()) return nullptr;
    return {{"mean", json_of(mean_of(counts))},   {"least", counts.begin()->first},
            {"tenth", quantile(counts, 0.1)},     {"median", quantile(counts, 0.5)},
            {"ninetieth", quantile(counts, 0.9)}, {"most", counts.rbegin()->first},
            {"games", histogram(counts)}};
}

Json length_json(const Study& study) {
    const Course& course = study.findings.course;
    const double mean_waits = mean_of(course.waits).value;
    Json length{{"decisions", spread_of(course.decisions)},
                {"choices", spread_of(course.choices)},
                {"waits", spread_of(course.waits)},
                {"turns", study.has_turns ? spread_of(course.turns) : Json()},
                {"seconds_for_a_choice", seconds_for_a_choice},
                {"minutes", rounded(mean_waits * seconds_for_a_choice / 60.0)}};
    return length;
}

Json share_json(double wins, double games) {
    const double share = games > 0.0 ? wins / games : 0.0;
    const Interval interval = wilson_interval(share, games);
    return Json::array({rounded(share), rounded(interval.low), rounded(interval.high)});
}

Json seats_json(const Study& study) {
    const Tally& tally = study.findings.tally;
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < study.request.bots.size(); ++seat) {
        const auto games = static_cast<double>(tally.finished);
        seats.push_back(
            {{"bot", name_of(study.request.bots[seat])},
             {"wins", share_json(static_cast<double>(tally.wins[seat]) / Tally::one_win, games)},
             {"score", games > 0.0 ? rounded(static_cast<double>(tally.scores[seat]) / games) : 0.0}});
    }
    return seats;
}

Json team_json(const Study& study) {
    if (!study.team_game) return nullptr;
    const Tally& tally = study.findings.tally;
    const auto wins = static_cast<double>(tally.team_wins);
    return {{"wins", share_json(wins, static_cast<double>(tally.finished))},
            {"score", wins > 0.0 ? Json(rounded(static_cast<double>(tally.team_scores) / wins)) : Json()}};
}

Json course_json(const Study& study) {
    const Course& course = study.findings.course;
    if (study.team_game) return nullptr;
    Json half = Json::array();
    for (std::size_t rank = 1; rank < course.half_seats.size(); ++rank) {
        if (course.half_seats[rank] == 0) continue;
        half.push_back({{"rank", rank},
                        {"seats", course.half_seats[rank]},
                        {"wins", share_json(static_cast<double>(course.half_wins[rank]) / Tally::one_win,
                                            static_cast<double>(course.half_seats[rank]))}});
    }
    return {{"with_lead", course.with_lead},
            {"lead_changes", spread_of(course.lead_changes)},
            {"lead_for_good", course.lead_for_good},
            {"half_time", std::move(half)},
            {"winners", course.winners},
            {"margins", spread_of(course.margins)}};
}

Json counts_json(const Study& study, std::size_t thing, const std::vector<double>& shares) {
    Json counts = Json::object();
    for (std::size_t i = 0; i < count_count; ++i) {
        const auto count = static_cast<Count>(i);
        const Effect effect = effect_of(study.findings.census.cells(thing, count), shares);
        if (effect.games == 0) continue;
        counts[std::string(name_of(count))] = {{"games", effect.games},
                                               {"seats", effect.seats},
                                               {"wins", json_of(effect.wins)},
                                               {"more", json_of(effect.more)}};
    }
    return counts;
}

Json tables_json(const Study& study) {
    const Standouts judged = standouts(study);
    const std::vector<double> shares = usual_shares(study);
    Json tables = Json::array();
    const auto table_of = [&](const Thing& thing, Count by) -> Json& {
        for (Json& table : tables)
            if (table["name"] == thing.table) return table;
        tables.push_back({{"name", thing.table},
                          {"by", name_of(by)},
                          {"of_table", thing.of_table},
                          {"usual",
                           {{"middle", rounded(judged.usual.at(thing.table).middle)},
                            {"spread", rounded(judged.usual.at(thing.table).spread)}}},
                          {"things", Json::array()}});
        return tables.back();
    };
    for (std::size_t i = 0; i < study.things.size(); ++i) {
        const Thing& thing = study.things[i];
        Json counts = counts_json(study, i, shares);
        const Standout& one = judged.things[i];
        Json entry{{"id", thing.id}, {"name", thing.name}, {"counts", std::move(counts)}};
        if (!thing.facts.empty()) entry["facts"] = thing.facts;
        if (!thing.text.empty()) entry["text"] = thing.text;
        if (one.effect.games > 0) {
            entry["beyond"] = rounded(one.beyond);
            entry["false_alarm"] = rounded(one.false_alarm);
            entry["outlier"] = one.is_outlier;
        }
        table_of(thing, one.by)["things"].push_back(std::move(entry));
    }
    return tables;
}

Json pairs_json(const Study& study) {
    Json pairs = Json::array();
    for (const PairEffect& pair : telling_pairs(study, most_pairs)) {
        const auto named = [&](std::size_t thing) {
            return Json{{"table", study.things[thing].table}, {"name", study.things[thing].name}};
        };
        pairs.push_back({{"one", named(pair.one)},
                         {"other", named(pair.other)},
                         {"seats", pair.seats},
                         {"wins", json_of(pair.wins)},
                         {"more", json_of(pair.more)},
                         {"together", json_of(pair.together)},
                         {"false_alarm", rounded(pair.false_alarm)}});
    }
    return pairs;
}

Json ladder_json(const std::vector<Rung>& ladder, bool team_game) {
    Json rungs = Json::array();
    for (const Rung& rung : ladder) {
        rungs.push_back({{"weaker", name_of(rung.weaker)},
                         {"stronger", name_of(rung.stronger)},
                         {"games", rung.games},
                         {"wins", json_of(rung.wins)},
                         {"weaker_wins", json_of(rung.weaker_wins)},
                         {"even", team_game ? Json() : Json(rounded(rung.even))}});
    }
    return rungs;
}

} // namespace

Json page_data(const Study& study, const std::vector<Rung>& ladder, const GameInfo& game, const Pack& pack,
               const std::string& command_again) {
    const StudyRequest& request = study.request;
    const Tally& tally = study.findings.tally;
    Json options = Json::object();
    for (const auto& [name, value] : request.options) options[name] = value;
    return {
        {"format", 1},
        {"game", {{"id", game.id}, {"title", game.title}}},
        {"pack", {{"id", pack.id}, {"title", pack.title}, {"version", pack.version}, {"hash", pack.hash}}},
        {"options", std::move(options)},
        {"seed", to_hex(request.seed)},
        {"again", command_again},
        {"team_game", study.team_game},
        {"games", tally.games},
        {"finished", tally.finished},
        {"decisions", tally.decisions},
        {"seconds", rounded(study.seconds)},
        {"seats", seats_json(study)},
        {"team", team_json(study)},
        {"length", length_json(study)},
        {"course", course_json(study)},
        {"tables", tables_json(study)},
        {"pairs", pairs_json(study)},
        {"ladder", ladder_json(ladder, study.team_game)}};
}

} // namespace homestretch
