#include "server/table/replays.h"

#include "bots/hint.h"
#include "games/registry.h"
#include "server/table/messages.h"
#include "server/table/position.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

namespace {

std::unique_ptr<Match> match_after(const Replay& replay, const Pack& pack, std::size_t actions) {
    auto match = restore(replay, *find_game(replay.identity.game), pack, actions);
    check(match.has_value()); // it was played here
    return std::move(*match);
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

Answer<Json> replay_ply(const FinishedMatch& match, std::size_t ply, ReplayViewer viewer, PackShelf& packs) {
    const MatchIdentity& identity = match.replay.identity;
    const std::vector<Move>& moves = match.replay.moves;
    if (const auto missing = no_such_ply(match, ply)) return Unexpected{*missing};
    if (viewer.viewer && index_of(*viewer.viewer) >= identity.seats) {
        return refused(Code::NotFound, fmt::format("there is no seat {}; the match had seats 0 to {}",
                                                   index_of(*viewer.viewer), identity.seats - 1));
    }
    const auto pack = packs.at(identity.pack_hash);
    const auto shown = match_after(match.replay, *pack, ply == 0 ? 0 : ply - 1);
    Match& position = *shown;
    const std::size_t heard_before = ply == 0 ? 0 : position.event_count();
    if (ply > 0) check(position.act(moves[ply - 1].seat, moves[ply - 1].text).has_value());

    const SeatNames names(match.replay.players);
    Json positions = Json::array();
    for (const Seat seat : seats(identity.seats)) {
        if (viewer.all) positions.push_back(position_of(position, match.number, seat, names));
    }
    if (!viewer.all) positions.push_back(position_of(position, match.number, viewer.viewer, names));
    Json move;
    if (ply > 0) move = {{"seat", index_of(moves[ply - 1].seat)}, {"action", moves[ply - 1].text}};
    return Json{{"ply", ply},
                {"plies", moves.size()},
                {"players", match.replay.players},
                {"move", std::move(move)},
                {"positions", std::move(positions)},
                {"log", log_of(position, viewer.viewer, names, heard_before)}};
}

Json replay_hint(const FinishedMatch& match, std::size_t ply, const Pack& pack,
                 const std::optional<SearchBudget>& budget, const std::stop_token& stop) {
    const Move& move = match.replay.moves.at(ply);
    const auto position = match_after(match.replay, pack, ply);
    const Hint hint = hint_for(*position, move.seat, SeatNames(match.replay.players), budget, stop);
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
