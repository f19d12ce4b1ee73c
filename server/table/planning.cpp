#include "server/table/planning.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

namespace {

// To a newer thought about the same card; a suggestion to any newer one about the same player's turn, or it
// would stand in the way of what that player means to do.
bool gives_way(const PlannedPlay& old, const PlannedPlay& play) {
    const bool suggested = old.by != old.seat;
    return old.seat == play.seat && (suggested || old.card == play.card);
}

Json to_json(const PlannedPlay& play) {
    return {{"by", index_of(play.by)},
            {"seat", index_of(play.seat)},
            {"card", play.card},
            {"place", play.place},
            {"answers", play.answers}};
}

Json to_json(const std::vector<PlannedPlay>& plays) {
    Json json = Json::array();
    for (const PlannedPlay& play : plays) json.push_back(to_json(play));
    return json;
}

// The plays of one player that the preview says cannot be made.
std::vector<std::size_t> impossible(const std::vector<PlannedPlay>& plays, const Json& preview, Seat by) {
    auto left_out = preview["left_out"].get<std::vector<std::size_t>>();
    std::erase_if(left_out, [&](std::size_t play) { return plays.at(play).by != by; });
    return left_out;
}

} // namespace

Json Planning::plan_json() const {
    return to_json(plays_);
}

Answer<void> Planning::plan(const Match& match, const Plan& wish) {
    std::vector<PlannedPlay> plays = plays_;
    const auto replaced = [&](const PlannedPlay& old) {
        return old.by == wish.seat ||
               std::ranges::any_of(wish.plays, [&](const PlannedPlay& play) { return gives_way(old, play); });
    };
    std::erase_if(plays, replaced);
    plays.insert(plays.end(), wish.plays.begin(), wish.plays.end());
    if (wish.plays.empty()) { // what is left was possible before
        plays_ = std::move(plays);
        agreed_ = {};
        return {};
    }

    // As the planner sees it: nobody can plan with cards that only others know.
    const auto preview = match.preview(wish.seat, to_json(plays));
    if (!preview) return refused(Code::Illegal, preview.error().message);
    const auto wrong = impossible(plays, *preview, wish.seat);
    if (!wrong.empty()) {
        const PlannedPlay& play = plays[wrong.front()];
        return refused(Code::Illegal, fmt::format("{} cannot be played to {} as things stand; choose another "
                                                  "card or place",
                                                  play.card, play.place));
    }
    plays_ = std::move(plays);
    scope_ = preview->at("scope");
    agreed_ = {};
    return {};
}

Answer<void> Planning::agree(const Agree& wish) {
    if (plays_.empty()) return refused(Code::NotNow, "nobody has planned anything yet");
    if (wish.agree) {
        agreed_.insert(wish.seat);
    } else {
        agreed_.erase(wish.seat);
    }
    return {};
}

void Planning::keep_up(const Match& match) {
    if (plays_.empty()) return;
    const std::vector<PlannedPlay> before = plays_;
    const Json plan = plan_json();
    SeatSet planners;
    for (const PlannedPlay& play : before) planners.insert(play.by);
    std::vector<bool> kept(before.size(), true);
    for (const Seat by : planners) {
        const auto preview = match.preview(by, plan);
        if (!preview || preview->at("scope") != scope_) {
            *this = Planning();
            return;
        }
        for (const std::size_t play : impossible(before, *preview, by)) kept[play] = false;
    }
    plays_.clear();
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (kept[i]) plays_.push_back(before[i]);
    }
    if (plays_.empty()) agreed_ = {};
}

Json Planning::message(const Match& match, Viewer viewer) const {
    const Json plan = plan_json();
    Json agreed = Json::array();
    for (const Seat seat : agreed_) agreed.push_back(index_of(seat));
    Json preview;
    if (!plays_.empty()) {
        if (auto made = match.preview(viewer, plan)) preview = std::move(*made);
    }
    return {
        {"type", "plan"}, {"plays", plan}, {"agreed", std::move(agreed)}, {"preview", std::move(preview)}};
}

} // namespace homestretch::server
