#include "server/table/replays.h"

#include "bots/hint.h"
#include "engine/check.h"
#include "engine/replay/replay.h"
#include "games/registry.h"
#include "server/table/messages.h"
#include "server/table/position.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

namespace {

// What was heard until this ply, of the last so many, with what the last of them changed in the viewer's
// view.
struct Told {
    Json log = Json::array();
    Json frame = Json::array(); // after the last entry
};
Told told_of(const Match& match, const SeatNames& names, const ReplayViewer& viewer) {
    const std::size_t ply = match.history().size();
    const std::size_t from =
        ply > 0 && ply >= viewer.told ? match.event_count_at(ply - viewer.told) : std::size_t{0};
    Told told{.log = log_of(match, viewer.viewer, names, from)};
    if (!viewer.all) told.frame = add_frames(match, viewer.viewer, told.log);
    return told;
}

} // namespace

std::optional<Refusal> no_such_ply(const FinishedMatch& match, std::size_t ply) {
    const std::size_t last = match.replay.moves.size();
    if (ply <= last) return std::nullopt;
    return Refusal{.code = Code::NotFound,
                   .message = fmt::format("there is no ply {}; the match has plies 0 to {}", ply, last)};
}

std::string replay_file(const FinishedMatch& match) {
    return write_replay(match.replay);
}

Answer<Json> replay_ply(const FinishedMatch& match, std::size_t ply, ReplayViewer viewer,
                        ReplayShelf& replays) {
    const MatchIdentity& identity = match.replay.identity;
    const std::vector<Move>& moves = match.replay.moves;
    if (const auto missing = no_such_ply(match, ply)) return Unexpected{*missing};
    if (viewer.viewer && index_of(*viewer.viewer) >= identity.seats) {
        return refused(Code::NotFound, fmt::format("there is no seat {}; the match had seats 0 to {}",
                                                   index_of(*viewer.viewer), identity.seats - 1));
    }
    const auto shown = replays.match_at(match, ply);
    const Match& position = *shown;
    const SeatNames names(match.replay.players);
    Json positions = Json::array();
    for (const Seat seat : seats(identity.seats)) {
        if (viewer.all) positions.push_back(position_of(position, match.number, seat, names));
    }
    if (!viewer.all) positions.push_back(position_of(position, match.number, viewer.viewer, names));
    Json move;
    if (ply > 0) move = {{"seat", index_of(moves[ply - 1].seat)}, {"action", moves[ply - 1].text}};
    Told told = told_of(position, names, viewer);
    return Json{{"ply", ply},
                {"plies", moves.size()},
                {"players", match.replay.players},
                {"move", std::move(move)},
                {"positions", std::move(positions)},
                {"log", std::move(told.log)},
                {"frame", std::move(told.frame)}};
}

Json replay_hint(const FinishedMatch& match, std::size_t ply, const Pack& pack,
                 const std::optional<SearchBudget>& budget, const std::stop_token& stop) {
    const Move& move = match.replay.moves.at(ply);
    const auto position = restore(match.replay, *find_game(match.replay.identity.game), pack, ply);
    check(position.has_value()); // it was played here
    const Hint hint = hint_for(**position, move.seat, SeatNames(match.replay.players), budget, stop);
    const auto played =
        std::ranges::find(hint.advice, move.text, [](const Advice& advice) { return advice.choice.text; });
    check(played != hint.advice.end()); // it was legal
    return {{"ply", ply},
            {"seat", index_of(move.seat)},
            {"played", advice_body(*played)},
            {"iterations", hint.iterations},
            {"advice", best_advice(hint)}};
}

} // namespace homestretch::server
