#include "server/table/position.h"

#include "engine/check.h"

#include <vector>

namespace homestretch::server {

namespace {

constexpr std::size_t position_fields = 14;

Json seat_numbers(SeatSet seats) {
    Json numbers = Json::array();
    for (const Seat seat : seats) numbers.push_back(index_of(seat));
    return numbers;
}

Json rule_body(const std::string& rule) {
    return rule.empty() ? Json() : Json(rule);
}

Json choices_of(const Match& match, Seat seat, const SeatNames& names) {
    Json choices = Json::array();
    for (const Choice& choice : match.choices(seat, names)) choices.push_back(choice_body(choice));
    return choices;
}

Json blocked_for(const Match& match, Seat seat, const SeatNames& names) {
    Json blocked = Json::array();
    for (const Blocked& thing : match.blocked(seat, names)) {
        blocked.push_back({{"target", to_json(thing.target)},
                           {"reason", to_json(thing.reason)},
                           {"rule", rule_body(thing.rule)}});
    }
    return blocked;
}

} // namespace

Json seat_body(Viewer viewer) {
    return viewer ? Json(index_of(*viewer)) : Json();
}

Json choice_body(const Choice& choice) {
    Json targets = Json::array();
    for (const Target& target : choice.said.targets) targets.push_back(to_json(target));
    return {{"action", choice.text},
            {"label", choice.said.label.text()},
            {"words", to_json(choice.said.words)},
            {"targets", std::move(targets)}};
}

Json outcome_body(const Outcome& outcome) {
    if (outcome.ending == Ending::Unfinished) return nullptr;
    Json standings = Json::array();
    for (const Standing& standing : outcome.standings) {
        standings.push_back({{"score", standing.score}, {"rank", standing.rank}});
    }
    Json team;
    if (outcome.team) {
        team = {{"won", outcome.team->won}, {"score", nullptr}};
        if (outcome.team->score) team["score"] = *outcome.team->score;
    }
    return {{"ending", outcome.ending == Ending::Void ? "void" : "finished"},
            {"standings", std::move(standings)},
            {"team", std::move(team)}};
}

Json log_of(const Match& match, Viewer viewer, const SeatNames& names, std::size_t from) {
    Json log = Json::array();
    for (Telling& telling : match.story(viewer, names, from)) {
        log.push_back({{"ply", telling.ply},
                       {"kind", std::move(telling.kind)},
                       {"words", to_json(telling.words)},
                       {"details", telling.details.is_null() ? Json::object() : std::move(telling.details)}});
    }
    return log;
}

Json add_frames(const Match& match, Viewer viewer, Json& log) {
    std::vector<Json> frames = match.frames(viewer);
    if (frames.empty()) return Json::array();
    const std::size_t entries = frames.size() - 1;
    check(log.size() >= entries);
    for (std::size_t i = 0; i < entries; ++i) {
        if (!frames[i].empty()) log[log.size() - entries + i]["frame"] = std::move(frames[i]);
    }
    return std::move(frames.back());
}

Json position_of(const Match& match, std::size_t number, Viewer viewer, const SeatNames& names) {
    Json position = next_position_of(match, number, viewer, names);
    position["view"] = match.view(viewer);
    return position;
}

Json next_position_of(const Match& match, std::size_t number, Viewer viewer, const SeatNames& names) {
    const Question question = match.question(viewer);
    Json position = object_with_room(position_fields);
    position["number"] = number;
    position["viewer"] = seat_body(viewer);
    position["ply"] = match.history().size();
    position["epoch"] = 1; // nothing was taken back, unless a table knows better
    position["log_size"] = match.event_count();
    position["pending"] = seat_numbers(match.pending());
    position["question"] = {{"eyebrow", to_json(question.phase)},
                            {"headline", to_json(question.ask)},
                            {"rule", rule_body(question.rule)}};
    position["decision"] = nullptr;
    position["choices"] = viewer ? choices_of(match, *viewer, names) : Json::array();
    position["blocked"] = viewer ? blocked_for(match, *viewer, names) : Json::array();
    position["clock"] = nullptr;
    position["undo"] = "none";
    position["outcome"] = outcome_body(match.outcome());
    return position;
}

} // namespace homestretch::server
